; SPDX-License-Identifier: Apache-2.0
; Copyright The Peerlane Authors
; Made by ptx.py.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pl_array_device = type { i64, i32, i32, i64, [29 x i64] }
%struct.pl_array_warp = type { %struct.taker, i32, i32, i32 }
%struct.taker = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, [8 x i32] }
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
  store i32 0, i32* %106, align 4, !tbaa.struct !37
  %107 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 10
  store i32 0, i32* %107, align 8, !tbaa.struct !38
  %108 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 2
  store i32 0, i32* %109, align 4, !tbaa !39
  %110 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 3
  store i32 0, i32* %110, align 8, !tbaa !40
  %111 = bitcast i64* %108 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %111, i8 0, i64 40, i1 false) #7
  %112 = lshr i32 %20, 5
  %113 = zext i32 %112 to i64
  %114 = icmp ult i64 %113, %2
  br i1 %114, label %115, label %123

115:                                              ; preds = %89
  %116 = inttoptr i64 %1 to i64*
  %117 = icmp eq i64 %6, 0
  %118 = icmp ne i64 %5, 0
  %119 = add i64 %5, 8
  %120 = inttoptr i64 %119 to i64 addrspace(1)*
  %121 = lshr i32 %23, 5
  %122 = zext i32 %121 to i64
  br label %237

123:                                              ; preds = %279, %89
  %124 = phi i32 [ 0, %89 ], [ %271, %279 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !41
  %125 = load i32, i32* %97, align 8, !tbaa !42
  %126 = icmp ne i32 %125, 0
  %127 = load i32, i32* %34, align 8
  %128 = icmp eq i32 %127, 71
  %129 = select i1 %126, i1 true, i1 %128
  br i1 %129, label %236, label %130

130:                                              ; preds = %123
  %131 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %132 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 12, i64 0
  %133 = load i32, i32* %132, align 8, !tbaa !9
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %163, label %158

135:                                              ; preds = %226
  %136 = load i32, i32* %97, align 8, !tbaa !43
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %150

138:                                              ; preds = %135
  %139 = and i32 %227, 63
  %140 = zext i32 %139 to i64
  %141 = shl nuw i64 1, %140
  %142 = lshr i32 %227, 3
  %143 = and i32 %142, 536870904
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 5
  %146 = load i64, i64* %145, align 8, !tbaa !44
  %147 = add i64 %146, %144
  %148 = inttoptr i64 %147 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %148, i64 %141) #10, !srcloc !45
  %149 = load i32, i32* %97, align 8, !tbaa !43
  br label %150

150:                                              ; preds = %138, %135
  %151 = phi i32 [ %149, %138 ], [ %136, %135 ]
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %157

153:                                              ; preds = %150
  %154 = load i64, i64* %131, align 8, !tbaa !19
  %155 = add i64 %154, 136
  %156 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %155, i64 -1) #10, !srcloc !23
  br label %157

157:                                              ; preds = %153, %150
  store i32 -1, i32* %104, align 4, !tbaa !46
  store i32 0, i32* %106, align 4, !tbaa !47
  br label %229

158:                                              ; preds = %130
  %159 = zext i32 %133 to i64
  %160 = load i64, i64* %131, align 8, !tbaa !19
  %161 = add i64 %160, 72
  %162 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %161, i64 %159) #10, !srcloc !23
  br label %163

163:                                              ; preds = %158, %130
  %164 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 12, i64 1
  %165 = load i32, i32* %164, align 4, !tbaa !9
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:                                              ; preds = %163
  %168 = zext i32 %165 to i64
  %169 = load i64, i64* %131, align 8, !tbaa !19
  %170 = add i64 %169, 80
  %171 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %170, i64 %168) #10, !srcloc !23
  br label %172

172:                                              ; preds = %167, %163
  %173 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 12, i64 2
  %174 = load i32, i32* %173, align 8, !tbaa !9
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %172
  %177 = zext i32 %174 to i64
  %178 = load i64, i64* %131, align 8, !tbaa !19
  %179 = add i64 %178, 88
  %180 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %179, i64 %177) #10, !srcloc !23
  br label %181

181:                                              ; preds = %176, %172
  %182 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 12, i64 3
  %183 = load i32, i32* %182, align 4, !tbaa !9
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %190, label %185

185:                                              ; preds = %181
  %186 = zext i32 %183 to i64
  %187 = load i64, i64* %131, align 8, !tbaa !19
  %188 = add i64 %187, 96
  %189 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %188, i64 %186) #10, !srcloc !23
  br label %190

190:                                              ; preds = %185, %181
  %191 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 12, i64 4
  %192 = load i32, i32* %191, align 8, !tbaa !9
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %199, label %194

194:                                              ; preds = %190
  %195 = zext i32 %192 to i64
  %196 = load i64, i64* %131, align 8, !tbaa !19
  %197 = add i64 %196, 104
  %198 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %197, i64 %195) #10, !srcloc !23
  br label %199

199:                                              ; preds = %194, %190
  %200 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 12, i64 5
  %201 = load i32, i32* %200, align 4, !tbaa !9
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %208, label %203

203:                                              ; preds = %199
  %204 = zext i32 %201 to i64
  %205 = load i64, i64* %131, align 8, !tbaa !19
  %206 = add i64 %205, 112
  %207 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %206, i64 %204) #10, !srcloc !23
  br label %208

208:                                              ; preds = %203, %199
  %209 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 12, i64 6
  %210 = load i32, i32* %209, align 8, !tbaa !9
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %217, label %212

212:                                              ; preds = %208
  %213 = zext i32 %210 to i64
  %214 = load i64, i64* %131, align 8, !tbaa !19
  %215 = add i64 %214, 120
  %216 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %215, i64 %213) #10, !srcloc !23
  br label %217

217:                                              ; preds = %212, %208
  %218 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 12, i64 7
  %219 = load i32, i32* %218, align 4, !tbaa !9
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %226, label %221

221:                                              ; preds = %217
  %222 = zext i32 %219 to i64
  %223 = load i64, i64* %131, align 8, !tbaa !19
  %224 = add i64 %223, 128
  %225 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %224, i64 %222) #10, !srcloc !23
  br label %226

226:                                              ; preds = %221, %217
  %227 = load i32, i32* %104, align 4, !tbaa !46
  %228 = icmp eq i32 %227, -1
  br i1 %228, label %229, label %135

229:                                              ; preds = %226, %157
  %230 = load i64, i64* %131, align 8, !tbaa !19
  %231 = load i32, i32* %103, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %232 = icmp eq i32 %231, 0
  %233 = select i1 %232, i64 16, i64 24
  %234 = add i64 %233, %230
  %235 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %234, i64 -1) #10, !srcloc !23
  br label %236

236:                                              ; preds = %123, %229
  store i32 108, i32* %34, align 8, !tbaa !15
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !50
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %31) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #7
  ret i32 %124

237:                                              ; preds = %282, %115
  %238 = phi i32 [ %95, %115 ], [ %283, %282 ]
  %239 = phi i32 [ 0, %115 ], [ %271, %282 ]
  %240 = phi i64 [ %113, %115 ], [ %280, %282 ]
  %241 = icmp eq i32 %238, 0
  br i1 %241, label %242, label %247

242:                                              ; preds = %237
  %243 = getelementptr inbounds i64, i64* %116, i64 %240
  %244 = ptrtoint i64* %243 to i64
  %245 = inttoptr i64 %244 to i64 addrspace(1)*
  %246 = load volatile i64, i64 addrspace(1)* %245, align 8, !tbaa !5
  br label %247

247:                                              ; preds = %237, %242
  %248 = phi i64 [ %246, %242 ], [ 0, %237 ]
  %249 = trunc i64 %248 to i32
  %250 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %249, i32 0, i32 31) #7
  %251 = lshr i64 %248, 32
  %252 = trunc i64 %251 to i32
  %253 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %252, i32 0, i32 31) #7
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %254 = zext i32 %253 to i64
  %255 = shl nuw i64 %254, 32
  %256 = zext i32 %250 to i64
  %257 = or i64 %255, %256
  %258 = icmp ult i64 %257, %30
  %259 = mul i64 %257, %3
  %260 = select i1 %258, i64 %259, i64 -1
  %261 = mul i64 %240, %3
  %262 = add i64 %261, %4
  br i1 %117, label %265, label %263

263:                                              ; preds = %247
  %264 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %260, i64 noundef %3, i64 noundef %262) #10
  br label %267

265:                                              ; preds = %247
  %266 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %260, i64 noundef %3, i64 noundef %262) #10
  br label %267

267:                                              ; preds = %265, %263
  %268 = phi i32 [ %264, %263 ], [ %266, %265 ]
  %269 = icmp ne i32 %268, 0
  %270 = zext i1 %269 to i32
  %271 = add nuw nsw i32 %239, %270
  %272 = and i1 %118, %269
  %273 = load i32, i32* %97, align 8
  %274 = icmp eq i32 %273, 0
  %275 = select i1 %272, i1 %274, i1 false
  br i1 %275, label %276, label %279

276:                                              ; preds = %267
  %277 = sext i32 %268 to i64
  %278 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5, i64 1) #10, !srcloc !23
  store volatile i64 %277, i64 addrspace(1)* %120, align 8, !tbaa !5
  br label %279

279:                                              ; preds = %276, %267
  %280 = add i64 %240, %122
  %281 = icmp ult i64 %280, %2
  br i1 %281, label %282, label %123, !llvm.loop !51

282:                                              ; preds = %279
  %283 = load i32, i32* %97, align 8, !tbaa !42
  br label %237
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
  store i32 0, i32* %84, align 4, !tbaa.struct !37
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 10
  store i32 0, i32* %85, align 8, !tbaa.struct !38
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %87, align 4, !tbaa !39
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %88, align 8, !tbaa !40
  %89 = bitcast i64* %86 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %89, i8 0, i64 40, i1 false) #7
  %90 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !41
  %91 = load i32, i32* %75, align 8, !tbaa !42
  %92 = icmp ne i32 %91, 0
  %93 = load i32, i32* %12, align 8
  %94 = icmp eq i32 %93, 71
  %95 = select i1 %92, i1 true, i1 %94
  br i1 %95, label %202, label %96

96:                                               ; preds = %67
  %97 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %98 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 0
  %99 = load i32, i32* %98, align 8, !tbaa !9
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %129, label %124

101:                                              ; preds = %192
  %102 = load i32, i32* %75, align 8, !tbaa !43
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %116

104:                                              ; preds = %101
  %105 = and i32 %193, 63
  %106 = zext i32 %105 to i64
  %107 = shl nuw i64 1, %106
  %108 = lshr i32 %193, 3
  %109 = and i32 %108, 536870904
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %112 = load i64, i64* %111, align 8, !tbaa !44
  %113 = add i64 %112, %110
  %114 = inttoptr i64 %113 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %114, i64 %107) #10, !srcloc !45
  %115 = load i32, i32* %75, align 8, !tbaa !43
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
  store i32 -1, i32* %82, align 4, !tbaa !46
  store i32 0, i32* %84, align 4, !tbaa !47
  br label %195

124:                                              ; preds = %96
  %125 = zext i32 %99 to i64
  %126 = load i64, i64* %97, align 8, !tbaa !19
  %127 = add i64 %126, 72
  %128 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %127, i64 %125) #10, !srcloc !23
  br label %129

129:                                              ; preds = %124, %96
  %130 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 1
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
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 2
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
  %148 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 3
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
  %157 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 4
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
  %166 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 5
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
  %175 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 6
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
  %184 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 7
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
  %193 = load i32, i32* %82, align 4, !tbaa !46
  %194 = icmp eq i32 %193, -1
  br i1 %194, label %195, label %101

195:                                              ; preds = %192, %123
  %196 = load i64, i64* %97, align 8, !tbaa !19
  %197 = load i32, i32* %81, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %198 = icmp eq i32 %197, 0
  %199 = select i1 %198, i64 16, i64 24
  %200 = add i64 %199, %196
  %201 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %200, i64 -1) #10, !srcloc !23
  br label %202

202:                                              ; preds = %67, %195
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #7
  ret i32 %90
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
  %22 = load i32, i32* %21, align 4, !tbaa !39
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 35
  br label %25

25:                                               ; preds = %20, %17
  %26 = phi i32 [ %24, %20 ], [ %18, %17 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %5798

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %32 = bitcast i64* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !53
  %34 = shl nuw i32 1, %33
  %35 = add i64 %3, %2
  %36 = icmp ugt i64 %35, %2
  br i1 %36, label %37, label %5798

37:                                               ; preds = %28
  %38 = add i32 %34, -1
  %39 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 5
  %40 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %41 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 25
  %42 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 11
  %43 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %44 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 10
  %45 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %46 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %47 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 24
  %48 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 23
  %49 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11
  %50 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %51 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 6
  %52 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %53 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 3
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
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 14
  %75 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 15
  %76 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 12
  %77 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 17
  %78 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %79 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 5
  %80 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 9
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 4
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 2
  br label %83

83:                                               ; preds = %5791, %37
  %84 = phi i64 [ %4, %37 ], [ %5794, %5791 ]
  %85 = phi i64 [ %2, %37 ], [ %5793, %5791 ]
  %86 = trunc i64 %85 to i32
  %87 = and i32 %38, %86
  %88 = sub i32 %34, %87
  %89 = sub i64 %35, %85
  %90 = zext i32 %88 to i64
  %91 = icmp ult i64 %89, %90
  %92 = select i1 %91, i64 %89, i64 %90
  %93 = load i32, i32* %39, align 4, !tbaa !54
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %4593

95:                                               ; preds = %83
  %96 = load i64, i64* %40, align 8, !tbaa !25
  %97 = icmp ugt i64 %96, %85
  br i1 %97, label %100, label %98

98:                                               ; preds = %95
  %99 = sub i64 0, %84
  br label %839

100:                                              ; preds = %95
  %101 = sub i64 %96, %85
  %102 = icmp ugt i64 %101, %89
  %103 = select i1 %102, i64 %89, i64 %101
  %104 = load i64, i64* %52, align 8, !tbaa !55
  %105 = add i64 %104, %85
  %106 = load i32, i32* %45, align 8, !tbaa !43
  %107 = load i32, i32* %50, align 4, !tbaa !56
  %108 = xor i64 %105, %84
  %109 = and i64 %108, 15
  %110 = icmp eq i64 %109, 0
  %111 = and i64 %108, 3
  %112 = icmp eq i64 %111, 0
  %113 = select i1 %112, i64 4, i64 1
  %114 = select i1 %110, i64 16, i64 %113
  %115 = sub i64 0, %84
  %116 = add nsw i64 %114, -1
  %117 = and i64 %116, %115
  %118 = or i64 %103, %84
  %119 = or i64 %118, %105
  %120 = and i64 %119, 15
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %122, label %380, !prof !57

122:                                              ; preds = %100
  %123 = shl i32 %107, 7
  %124 = zext i32 %123 to i64
  %125 = icmp eq i64 %103, %124
  br i1 %125, label %126, label %182

126:                                              ; preds = %122
  %127 = shl i32 %106, 4
  %128 = zext i32 %127 to i64
  %129 = add i64 %84, %128
  %130 = add i64 %105, %128
  %131 = shl i32 %107, 4
  %132 = inttoptr i64 %130 to <4 x i32> addrspace(1)*
  %133 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %132, align 16, !tbaa !11
  %134 = zext i32 %131 to i64
  %135 = add i64 %130, %134
  %136 = inttoptr i64 %135 to <4 x i32> addrspace(1)*
  %137 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %136, align 16, !tbaa !11
  %138 = shl i32 %107, 5
  %139 = zext i32 %138 to i64
  %140 = add i64 %130, %139
  %141 = inttoptr i64 %140 to <4 x i32> addrspace(1)*
  %142 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %141, align 16, !tbaa !11
  %143 = mul i32 %107, 48
  %144 = zext i32 %143 to i64
  %145 = add i64 %130, %144
  %146 = inttoptr i64 %145 to <4 x i32> addrspace(1)*
  %147 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %146, align 16, !tbaa !11
  %148 = shl i32 %107, 6
  %149 = zext i32 %148 to i64
  %150 = add i64 %130, %149
  %151 = inttoptr i64 %150 to <4 x i32> addrspace(1)*
  %152 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %151, align 16, !tbaa !11
  %153 = mul i32 %107, 80
  %154 = zext i32 %153 to i64
  %155 = add i64 %130, %154
  %156 = inttoptr i64 %155 to <4 x i32> addrspace(1)*
  %157 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %156, align 16, !tbaa !11
  %158 = mul i32 %107, 96
  %159 = zext i32 %158 to i64
  %160 = add i64 %130, %159
  %161 = inttoptr i64 %160 to <4 x i32> addrspace(1)*
  %162 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %161, align 16, !tbaa !11
  %163 = mul i32 %107, 112
  %164 = zext i32 %163 to i64
  %165 = add i64 %130, %164
  %166 = inttoptr i64 %165 to <4 x i32> addrspace(1)*
  %167 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %166, align 16, !tbaa !11
  %168 = inttoptr i64 %129 to <4 x i32> addrspace(1)*
  store <4 x i32> %133, <4 x i32> addrspace(1)* %168, align 16, !tbaa !11
  %169 = add i64 %129, %134
  %170 = inttoptr i64 %169 to <4 x i32> addrspace(1)*
  store <4 x i32> %137, <4 x i32> addrspace(1)* %170, align 16, !tbaa !11
  %171 = add i64 %129, %139
  %172 = inttoptr i64 %171 to <4 x i32> addrspace(1)*
  store <4 x i32> %142, <4 x i32> addrspace(1)* %172, align 16, !tbaa !11
  %173 = add i64 %129, %144
  %174 = inttoptr i64 %173 to <4 x i32> addrspace(1)*
  store <4 x i32> %147, <4 x i32> addrspace(1)* %174, align 16, !tbaa !11
  %175 = add i64 %129, %149
  %176 = inttoptr i64 %175 to <4 x i32> addrspace(1)*
  store <4 x i32> %152, <4 x i32> addrspace(1)* %176, align 16, !tbaa !11
  %177 = add i64 %129, %154
  %178 = inttoptr i64 %177 to <4 x i32> addrspace(1)*
  store <4 x i32> %157, <4 x i32> addrspace(1)* %178, align 16, !tbaa !11
  %179 = add i64 %129, %159
  %180 = inttoptr i64 %179 to <4 x i32> addrspace(1)*
  store <4 x i32> %162, <4 x i32> addrspace(1)* %180, align 16, !tbaa !11
  %181 = add i64 %129, %164
  br label %832

182:                                              ; preds = %122
  %183 = lshr i64 %103, 4
  %184 = zext i32 %106 to i64
  %185 = mul i32 %107, 7
  %186 = zext i32 %185 to i64
  %187 = add nuw nsw i64 %186, %184
  %188 = icmp ult i64 %187, %183
  br i1 %188, label %189, label %263

189:                                              ; preds = %182
  %190 = shl i32 %107, 3
  %191 = zext i32 %190 to i64
  %192 = zext i32 %107 to i64
  %193 = shl i32 %107, 1
  %194 = zext i32 %193 to i64
  %195 = mul i32 %107, 3
  %196 = zext i32 %195 to i64
  %197 = shl i32 %107, 2
  %198 = zext i32 %197 to i64
  %199 = mul i32 %107, 5
  %200 = zext i32 %199 to i64
  %201 = mul i32 %107, 6
  %202 = zext i32 %201 to i64
  br label %203

203:                                              ; preds = %203, %189
  %204 = phi i64 [ %184, %189 ], [ %260, %203 ]
  %205 = shl i64 %204, 4
  %206 = add i64 %205, %105
  %207 = inttoptr i64 %206 to <4 x i32> addrspace(1)*
  %208 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %207, align 16, !tbaa !11
  %209 = add i64 %204, %192
  %210 = shl i64 %209, 4
  %211 = add i64 %210, %105
  %212 = inttoptr i64 %211 to <4 x i32> addrspace(1)*
  %213 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %212, align 16, !tbaa !11
  %214 = add i64 %204, %194
  %215 = shl i64 %214, 4
  %216 = add i64 %215, %105
  %217 = inttoptr i64 %216 to <4 x i32> addrspace(1)*
  %218 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %217, align 16, !tbaa !11
  %219 = add i64 %204, %196
  %220 = shl i64 %219, 4
  %221 = add i64 %220, %105
  %222 = inttoptr i64 %221 to <4 x i32> addrspace(1)*
  %223 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %222, align 16, !tbaa !11
  %224 = add i64 %204, %198
  %225 = shl i64 %224, 4
  %226 = add i64 %225, %105
  %227 = inttoptr i64 %226 to <4 x i32> addrspace(1)*
  %228 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %227, align 16, !tbaa !11
  %229 = add i64 %204, %200
  %230 = shl i64 %229, 4
  %231 = add i64 %230, %105
  %232 = inttoptr i64 %231 to <4 x i32> addrspace(1)*
  %233 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %232, align 16, !tbaa !11
  %234 = add i64 %204, %202
  %235 = shl i64 %234, 4
  %236 = add i64 %235, %105
  %237 = inttoptr i64 %236 to <4 x i32> addrspace(1)*
  %238 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %237, align 16, !tbaa !11
  %239 = add i64 %204, %186
  %240 = shl i64 %239, 4
  %241 = add i64 %240, %105
  %242 = inttoptr i64 %241 to <4 x i32> addrspace(1)*
  %243 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %242, align 16, !tbaa !11
  %244 = add i64 %205, %84
  %245 = inttoptr i64 %244 to <4 x i32> addrspace(1)*
  store <4 x i32> %208, <4 x i32> addrspace(1)* %245, align 16, !tbaa !11
  %246 = add i64 %210, %84
  %247 = inttoptr i64 %246 to <4 x i32> addrspace(1)*
  store <4 x i32> %213, <4 x i32> addrspace(1)* %247, align 16, !tbaa !11
  %248 = add i64 %215, %84
  %249 = inttoptr i64 %248 to <4 x i32> addrspace(1)*
  store <4 x i32> %218, <4 x i32> addrspace(1)* %249, align 16, !tbaa !11
  %250 = add i64 %220, %84
  %251 = inttoptr i64 %250 to <4 x i32> addrspace(1)*
  store <4 x i32> %223, <4 x i32> addrspace(1)* %251, align 16, !tbaa !11
  %252 = add i64 %225, %84
  %253 = inttoptr i64 %252 to <4 x i32> addrspace(1)*
  store <4 x i32> %228, <4 x i32> addrspace(1)* %253, align 16, !tbaa !11
  %254 = add i64 %230, %84
  %255 = inttoptr i64 %254 to <4 x i32> addrspace(1)*
  store <4 x i32> %233, <4 x i32> addrspace(1)* %255, align 16, !tbaa !11
  %256 = add i64 %235, %84
  %257 = inttoptr i64 %256 to <4 x i32> addrspace(1)*
  store <4 x i32> %238, <4 x i32> addrspace(1)* %257, align 16, !tbaa !11
  %258 = add i64 %240, %84
  %259 = inttoptr i64 %258 to <4 x i32> addrspace(1)*
  store <4 x i32> %243, <4 x i32> addrspace(1)* %259, align 16, !tbaa !11
  %260 = add i64 %204, %191
  %261 = add i64 %260, %186
  %262 = icmp ult i64 %261, %183
  br i1 %262, label %203, label %263, !llvm.loop !58

263:                                              ; preds = %203, %182
  %264 = phi i64 [ %184, %182 ], [ %260, %203 ]
  %265 = icmp ult i64 %264, %183
  br i1 %265, label %266, label %836

266:                                              ; preds = %263
  %267 = shl i64 %264, 4
  %268 = add i64 %267, %105
  %269 = inttoptr i64 %268 to <4 x i32> addrspace(1)*
  %270 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %269, align 16, !tbaa !11
  %271 = zext i32 %107 to i64
  %272 = add i64 %264, %271
  %273 = icmp ult i64 %272, %183
  br i1 %273, label %274, label %279

274:                                              ; preds = %266
  %275 = shl i64 %272, 4
  %276 = add i64 %275, %105
  %277 = inttoptr i64 %276 to <4 x i32> addrspace(1)*
  %278 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %277, align 16, !tbaa !11
  br label %279

279:                                              ; preds = %274, %266
  %280 = phi <4 x i32> [ %278, %274 ], [ zeroinitializer, %266 ]
  %281 = shl i32 %107, 1
  %282 = zext i32 %281 to i64
  %283 = add i64 %264, %282
  %284 = icmp ult i64 %283, %183
  br i1 %284, label %285, label %290

285:                                              ; preds = %279
  %286 = shl i64 %283, 4
  %287 = add i64 %286, %105
  %288 = inttoptr i64 %287 to <4 x i32> addrspace(1)*
  %289 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %288, align 16, !tbaa !11
  br label %290

290:                                              ; preds = %285, %279
  %291 = phi <4 x i32> [ %289, %285 ], [ zeroinitializer, %279 ]
  %292 = mul i32 %107, 3
  %293 = zext i32 %292 to i64
  %294 = add i64 %264, %293
  %295 = icmp ult i64 %294, %183
  br i1 %295, label %296, label %301

296:                                              ; preds = %290
  %297 = shl i64 %294, 4
  %298 = add i64 %297, %105
  %299 = inttoptr i64 %298 to <4 x i32> addrspace(1)*
  %300 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %299, align 16, !tbaa !11
  br label %301

301:                                              ; preds = %296, %290
  %302 = phi <4 x i32> [ %300, %296 ], [ zeroinitializer, %290 ]
  %303 = shl i32 %107, 2
  %304 = zext i32 %303 to i64
  %305 = add i64 %264, %304
  %306 = icmp ult i64 %305, %183
  br i1 %306, label %307, label %312

307:                                              ; preds = %301
  %308 = shl i64 %305, 4
  %309 = add i64 %308, %105
  %310 = inttoptr i64 %309 to <4 x i32> addrspace(1)*
  %311 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %310, align 16, !tbaa !11
  br label %312

312:                                              ; preds = %307, %301
  %313 = phi <4 x i32> [ %311, %307 ], [ zeroinitializer, %301 ]
  %314 = mul i32 %107, 5
  %315 = zext i32 %314 to i64
  %316 = add i64 %264, %315
  %317 = icmp ult i64 %316, %183
  br i1 %317, label %318, label %323

318:                                              ; preds = %312
  %319 = shl i64 %316, 4
  %320 = add i64 %319, %105
  %321 = inttoptr i64 %320 to <4 x i32> addrspace(1)*
  %322 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %321, align 16, !tbaa !11
  br label %323

323:                                              ; preds = %318, %312
  %324 = phi <4 x i32> [ %322, %318 ], [ zeroinitializer, %312 ]
  %325 = mul i32 %107, 6
  %326 = zext i32 %325 to i64
  %327 = add i64 %264, %326
  %328 = icmp ult i64 %327, %183
  br i1 %328, label %329, label %334

329:                                              ; preds = %323
  %330 = shl i64 %327, 4
  %331 = add i64 %330, %105
  %332 = inttoptr i64 %331 to <4 x i32> addrspace(1)*
  %333 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %332, align 16, !tbaa !11
  br label %334

334:                                              ; preds = %329, %323
  %335 = phi <4 x i32> [ %333, %329 ], [ zeroinitializer, %323 ]
  %336 = add i64 %264, %186
  %337 = icmp ult i64 %336, %183
  br i1 %337, label %338, label %343

338:                                              ; preds = %334
  %339 = shl i64 %336, 4
  %340 = add i64 %339, %105
  %341 = inttoptr i64 %340 to <4 x i32> addrspace(1)*
  %342 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %341, align 16, !tbaa !11
  br label %343

343:                                              ; preds = %338, %334
  %344 = phi <4 x i32> [ %342, %338 ], [ zeroinitializer, %334 ]
  %345 = add i64 %267, %84
  %346 = inttoptr i64 %345 to <4 x i32> addrspace(1)*
  store <4 x i32> %270, <4 x i32> addrspace(1)* %346, align 16, !tbaa !11
  br i1 %273, label %347, label %351

347:                                              ; preds = %343
  %348 = shl i64 %272, 4
  %349 = add i64 %348, %84
  %350 = inttoptr i64 %349 to <4 x i32> addrspace(1)*
  store <4 x i32> %280, <4 x i32> addrspace(1)* %350, align 16, !tbaa !11
  br label %351

351:                                              ; preds = %347, %343
  br i1 %284, label %352, label %356

352:                                              ; preds = %351
  %353 = shl i64 %283, 4
  %354 = add i64 %353, %84
  %355 = inttoptr i64 %354 to <4 x i32> addrspace(1)*
  store <4 x i32> %291, <4 x i32> addrspace(1)* %355, align 16, !tbaa !11
  br label %356

356:                                              ; preds = %352, %351
  br i1 %295, label %357, label %361

357:                                              ; preds = %356
  %358 = shl i64 %294, 4
  %359 = add i64 %358, %84
  %360 = inttoptr i64 %359 to <4 x i32> addrspace(1)*
  store <4 x i32> %302, <4 x i32> addrspace(1)* %360, align 16, !tbaa !11
  br label %361

361:                                              ; preds = %357, %356
  br i1 %306, label %362, label %366

362:                                              ; preds = %361
  %363 = shl i64 %305, 4
  %364 = add i64 %363, %84
  %365 = inttoptr i64 %364 to <4 x i32> addrspace(1)*
  store <4 x i32> %313, <4 x i32> addrspace(1)* %365, align 16, !tbaa !11
  br label %366

366:                                              ; preds = %362, %361
  br i1 %317, label %367, label %371

367:                                              ; preds = %366
  %368 = shl i64 %316, 4
  %369 = add i64 %368, %84
  %370 = inttoptr i64 %369 to <4 x i32> addrspace(1)*
  store <4 x i32> %324, <4 x i32> addrspace(1)* %370, align 16, !tbaa !11
  br label %371

371:                                              ; preds = %367, %366
  br i1 %328, label %372, label %376

372:                                              ; preds = %371
  %373 = shl i64 %327, 4
  %374 = add i64 %373, %84
  %375 = inttoptr i64 %374 to <4 x i32> addrspace(1)*
  store <4 x i32> %335, <4 x i32> addrspace(1)* %375, align 16, !tbaa !11
  br label %376

376:                                              ; preds = %372, %371
  br i1 %337, label %377, label %836

377:                                              ; preds = %376
  %378 = shl i64 %336, 4
  %379 = add i64 %378, %84
  br label %832

380:                                              ; preds = %100
  %381 = icmp ult i64 %117, %103
  %382 = select i1 %381, i64 %117, i64 %103
  %383 = sub i64 %103, %382
  %384 = sub nsw i64 0, %114
  %385 = and i64 %383, %384
  switch i64 %114, label %788 [
    i64 16, label %386
    i64 4, label %587
  ]

386:                                              ; preds = %380
  %387 = add i64 %382, %84
  %388 = add i64 %382, %105
  %389 = lshr i64 %385, 4
  %390 = zext i32 %106 to i64
  %391 = mul i32 %107, 7
  %392 = zext i32 %391 to i64
  %393 = add nuw nsw i64 %392, %390
  %394 = icmp ult i64 %393, %389
  br i1 %394, label %395, label %469

395:                                              ; preds = %386
  %396 = shl i32 %107, 3
  %397 = zext i32 %396 to i64
  %398 = zext i32 %107 to i64
  %399 = shl i32 %107, 1
  %400 = zext i32 %399 to i64
  %401 = mul i32 %107, 3
  %402 = zext i32 %401 to i64
  %403 = shl i32 %107, 2
  %404 = zext i32 %403 to i64
  %405 = mul i32 %107, 5
  %406 = zext i32 %405 to i64
  %407 = mul i32 %107, 6
  %408 = zext i32 %407 to i64
  br label %409

409:                                              ; preds = %409, %395
  %410 = phi i64 [ %390, %395 ], [ %466, %409 ]
  %411 = shl i64 %410, 4
  %412 = add i64 %411, %388
  %413 = inttoptr i64 %412 to <4 x i32> addrspace(1)*
  %414 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %413, align 16, !tbaa !11
  %415 = add i64 %410, %398
  %416 = shl i64 %415, 4
  %417 = add i64 %416, %388
  %418 = inttoptr i64 %417 to <4 x i32> addrspace(1)*
  %419 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %418, align 16, !tbaa !11
  %420 = add i64 %410, %400
  %421 = shl i64 %420, 4
  %422 = add i64 %421, %388
  %423 = inttoptr i64 %422 to <4 x i32> addrspace(1)*
  %424 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %423, align 16, !tbaa !11
  %425 = add i64 %410, %402
  %426 = shl i64 %425, 4
  %427 = add i64 %426, %388
  %428 = inttoptr i64 %427 to <4 x i32> addrspace(1)*
  %429 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %428, align 16, !tbaa !11
  %430 = add i64 %410, %404
  %431 = shl i64 %430, 4
  %432 = add i64 %431, %388
  %433 = inttoptr i64 %432 to <4 x i32> addrspace(1)*
  %434 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %433, align 16, !tbaa !11
  %435 = add i64 %410, %406
  %436 = shl i64 %435, 4
  %437 = add i64 %436, %388
  %438 = inttoptr i64 %437 to <4 x i32> addrspace(1)*
  %439 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %438, align 16, !tbaa !11
  %440 = add i64 %410, %408
  %441 = shl i64 %440, 4
  %442 = add i64 %441, %388
  %443 = inttoptr i64 %442 to <4 x i32> addrspace(1)*
  %444 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %443, align 16, !tbaa !11
  %445 = add i64 %410, %392
  %446 = shl i64 %445, 4
  %447 = add i64 %446, %388
  %448 = inttoptr i64 %447 to <4 x i32> addrspace(1)*
  %449 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %448, align 16, !tbaa !11
  %450 = add i64 %411, %387
  %451 = inttoptr i64 %450 to <4 x i32> addrspace(1)*
  store <4 x i32> %414, <4 x i32> addrspace(1)* %451, align 16, !tbaa !11
  %452 = add i64 %416, %387
  %453 = inttoptr i64 %452 to <4 x i32> addrspace(1)*
  store <4 x i32> %419, <4 x i32> addrspace(1)* %453, align 16, !tbaa !11
  %454 = add i64 %421, %387
  %455 = inttoptr i64 %454 to <4 x i32> addrspace(1)*
  store <4 x i32> %424, <4 x i32> addrspace(1)* %455, align 16, !tbaa !11
  %456 = add i64 %426, %387
  %457 = inttoptr i64 %456 to <4 x i32> addrspace(1)*
  store <4 x i32> %429, <4 x i32> addrspace(1)* %457, align 16, !tbaa !11
  %458 = add i64 %431, %387
  %459 = inttoptr i64 %458 to <4 x i32> addrspace(1)*
  store <4 x i32> %434, <4 x i32> addrspace(1)* %459, align 16, !tbaa !11
  %460 = add i64 %436, %387
  %461 = inttoptr i64 %460 to <4 x i32> addrspace(1)*
  store <4 x i32> %439, <4 x i32> addrspace(1)* %461, align 16, !tbaa !11
  %462 = add i64 %441, %387
  %463 = inttoptr i64 %462 to <4 x i32> addrspace(1)*
  store <4 x i32> %444, <4 x i32> addrspace(1)* %463, align 16, !tbaa !11
  %464 = add i64 %446, %387
  %465 = inttoptr i64 %464 to <4 x i32> addrspace(1)*
  store <4 x i32> %449, <4 x i32> addrspace(1)* %465, align 16, !tbaa !11
  %466 = add i64 %410, %397
  %467 = add i64 %466, %392
  %468 = icmp ult i64 %467, %389
  br i1 %468, label %409, label %469, !llvm.loop !58

469:                                              ; preds = %409, %386
  %470 = phi i64 [ %390, %386 ], [ %466, %409 ]
  %471 = icmp ult i64 %470, %389
  br i1 %471, label %472, label %802

472:                                              ; preds = %469
  %473 = shl i64 %470, 4
  %474 = add i64 %473, %388
  %475 = inttoptr i64 %474 to <4 x i32> addrspace(1)*
  %476 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %475, align 16, !tbaa !11
  %477 = zext i32 %107 to i64
  %478 = add i64 %470, %477
  %479 = icmp ult i64 %478, %389
  br i1 %479, label %480, label %485

480:                                              ; preds = %472
  %481 = shl i64 %478, 4
  %482 = add i64 %481, %388
  %483 = inttoptr i64 %482 to <4 x i32> addrspace(1)*
  %484 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %483, align 16, !tbaa !11
  br label %485

485:                                              ; preds = %480, %472
  %486 = phi <4 x i32> [ %484, %480 ], [ zeroinitializer, %472 ]
  %487 = shl i32 %107, 1
  %488 = zext i32 %487 to i64
  %489 = add i64 %470, %488
  %490 = icmp ult i64 %489, %389
  br i1 %490, label %491, label %496

491:                                              ; preds = %485
  %492 = shl i64 %489, 4
  %493 = add i64 %492, %388
  %494 = inttoptr i64 %493 to <4 x i32> addrspace(1)*
  %495 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %494, align 16, !tbaa !11
  br label %496

496:                                              ; preds = %491, %485
  %497 = phi <4 x i32> [ %495, %491 ], [ zeroinitializer, %485 ]
  %498 = mul i32 %107, 3
  %499 = zext i32 %498 to i64
  %500 = add i64 %470, %499
  %501 = icmp ult i64 %500, %389
  br i1 %501, label %502, label %507

502:                                              ; preds = %496
  %503 = shl i64 %500, 4
  %504 = add i64 %503, %388
  %505 = inttoptr i64 %504 to <4 x i32> addrspace(1)*
  %506 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %505, align 16, !tbaa !11
  br label %507

507:                                              ; preds = %502, %496
  %508 = phi <4 x i32> [ %506, %502 ], [ zeroinitializer, %496 ]
  %509 = shl i32 %107, 2
  %510 = zext i32 %509 to i64
  %511 = add i64 %470, %510
  %512 = icmp ult i64 %511, %389
  br i1 %512, label %513, label %518

513:                                              ; preds = %507
  %514 = shl i64 %511, 4
  %515 = add i64 %514, %388
  %516 = inttoptr i64 %515 to <4 x i32> addrspace(1)*
  %517 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %516, align 16, !tbaa !11
  br label %518

518:                                              ; preds = %513, %507
  %519 = phi <4 x i32> [ %517, %513 ], [ zeroinitializer, %507 ]
  %520 = mul i32 %107, 5
  %521 = zext i32 %520 to i64
  %522 = add i64 %470, %521
  %523 = icmp ult i64 %522, %389
  br i1 %523, label %524, label %529

524:                                              ; preds = %518
  %525 = shl i64 %522, 4
  %526 = add i64 %525, %388
  %527 = inttoptr i64 %526 to <4 x i32> addrspace(1)*
  %528 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %527, align 16, !tbaa !11
  br label %529

529:                                              ; preds = %524, %518
  %530 = phi <4 x i32> [ %528, %524 ], [ zeroinitializer, %518 ]
  %531 = mul i32 %107, 6
  %532 = zext i32 %531 to i64
  %533 = add i64 %470, %532
  %534 = icmp ult i64 %533, %389
  br i1 %534, label %535, label %540

535:                                              ; preds = %529
  %536 = shl i64 %533, 4
  %537 = add i64 %536, %388
  %538 = inttoptr i64 %537 to <4 x i32> addrspace(1)*
  %539 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %538, align 16, !tbaa !11
  br label %540

540:                                              ; preds = %535, %529
  %541 = phi <4 x i32> [ %539, %535 ], [ zeroinitializer, %529 ]
  %542 = add i64 %470, %392
  %543 = icmp ult i64 %542, %389
  br i1 %543, label %544, label %549

544:                                              ; preds = %540
  %545 = shl i64 %542, 4
  %546 = add i64 %545, %388
  %547 = inttoptr i64 %546 to <4 x i32> addrspace(1)*
  %548 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %547, align 16, !tbaa !11
  br label %549

549:                                              ; preds = %544, %540
  %550 = phi <4 x i32> [ %548, %544 ], [ zeroinitializer, %540 ]
  %551 = add i64 %473, %387
  %552 = inttoptr i64 %551 to <4 x i32> addrspace(1)*
  store <4 x i32> %476, <4 x i32> addrspace(1)* %552, align 16, !tbaa !11
  br i1 %479, label %553, label %557

553:                                              ; preds = %549
  %554 = shl i64 %478, 4
  %555 = add i64 %554, %387
  %556 = inttoptr i64 %555 to <4 x i32> addrspace(1)*
  store <4 x i32> %486, <4 x i32> addrspace(1)* %556, align 16, !tbaa !11
  br label %557

557:                                              ; preds = %553, %549
  br i1 %490, label %558, label %562

558:                                              ; preds = %557
  %559 = shl i64 %489, 4
  %560 = add i64 %559, %387
  %561 = inttoptr i64 %560 to <4 x i32> addrspace(1)*
  store <4 x i32> %497, <4 x i32> addrspace(1)* %561, align 16, !tbaa !11
  br label %562

562:                                              ; preds = %558, %557
  br i1 %501, label %563, label %567

563:                                              ; preds = %562
  %564 = shl i64 %500, 4
  %565 = add i64 %564, %387
  %566 = inttoptr i64 %565 to <4 x i32> addrspace(1)*
  store <4 x i32> %508, <4 x i32> addrspace(1)* %566, align 16, !tbaa !11
  br label %567

567:                                              ; preds = %563, %562
  br i1 %512, label %568, label %572

568:                                              ; preds = %567
  %569 = shl i64 %511, 4
  %570 = add i64 %569, %387
  %571 = inttoptr i64 %570 to <4 x i32> addrspace(1)*
  store <4 x i32> %519, <4 x i32> addrspace(1)* %571, align 16, !tbaa !11
  br label %572

572:                                              ; preds = %568, %567
  br i1 %523, label %573, label %577

573:                                              ; preds = %572
  %574 = shl i64 %522, 4
  %575 = add i64 %574, %387
  %576 = inttoptr i64 %575 to <4 x i32> addrspace(1)*
  store <4 x i32> %530, <4 x i32> addrspace(1)* %576, align 16, !tbaa !11
  br label %577

577:                                              ; preds = %573, %572
  br i1 %534, label %578, label %582

578:                                              ; preds = %577
  %579 = shl i64 %533, 4
  %580 = add i64 %579, %387
  %581 = inttoptr i64 %580 to <4 x i32> addrspace(1)*
  store <4 x i32> %541, <4 x i32> addrspace(1)* %581, align 16, !tbaa !11
  br label %582

582:                                              ; preds = %578, %577
  br i1 %543, label %583, label %802

583:                                              ; preds = %582
  %584 = shl i64 %542, 4
  %585 = add i64 %584, %387
  %586 = inttoptr i64 %585 to <4 x i32> addrspace(1)*
  store <4 x i32> %550, <4 x i32> addrspace(1)* %586, align 16, !tbaa !11
  br label %802

587:                                              ; preds = %380
  %588 = add i64 %382, %84
  %589 = add i64 %382, %105
  %590 = lshr i64 %385, 2
  %591 = zext i32 %106 to i64
  %592 = mul i32 %107, 7
  %593 = zext i32 %592 to i64
  %594 = add nuw nsw i64 %593, %591
  %595 = icmp ult i64 %594, %590
  br i1 %595, label %596, label %670

596:                                              ; preds = %587
  %597 = shl i32 %107, 3
  %598 = zext i32 %597 to i64
  %599 = zext i32 %107 to i64
  %600 = shl i32 %107, 1
  %601 = zext i32 %600 to i64
  %602 = mul i32 %107, 3
  %603 = zext i32 %602 to i64
  %604 = shl i32 %107, 2
  %605 = zext i32 %604 to i64
  %606 = mul i32 %107, 5
  %607 = zext i32 %606 to i64
  %608 = mul i32 %107, 6
  %609 = zext i32 %608 to i64
  br label %610

610:                                              ; preds = %610, %596
  %611 = phi i64 [ %591, %596 ], [ %667, %610 ]
  %612 = shl i64 %611, 2
  %613 = add i64 %612, %589
  %614 = inttoptr i64 %613 to i32 addrspace(1)*
  %615 = load volatile i32, i32 addrspace(1)* %614, align 4, !tbaa !11
  %616 = add i64 %611, %599
  %617 = shl i64 %616, 2
  %618 = add i64 %617, %589
  %619 = inttoptr i64 %618 to i32 addrspace(1)*
  %620 = load volatile i32, i32 addrspace(1)* %619, align 4, !tbaa !11
  %621 = add i64 %611, %601
  %622 = shl i64 %621, 2
  %623 = add i64 %622, %589
  %624 = inttoptr i64 %623 to i32 addrspace(1)*
  %625 = load volatile i32, i32 addrspace(1)* %624, align 4, !tbaa !11
  %626 = add i64 %611, %603
  %627 = shl i64 %626, 2
  %628 = add i64 %627, %589
  %629 = inttoptr i64 %628 to i32 addrspace(1)*
  %630 = load volatile i32, i32 addrspace(1)* %629, align 4, !tbaa !11
  %631 = add i64 %611, %605
  %632 = shl i64 %631, 2
  %633 = add i64 %632, %589
  %634 = inttoptr i64 %633 to i32 addrspace(1)*
  %635 = load volatile i32, i32 addrspace(1)* %634, align 4, !tbaa !11
  %636 = add i64 %611, %607
  %637 = shl i64 %636, 2
  %638 = add i64 %637, %589
  %639 = inttoptr i64 %638 to i32 addrspace(1)*
  %640 = load volatile i32, i32 addrspace(1)* %639, align 4, !tbaa !11
  %641 = add i64 %611, %609
  %642 = shl i64 %641, 2
  %643 = add i64 %642, %589
  %644 = inttoptr i64 %643 to i32 addrspace(1)*
  %645 = load volatile i32, i32 addrspace(1)* %644, align 4, !tbaa !11
  %646 = add i64 %611, %593
  %647 = shl i64 %646, 2
  %648 = add i64 %647, %589
  %649 = inttoptr i64 %648 to i32 addrspace(1)*
  %650 = load volatile i32, i32 addrspace(1)* %649, align 4, !tbaa !11
  %651 = add i64 %612, %588
  %652 = inttoptr i64 %651 to i32 addrspace(1)*
  store i32 %615, i32 addrspace(1)* %652, align 4, !tbaa !11
  %653 = add i64 %617, %588
  %654 = inttoptr i64 %653 to i32 addrspace(1)*
  store i32 %620, i32 addrspace(1)* %654, align 4, !tbaa !11
  %655 = add i64 %622, %588
  %656 = inttoptr i64 %655 to i32 addrspace(1)*
  store i32 %625, i32 addrspace(1)* %656, align 4, !tbaa !11
  %657 = add i64 %627, %588
  %658 = inttoptr i64 %657 to i32 addrspace(1)*
  store i32 %630, i32 addrspace(1)* %658, align 4, !tbaa !11
  %659 = add i64 %632, %588
  %660 = inttoptr i64 %659 to i32 addrspace(1)*
  store i32 %635, i32 addrspace(1)* %660, align 4, !tbaa !11
  %661 = add i64 %637, %588
  %662 = inttoptr i64 %661 to i32 addrspace(1)*
  store i32 %640, i32 addrspace(1)* %662, align 4, !tbaa !11
  %663 = add i64 %642, %588
  %664 = inttoptr i64 %663 to i32 addrspace(1)*
  store i32 %645, i32 addrspace(1)* %664, align 4, !tbaa !11
  %665 = add i64 %647, %588
  %666 = inttoptr i64 %665 to i32 addrspace(1)*
  store i32 %650, i32 addrspace(1)* %666, align 4, !tbaa !11
  %667 = add i64 %611, %598
  %668 = add i64 %667, %593
  %669 = icmp ult i64 %668, %590
  br i1 %669, label %610, label %670, !llvm.loop !59

670:                                              ; preds = %610, %587
  %671 = phi i64 [ %591, %587 ], [ %667, %610 ]
  %672 = icmp ult i64 %671, %590
  br i1 %672, label %673, label %802

673:                                              ; preds = %670
  %674 = shl i64 %671, 2
  %675 = add i64 %674, %589
  %676 = inttoptr i64 %675 to i32 addrspace(1)*
  %677 = load volatile i32, i32 addrspace(1)* %676, align 4, !tbaa !11
  %678 = zext i32 %107 to i64
  %679 = add i64 %671, %678
  %680 = icmp ult i64 %679, %590
  br i1 %680, label %681, label %686

681:                                              ; preds = %673
  %682 = shl i64 %679, 2
  %683 = add i64 %682, %589
  %684 = inttoptr i64 %683 to i32 addrspace(1)*
  %685 = load volatile i32, i32 addrspace(1)* %684, align 4, !tbaa !11
  br label %686

686:                                              ; preds = %681, %673
  %687 = phi i32 [ %685, %681 ], [ 0, %673 ]
  %688 = shl i32 %107, 1
  %689 = zext i32 %688 to i64
  %690 = add i64 %671, %689
  %691 = icmp ult i64 %690, %590
  br i1 %691, label %692, label %697

692:                                              ; preds = %686
  %693 = shl i64 %690, 2
  %694 = add i64 %693, %589
  %695 = inttoptr i64 %694 to i32 addrspace(1)*
  %696 = load volatile i32, i32 addrspace(1)* %695, align 4, !tbaa !11
  br label %697

697:                                              ; preds = %692, %686
  %698 = phi i32 [ %696, %692 ], [ 0, %686 ]
  %699 = mul i32 %107, 3
  %700 = zext i32 %699 to i64
  %701 = add i64 %671, %700
  %702 = icmp ult i64 %701, %590
  br i1 %702, label %703, label %708

703:                                              ; preds = %697
  %704 = shl i64 %701, 2
  %705 = add i64 %704, %589
  %706 = inttoptr i64 %705 to i32 addrspace(1)*
  %707 = load volatile i32, i32 addrspace(1)* %706, align 4, !tbaa !11
  br label %708

708:                                              ; preds = %703, %697
  %709 = phi i32 [ %707, %703 ], [ 0, %697 ]
  %710 = shl i32 %107, 2
  %711 = zext i32 %710 to i64
  %712 = add i64 %671, %711
  %713 = icmp ult i64 %712, %590
  br i1 %713, label %714, label %719

714:                                              ; preds = %708
  %715 = shl i64 %712, 2
  %716 = add i64 %715, %589
  %717 = inttoptr i64 %716 to i32 addrspace(1)*
  %718 = load volatile i32, i32 addrspace(1)* %717, align 4, !tbaa !11
  br label %719

719:                                              ; preds = %714, %708
  %720 = phi i32 [ %718, %714 ], [ 0, %708 ]
  %721 = mul i32 %107, 5
  %722 = zext i32 %721 to i64
  %723 = add i64 %671, %722
  %724 = icmp ult i64 %723, %590
  br i1 %724, label %725, label %730

725:                                              ; preds = %719
  %726 = shl i64 %723, 2
  %727 = add i64 %726, %589
  %728 = inttoptr i64 %727 to i32 addrspace(1)*
  %729 = load volatile i32, i32 addrspace(1)* %728, align 4, !tbaa !11
  br label %730

730:                                              ; preds = %725, %719
  %731 = phi i32 [ %729, %725 ], [ 0, %719 ]
  %732 = mul i32 %107, 6
  %733 = zext i32 %732 to i64
  %734 = add i64 %671, %733
  %735 = icmp ult i64 %734, %590
  br i1 %735, label %736, label %741

736:                                              ; preds = %730
  %737 = shl i64 %734, 2
  %738 = add i64 %737, %589
  %739 = inttoptr i64 %738 to i32 addrspace(1)*
  %740 = load volatile i32, i32 addrspace(1)* %739, align 4, !tbaa !11
  br label %741

741:                                              ; preds = %736, %730
  %742 = phi i32 [ %740, %736 ], [ 0, %730 ]
  %743 = add i64 %671, %593
  %744 = icmp ult i64 %743, %590
  br i1 %744, label %745, label %750

745:                                              ; preds = %741
  %746 = shl i64 %743, 2
  %747 = add i64 %746, %589
  %748 = inttoptr i64 %747 to i32 addrspace(1)*
  %749 = load volatile i32, i32 addrspace(1)* %748, align 4, !tbaa !11
  br label %750

750:                                              ; preds = %745, %741
  %751 = phi i32 [ %749, %745 ], [ 0, %741 ]
  %752 = add i64 %674, %588
  %753 = inttoptr i64 %752 to i32 addrspace(1)*
  store i32 %677, i32 addrspace(1)* %753, align 4, !tbaa !11
  br i1 %680, label %754, label %758

754:                                              ; preds = %750
  %755 = shl i64 %679, 2
  %756 = add i64 %755, %588
  %757 = inttoptr i64 %756 to i32 addrspace(1)*
  store i32 %687, i32 addrspace(1)* %757, align 4, !tbaa !11
  br label %758

758:                                              ; preds = %754, %750
  br i1 %691, label %759, label %763

759:                                              ; preds = %758
  %760 = shl i64 %690, 2
  %761 = add i64 %760, %588
  %762 = inttoptr i64 %761 to i32 addrspace(1)*
  store i32 %698, i32 addrspace(1)* %762, align 4, !tbaa !11
  br label %763

763:                                              ; preds = %759, %758
  br i1 %702, label %764, label %768

764:                                              ; preds = %763
  %765 = shl i64 %701, 2
  %766 = add i64 %765, %588
  %767 = inttoptr i64 %766 to i32 addrspace(1)*
  store i32 %709, i32 addrspace(1)* %767, align 4, !tbaa !11
  br label %768

768:                                              ; preds = %764, %763
  br i1 %713, label %769, label %773

769:                                              ; preds = %768
  %770 = shl i64 %712, 2
  %771 = add i64 %770, %588
  %772 = inttoptr i64 %771 to i32 addrspace(1)*
  store i32 %720, i32 addrspace(1)* %772, align 4, !tbaa !11
  br label %773

773:                                              ; preds = %769, %768
  br i1 %724, label %774, label %778

774:                                              ; preds = %773
  %775 = shl i64 %723, 2
  %776 = add i64 %775, %588
  %777 = inttoptr i64 %776 to i32 addrspace(1)*
  store i32 %731, i32 addrspace(1)* %777, align 4, !tbaa !11
  br label %778

778:                                              ; preds = %774, %773
  br i1 %735, label %779, label %783

779:                                              ; preds = %778
  %780 = shl i64 %734, 2
  %781 = add i64 %780, %588
  %782 = inttoptr i64 %781 to i32 addrspace(1)*
  store i32 %742, i32 addrspace(1)* %782, align 4, !tbaa !11
  br label %783

783:                                              ; preds = %779, %778
  br i1 %744, label %784, label %802

784:                                              ; preds = %783
  %785 = shl i64 %743, 2
  %786 = add i64 %785, %588
  %787 = inttoptr i64 %786 to i32 addrspace(1)*
  store i32 %751, i32 addrspace(1)* %787, align 4, !tbaa !11
  br label %802

788:                                              ; preds = %380
  %789 = zext i32 %106 to i64
  %790 = icmp ugt i64 %103, %789
  br i1 %790, label %791, label %836

791:                                              ; preds = %788
  %792 = zext i32 %107 to i64
  br label %793

793:                                              ; preds = %793, %791
  %794 = phi i64 [ %789, %791 ], [ %800, %793 ]
  %795 = add i64 %794, %105
  %796 = inttoptr i64 %795 to i8 addrspace(1)*
  %797 = load volatile i8, i8 addrspace(1)* %796, align 1, !tbaa !11
  %798 = add i64 %794, %84
  %799 = inttoptr i64 %798 to i8 addrspace(1)*
  store i8 %797, i8 addrspace(1)* %799, align 1, !tbaa !11
  %800 = add i64 %794, %792
  %801 = icmp ult i64 %800, %103
  br i1 %801, label %793, label %836, !llvm.loop !60

802:                                              ; preds = %784, %783, %670, %583, %582, %469
  %803 = phi i64 [ %591, %784 ], [ %591, %783 ], [ %591, %670 ], [ %390, %583 ], [ %390, %582 ], [ %390, %469 ]
  %804 = icmp ugt i64 %382, %803
  br i1 %804, label %805, label %816

805:                                              ; preds = %802
  %806 = zext i32 %107 to i64
  br label %807

807:                                              ; preds = %807, %805
  %808 = phi i64 [ %803, %805 ], [ %814, %807 ]
  %809 = add i64 %808, %105
  %810 = inttoptr i64 %809 to i8 addrspace(1)*
  %811 = load volatile i8, i8 addrspace(1)* %810, align 1, !tbaa !11
  %812 = add i64 %808, %84
  %813 = inttoptr i64 %812 to i8 addrspace(1)*
  store i8 %811, i8 addrspace(1)* %813, align 1, !tbaa !11
  %814 = add i64 %808, %806
  %815 = icmp ult i64 %814, %382
  br i1 %815, label %807, label %816, !llvm.loop !60

816:                                              ; preds = %807, %802
  %817 = add i64 %385, %382
  %818 = sub i64 %103, %817
  %819 = icmp ugt i64 %818, %803
  br i1 %819, label %820, label %836

820:                                              ; preds = %816
  %821 = zext i32 %107 to i64
  br label %822

822:                                              ; preds = %822, %820
  %823 = phi i64 [ %803, %820 ], [ %830, %822 ]
  %824 = add i64 %823, %817
  %825 = add i64 %824, %105
  %826 = inttoptr i64 %825 to i8 addrspace(1)*
  %827 = load volatile i8, i8 addrspace(1)* %826, align 1, !tbaa !11
  %828 = add i64 %824, %84
  %829 = inttoptr i64 %828 to i8 addrspace(1)*
  store i8 %827, i8 addrspace(1)* %829, align 1, !tbaa !11
  %830 = add i64 %823, %821
  %831 = icmp ult i64 %830, %818
  br i1 %831, label %822, label %836, !llvm.loop !60

832:                                              ; preds = %377, %126
  %833 = phi i64 [ %379, %377 ], [ %181, %126 ]
  %834 = phi <4 x i32> [ %344, %377 ], [ %167, %126 ]
  %835 = inttoptr i64 %833 to <4 x i32> addrspace(1)*
  store <4 x i32> %834, <4 x i32> addrspace(1)* %835, align 16, !tbaa !11
  br label %836

836:                                              ; preds = %822, %793, %832, %816, %788, %376, %263
  %837 = load i32, i32* %53, align 4, !tbaa !9
  %838 = add i32 %837, 1
  store i32 %838, i32* %53, align 4, !tbaa !9
  br label %1675

839:                                              ; preds = %1670, %98
  %840 = load i64, i64* %41, align 8, !tbaa !61
  %841 = add i64 %840, %85
  %842 = load i32, i32* %42, align 4, !tbaa !26
  %843 = zext i32 %842 to i64
  %844 = shl nuw i64 1, %843
  %845 = add i64 %844, -1
  %846 = and i64 %845, %841
  %847 = icmp eq i32 %842, 0
  br i1 %847, label %905, label %848

848:                                              ; preds = %839
  %849 = load i32, i32* %43, align 8, !tbaa !62
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %905

851:                                              ; preds = %848
  %852 = load i32, i32* %44, align 8, !tbaa !63
  %853 = icmp eq i32 %852, 0
  br i1 %853, label %854, label %884

854:                                              ; preds = %851
  %855 = load i32, i32* %45, align 8, !tbaa !43
  %856 = icmp eq i32 %855, 0
  br i1 %856, label %857, label %862

857:                                              ; preds = %854
  %858 = load i64, i64* %46, align 8, !tbaa !19
  %859 = add i64 %858, 32
  %860 = inttoptr i64 %859 to i64 addrspace(1)*
  %861 = load volatile i64, i64 addrspace(1)* %860, align 8, !tbaa !5
  br label %862

862:                                              ; preds = %857, %854
  %863 = phi i64 [ %861, %857 ], [ 0, %854 ]
  %864 = trunc i64 %863 to i32
  %865 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %864, i32 0, i32 31) #7
  %866 = lshr i64 %863, 32
  %867 = trunc i64 %866 to i32
  %868 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %867, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %869 = load i32, i32* %44, align 8, !tbaa !63
  %870 = icmp eq i32 %869, %865
  br i1 %870, label %884, label %871

871:                                              ; preds = %862
  store i32 %865, i32* %44, align 8, !tbaa !63
  %872 = icmp eq i32 %865, 0
  br i1 %872, label %882, label %873

873:                                              ; preds = %871
  %874 = zext i32 %865 to i64
  %875 = shl nuw nsw i64 %874, 3
  %876 = and i64 %875, 8
  %877 = xor i64 %876, 8
  %878 = load i64, i64* %48, align 8, !tbaa !64
  %879 = load i64, i64* %47, align 8, !tbaa !65
  %880 = mul i64 %879, %877
  %881 = add i64 %880, %878
  br label %882

882:                                              ; preds = %873, %871
  %883 = phi i64 [ %881, %873 ], [ 0, %871 ]
  store i64 %883, i64* %49, align 8, !tbaa !66
  br label %884

884:                                              ; preds = %882, %862, %851
  %885 = phi i32 [ %865, %882 ], [ %865, %862 ], [ %852, %851 ]
  %886 = icmp eq i32 %885, 0
  br i1 %886, label %896, label %887

887:                                              ; preds = %884
  %888 = load i64, i64* %49, align 8, !tbaa !66
  %889 = load i32, i32* %42, align 4, !tbaa !26
  %890 = zext i32 %889 to i64
  %891 = lshr i64 %841, %890
  %892 = shl i64 %891, 3
  %893 = add i64 %892, %888
  %894 = inttoptr i64 %893 to i64 addrspace(1)*
  %895 = load volatile i64, i64 addrspace(1)* %894, align 8, !tbaa !5
  br label %896

896:                                              ; preds = %887, %884
  %897 = phi i64 [ %895, %887 ], [ 0, %884 ]
  %898 = icmp eq i64 %897, 0
  %899 = sub i64 %844, %846
  %900 = add i64 %897, %846
  %901 = icmp ult i64 %899, %89
  %902 = select i1 %901, i64 %899, i64 %89
  %903 = select i1 %898, i64 %89, i64 %902
  %904 = select i1 %898, i64 0, i64 %900
  br label %905

905:                                              ; preds = %896, %848, %839
  %906 = phi i64 [ %89, %839 ], [ %89, %848 ], [ %903, %896 ]
  %907 = phi i64 [ 0, %839 ], [ 0, %848 ], [ %904, %896 ]
  %908 = icmp eq i64 %907, 0
  br i1 %908, label %1675, label %909

909:                                              ; preds = %905
  %910 = load i32, i32* %45, align 8, !tbaa !43
  %911 = load i32, i32* %50, align 4, !tbaa !56
  %912 = xor i64 %907, %84
  %913 = and i64 %912, 15
  %914 = icmp eq i64 %913, 0
  %915 = and i64 %912, 3
  %916 = icmp eq i64 %915, 0
  %917 = select i1 %916, i64 4, i64 1
  %918 = select i1 %914, i64 16, i64 %917
  %919 = add nsw i64 %918, -1
  %920 = and i64 %919, %99
  %921 = or i64 %906, %84
  %922 = or i64 %921, %907
  %923 = and i64 %922, 15
  %924 = icmp eq i64 %923, 0
  br i1 %924, label %925, label %1183, !prof !57

925:                                              ; preds = %909
  %926 = shl i32 %911, 7
  %927 = zext i32 %926 to i64
  %928 = icmp eq i64 %906, %927
  br i1 %928, label %929, label %985

929:                                              ; preds = %925
  %930 = shl i32 %910, 4
  %931 = zext i32 %930 to i64
  %932 = add i64 %84, %931
  %933 = add i64 %907, %931
  %934 = shl i32 %911, 4
  %935 = inttoptr i64 %933 to <4 x i32> addrspace(1)*
  %936 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %935, align 16, !tbaa !11
  %937 = zext i32 %934 to i64
  %938 = add i64 %933, %937
  %939 = inttoptr i64 %938 to <4 x i32> addrspace(1)*
  %940 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %939, align 16, !tbaa !11
  %941 = shl i32 %911, 5
  %942 = zext i32 %941 to i64
  %943 = add i64 %933, %942
  %944 = inttoptr i64 %943 to <4 x i32> addrspace(1)*
  %945 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %944, align 16, !tbaa !11
  %946 = mul i32 %911, 48
  %947 = zext i32 %946 to i64
  %948 = add i64 %933, %947
  %949 = inttoptr i64 %948 to <4 x i32> addrspace(1)*
  %950 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %949, align 16, !tbaa !11
  %951 = shl i32 %911, 6
  %952 = zext i32 %951 to i64
  %953 = add i64 %933, %952
  %954 = inttoptr i64 %953 to <4 x i32> addrspace(1)*
  %955 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %954, align 16, !tbaa !11
  %956 = mul i32 %911, 80
  %957 = zext i32 %956 to i64
  %958 = add i64 %933, %957
  %959 = inttoptr i64 %958 to <4 x i32> addrspace(1)*
  %960 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %959, align 16, !tbaa !11
  %961 = mul i32 %911, 96
  %962 = zext i32 %961 to i64
  %963 = add i64 %933, %962
  %964 = inttoptr i64 %963 to <4 x i32> addrspace(1)*
  %965 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %964, align 16, !tbaa !11
  %966 = mul i32 %911, 112
  %967 = zext i32 %966 to i64
  %968 = add i64 %933, %967
  %969 = inttoptr i64 %968 to <4 x i32> addrspace(1)*
  %970 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %969, align 16, !tbaa !11
  %971 = inttoptr i64 %932 to <4 x i32> addrspace(1)*
  store <4 x i32> %936, <4 x i32> addrspace(1)* %971, align 16, !tbaa !11
  %972 = add i64 %932, %937
  %973 = inttoptr i64 %972 to <4 x i32> addrspace(1)*
  store <4 x i32> %940, <4 x i32> addrspace(1)* %973, align 16, !tbaa !11
  %974 = add i64 %932, %942
  %975 = inttoptr i64 %974 to <4 x i32> addrspace(1)*
  store <4 x i32> %945, <4 x i32> addrspace(1)* %975, align 16, !tbaa !11
  %976 = add i64 %932, %947
  %977 = inttoptr i64 %976 to <4 x i32> addrspace(1)*
  store <4 x i32> %950, <4 x i32> addrspace(1)* %977, align 16, !tbaa !11
  %978 = add i64 %932, %952
  %979 = inttoptr i64 %978 to <4 x i32> addrspace(1)*
  store <4 x i32> %955, <4 x i32> addrspace(1)* %979, align 16, !tbaa !11
  %980 = add i64 %932, %957
  %981 = inttoptr i64 %980 to <4 x i32> addrspace(1)*
  store <4 x i32> %960, <4 x i32> addrspace(1)* %981, align 16, !tbaa !11
  %982 = add i64 %932, %962
  %983 = inttoptr i64 %982 to <4 x i32> addrspace(1)*
  store <4 x i32> %965, <4 x i32> addrspace(1)* %983, align 16, !tbaa !11
  %984 = add i64 %932, %967
  br label %1635

985:                                              ; preds = %925
  %986 = lshr i64 %906, 4
  %987 = zext i32 %910 to i64
  %988 = mul i32 %911, 7
  %989 = zext i32 %988 to i64
  %990 = add nuw nsw i64 %989, %987
  %991 = icmp ult i64 %990, %986
  br i1 %991, label %992, label %1066

992:                                              ; preds = %985
  %993 = shl i32 %911, 3
  %994 = zext i32 %993 to i64
  %995 = zext i32 %911 to i64
  %996 = shl i32 %911, 1
  %997 = zext i32 %996 to i64
  %998 = mul i32 %911, 3
  %999 = zext i32 %998 to i64
  %1000 = shl i32 %911, 2
  %1001 = zext i32 %1000 to i64
  %1002 = mul i32 %911, 5
  %1003 = zext i32 %1002 to i64
  %1004 = mul i32 %911, 6
  %1005 = zext i32 %1004 to i64
  br label %1006

1006:                                             ; preds = %1006, %992
  %1007 = phi i64 [ %987, %992 ], [ %1063, %1006 ]
  %1008 = shl i64 %1007, 4
  %1009 = add i64 %1008, %907
  %1010 = inttoptr i64 %1009 to <4 x i32> addrspace(1)*
  %1011 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1010, align 16, !tbaa !11
  %1012 = add i64 %1007, %995
  %1013 = shl i64 %1012, 4
  %1014 = add i64 %1013, %907
  %1015 = inttoptr i64 %1014 to <4 x i32> addrspace(1)*
  %1016 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1015, align 16, !tbaa !11
  %1017 = add i64 %1007, %997
  %1018 = shl i64 %1017, 4
  %1019 = add i64 %1018, %907
  %1020 = inttoptr i64 %1019 to <4 x i32> addrspace(1)*
  %1021 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1020, align 16, !tbaa !11
  %1022 = add i64 %1007, %999
  %1023 = shl i64 %1022, 4
  %1024 = add i64 %1023, %907
  %1025 = inttoptr i64 %1024 to <4 x i32> addrspace(1)*
  %1026 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1025, align 16, !tbaa !11
  %1027 = add i64 %1007, %1001
  %1028 = shl i64 %1027, 4
  %1029 = add i64 %1028, %907
  %1030 = inttoptr i64 %1029 to <4 x i32> addrspace(1)*
  %1031 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1030, align 16, !tbaa !11
  %1032 = add i64 %1007, %1003
  %1033 = shl i64 %1032, 4
  %1034 = add i64 %1033, %907
  %1035 = inttoptr i64 %1034 to <4 x i32> addrspace(1)*
  %1036 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1035, align 16, !tbaa !11
  %1037 = add i64 %1007, %1005
  %1038 = shl i64 %1037, 4
  %1039 = add i64 %1038, %907
  %1040 = inttoptr i64 %1039 to <4 x i32> addrspace(1)*
  %1041 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1040, align 16, !tbaa !11
  %1042 = add i64 %1007, %989
  %1043 = shl i64 %1042, 4
  %1044 = add i64 %1043, %907
  %1045 = inttoptr i64 %1044 to <4 x i32> addrspace(1)*
  %1046 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1045, align 16, !tbaa !11
  %1047 = add i64 %1008, %84
  %1048 = inttoptr i64 %1047 to <4 x i32> addrspace(1)*
  store <4 x i32> %1011, <4 x i32> addrspace(1)* %1048, align 16, !tbaa !11
  %1049 = add i64 %1013, %84
  %1050 = inttoptr i64 %1049 to <4 x i32> addrspace(1)*
  store <4 x i32> %1016, <4 x i32> addrspace(1)* %1050, align 16, !tbaa !11
  %1051 = add i64 %1018, %84
  %1052 = inttoptr i64 %1051 to <4 x i32> addrspace(1)*
  store <4 x i32> %1021, <4 x i32> addrspace(1)* %1052, align 16, !tbaa !11
  %1053 = add i64 %1023, %84
  %1054 = inttoptr i64 %1053 to <4 x i32> addrspace(1)*
  store <4 x i32> %1026, <4 x i32> addrspace(1)* %1054, align 16, !tbaa !11
  %1055 = add i64 %1028, %84
  %1056 = inttoptr i64 %1055 to <4 x i32> addrspace(1)*
  store <4 x i32> %1031, <4 x i32> addrspace(1)* %1056, align 16, !tbaa !11
  %1057 = add i64 %1033, %84
  %1058 = inttoptr i64 %1057 to <4 x i32> addrspace(1)*
  store <4 x i32> %1036, <4 x i32> addrspace(1)* %1058, align 16, !tbaa !11
  %1059 = add i64 %1038, %84
  %1060 = inttoptr i64 %1059 to <4 x i32> addrspace(1)*
  store <4 x i32> %1041, <4 x i32> addrspace(1)* %1060, align 16, !tbaa !11
  %1061 = add i64 %1043, %84
  %1062 = inttoptr i64 %1061 to <4 x i32> addrspace(1)*
  store <4 x i32> %1046, <4 x i32> addrspace(1)* %1062, align 16, !tbaa !11
  %1063 = add i64 %1007, %994
  %1064 = add i64 %1063, %989
  %1065 = icmp ult i64 %1064, %986
  br i1 %1065, label %1006, label %1066, !llvm.loop !58

1066:                                             ; preds = %1006, %985
  %1067 = phi i64 [ %987, %985 ], [ %1063, %1006 ]
  %1068 = icmp ult i64 %1067, %986
  br i1 %1068, label %1069, label %1639

1069:                                             ; preds = %1066
  %1070 = shl i64 %1067, 4
  %1071 = add i64 %1070, %907
  %1072 = inttoptr i64 %1071 to <4 x i32> addrspace(1)*
  %1073 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1072, align 16, !tbaa !11
  %1074 = zext i32 %911 to i64
  %1075 = add i64 %1067, %1074
  %1076 = icmp ult i64 %1075, %986
  br i1 %1076, label %1077, label %1082

1077:                                             ; preds = %1069
  %1078 = shl i64 %1075, 4
  %1079 = add i64 %1078, %907
  %1080 = inttoptr i64 %1079 to <4 x i32> addrspace(1)*
  %1081 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1080, align 16, !tbaa !11
  br label %1082

1082:                                             ; preds = %1077, %1069
  %1083 = phi <4 x i32> [ %1081, %1077 ], [ zeroinitializer, %1069 ]
  %1084 = shl i32 %911, 1
  %1085 = zext i32 %1084 to i64
  %1086 = add i64 %1067, %1085
  %1087 = icmp ult i64 %1086, %986
  br i1 %1087, label %1088, label %1093

1088:                                             ; preds = %1082
  %1089 = shl i64 %1086, 4
  %1090 = add i64 %1089, %907
  %1091 = inttoptr i64 %1090 to <4 x i32> addrspace(1)*
  %1092 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1091, align 16, !tbaa !11
  br label %1093

1093:                                             ; preds = %1088, %1082
  %1094 = phi <4 x i32> [ %1092, %1088 ], [ zeroinitializer, %1082 ]
  %1095 = mul i32 %911, 3
  %1096 = zext i32 %1095 to i64
  %1097 = add i64 %1067, %1096
  %1098 = icmp ult i64 %1097, %986
  br i1 %1098, label %1099, label %1104

1099:                                             ; preds = %1093
  %1100 = shl i64 %1097, 4
  %1101 = add i64 %1100, %907
  %1102 = inttoptr i64 %1101 to <4 x i32> addrspace(1)*
  %1103 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1102, align 16, !tbaa !11
  br label %1104

1104:                                             ; preds = %1099, %1093
  %1105 = phi <4 x i32> [ %1103, %1099 ], [ zeroinitializer, %1093 ]
  %1106 = shl i32 %911, 2
  %1107 = zext i32 %1106 to i64
  %1108 = add i64 %1067, %1107
  %1109 = icmp ult i64 %1108, %986
  br i1 %1109, label %1110, label %1115

1110:                                             ; preds = %1104
  %1111 = shl i64 %1108, 4
  %1112 = add i64 %1111, %907
  %1113 = inttoptr i64 %1112 to <4 x i32> addrspace(1)*
  %1114 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1113, align 16, !tbaa !11
  br label %1115

1115:                                             ; preds = %1110, %1104
  %1116 = phi <4 x i32> [ %1114, %1110 ], [ zeroinitializer, %1104 ]
  %1117 = mul i32 %911, 5
  %1118 = zext i32 %1117 to i64
  %1119 = add i64 %1067, %1118
  %1120 = icmp ult i64 %1119, %986
  br i1 %1120, label %1121, label %1126

1121:                                             ; preds = %1115
  %1122 = shl i64 %1119, 4
  %1123 = add i64 %1122, %907
  %1124 = inttoptr i64 %1123 to <4 x i32> addrspace(1)*
  %1125 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1124, align 16, !tbaa !11
  br label %1126

1126:                                             ; preds = %1121, %1115
  %1127 = phi <4 x i32> [ %1125, %1121 ], [ zeroinitializer, %1115 ]
  %1128 = mul i32 %911, 6
  %1129 = zext i32 %1128 to i64
  %1130 = add i64 %1067, %1129
  %1131 = icmp ult i64 %1130, %986
  br i1 %1131, label %1132, label %1137

1132:                                             ; preds = %1126
  %1133 = shl i64 %1130, 4
  %1134 = add i64 %1133, %907
  %1135 = inttoptr i64 %1134 to <4 x i32> addrspace(1)*
  %1136 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1135, align 16, !tbaa !11
  br label %1137

1137:                                             ; preds = %1132, %1126
  %1138 = phi <4 x i32> [ %1136, %1132 ], [ zeroinitializer, %1126 ]
  %1139 = add i64 %1067, %989
  %1140 = icmp ult i64 %1139, %986
  br i1 %1140, label %1141, label %1146

1141:                                             ; preds = %1137
  %1142 = shl i64 %1139, 4
  %1143 = add i64 %1142, %907
  %1144 = inttoptr i64 %1143 to <4 x i32> addrspace(1)*
  %1145 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1144, align 16, !tbaa !11
  br label %1146

1146:                                             ; preds = %1141, %1137
  %1147 = phi <4 x i32> [ %1145, %1141 ], [ zeroinitializer, %1137 ]
  %1148 = add i64 %1070, %84
  %1149 = inttoptr i64 %1148 to <4 x i32> addrspace(1)*
  store <4 x i32> %1073, <4 x i32> addrspace(1)* %1149, align 16, !tbaa !11
  br i1 %1076, label %1150, label %1154

1150:                                             ; preds = %1146
  %1151 = shl i64 %1075, 4
  %1152 = add i64 %1151, %84
  %1153 = inttoptr i64 %1152 to <4 x i32> addrspace(1)*
  store <4 x i32> %1083, <4 x i32> addrspace(1)* %1153, align 16, !tbaa !11
  br label %1154

1154:                                             ; preds = %1150, %1146
  br i1 %1087, label %1155, label %1159

1155:                                             ; preds = %1154
  %1156 = shl i64 %1086, 4
  %1157 = add i64 %1156, %84
  %1158 = inttoptr i64 %1157 to <4 x i32> addrspace(1)*
  store <4 x i32> %1094, <4 x i32> addrspace(1)* %1158, align 16, !tbaa !11
  br label %1159

1159:                                             ; preds = %1155, %1154
  br i1 %1098, label %1160, label %1164

1160:                                             ; preds = %1159
  %1161 = shl i64 %1097, 4
  %1162 = add i64 %1161, %84
  %1163 = inttoptr i64 %1162 to <4 x i32> addrspace(1)*
  store <4 x i32> %1105, <4 x i32> addrspace(1)* %1163, align 16, !tbaa !11
  br label %1164

1164:                                             ; preds = %1160, %1159
  br i1 %1109, label %1165, label %1169

1165:                                             ; preds = %1164
  %1166 = shl i64 %1108, 4
  %1167 = add i64 %1166, %84
  %1168 = inttoptr i64 %1167 to <4 x i32> addrspace(1)*
  store <4 x i32> %1116, <4 x i32> addrspace(1)* %1168, align 16, !tbaa !11
  br label %1169

1169:                                             ; preds = %1165, %1164
  br i1 %1120, label %1170, label %1174

1170:                                             ; preds = %1169
  %1171 = shl i64 %1119, 4
  %1172 = add i64 %1171, %84
  %1173 = inttoptr i64 %1172 to <4 x i32> addrspace(1)*
  store <4 x i32> %1127, <4 x i32> addrspace(1)* %1173, align 16, !tbaa !11
  br label %1174

1174:                                             ; preds = %1170, %1169
  br i1 %1131, label %1175, label %1179

1175:                                             ; preds = %1174
  %1176 = shl i64 %1130, 4
  %1177 = add i64 %1176, %84
  %1178 = inttoptr i64 %1177 to <4 x i32> addrspace(1)*
  store <4 x i32> %1138, <4 x i32> addrspace(1)* %1178, align 16, !tbaa !11
  br label %1179

1179:                                             ; preds = %1175, %1174
  br i1 %1140, label %1180, label %1639

1180:                                             ; preds = %1179
  %1181 = shl i64 %1139, 4
  %1182 = add i64 %1181, %84
  br label %1635

1183:                                             ; preds = %909
  %1184 = icmp ult i64 %920, %906
  %1185 = select i1 %1184, i64 %920, i64 %906
  %1186 = sub i64 %906, %1185
  %1187 = sub nsw i64 0, %918
  %1188 = and i64 %1186, %1187
  switch i64 %918, label %1591 [
    i64 16, label %1189
    i64 4, label %1390
  ]

1189:                                             ; preds = %1183
  %1190 = add i64 %1185, %84
  %1191 = add i64 %1185, %907
  %1192 = lshr i64 %1188, 4
  %1193 = zext i32 %910 to i64
  %1194 = mul i32 %911, 7
  %1195 = zext i32 %1194 to i64
  %1196 = add nuw nsw i64 %1195, %1193
  %1197 = icmp ult i64 %1196, %1192
  br i1 %1197, label %1198, label %1272

1198:                                             ; preds = %1189
  %1199 = shl i32 %911, 3
  %1200 = zext i32 %1199 to i64
  %1201 = zext i32 %911 to i64
  %1202 = shl i32 %911, 1
  %1203 = zext i32 %1202 to i64
  %1204 = mul i32 %911, 3
  %1205 = zext i32 %1204 to i64
  %1206 = shl i32 %911, 2
  %1207 = zext i32 %1206 to i64
  %1208 = mul i32 %911, 5
  %1209 = zext i32 %1208 to i64
  %1210 = mul i32 %911, 6
  %1211 = zext i32 %1210 to i64
  br label %1212

1212:                                             ; preds = %1212, %1198
  %1213 = phi i64 [ %1193, %1198 ], [ %1269, %1212 ]
  %1214 = shl i64 %1213, 4
  %1215 = add i64 %1214, %1191
  %1216 = inttoptr i64 %1215 to <4 x i32> addrspace(1)*
  %1217 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1216, align 16, !tbaa !11
  %1218 = add i64 %1213, %1201
  %1219 = shl i64 %1218, 4
  %1220 = add i64 %1219, %1191
  %1221 = inttoptr i64 %1220 to <4 x i32> addrspace(1)*
  %1222 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1221, align 16, !tbaa !11
  %1223 = add i64 %1213, %1203
  %1224 = shl i64 %1223, 4
  %1225 = add i64 %1224, %1191
  %1226 = inttoptr i64 %1225 to <4 x i32> addrspace(1)*
  %1227 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1226, align 16, !tbaa !11
  %1228 = add i64 %1213, %1205
  %1229 = shl i64 %1228, 4
  %1230 = add i64 %1229, %1191
  %1231 = inttoptr i64 %1230 to <4 x i32> addrspace(1)*
  %1232 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1231, align 16, !tbaa !11
  %1233 = add i64 %1213, %1207
  %1234 = shl i64 %1233, 4
  %1235 = add i64 %1234, %1191
  %1236 = inttoptr i64 %1235 to <4 x i32> addrspace(1)*
  %1237 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1236, align 16, !tbaa !11
  %1238 = add i64 %1213, %1209
  %1239 = shl i64 %1238, 4
  %1240 = add i64 %1239, %1191
  %1241 = inttoptr i64 %1240 to <4 x i32> addrspace(1)*
  %1242 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1241, align 16, !tbaa !11
  %1243 = add i64 %1213, %1211
  %1244 = shl i64 %1243, 4
  %1245 = add i64 %1244, %1191
  %1246 = inttoptr i64 %1245 to <4 x i32> addrspace(1)*
  %1247 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1246, align 16, !tbaa !11
  %1248 = add i64 %1213, %1195
  %1249 = shl i64 %1248, 4
  %1250 = add i64 %1249, %1191
  %1251 = inttoptr i64 %1250 to <4 x i32> addrspace(1)*
  %1252 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1251, align 16, !tbaa !11
  %1253 = add i64 %1214, %1190
  %1254 = inttoptr i64 %1253 to <4 x i32> addrspace(1)*
  store <4 x i32> %1217, <4 x i32> addrspace(1)* %1254, align 16, !tbaa !11
  %1255 = add i64 %1219, %1190
  %1256 = inttoptr i64 %1255 to <4 x i32> addrspace(1)*
  store <4 x i32> %1222, <4 x i32> addrspace(1)* %1256, align 16, !tbaa !11
  %1257 = add i64 %1224, %1190
  %1258 = inttoptr i64 %1257 to <4 x i32> addrspace(1)*
  store <4 x i32> %1227, <4 x i32> addrspace(1)* %1258, align 16, !tbaa !11
  %1259 = add i64 %1229, %1190
  %1260 = inttoptr i64 %1259 to <4 x i32> addrspace(1)*
  store <4 x i32> %1232, <4 x i32> addrspace(1)* %1260, align 16, !tbaa !11
  %1261 = add i64 %1234, %1190
  %1262 = inttoptr i64 %1261 to <4 x i32> addrspace(1)*
  store <4 x i32> %1237, <4 x i32> addrspace(1)* %1262, align 16, !tbaa !11
  %1263 = add i64 %1239, %1190
  %1264 = inttoptr i64 %1263 to <4 x i32> addrspace(1)*
  store <4 x i32> %1242, <4 x i32> addrspace(1)* %1264, align 16, !tbaa !11
  %1265 = add i64 %1244, %1190
  %1266 = inttoptr i64 %1265 to <4 x i32> addrspace(1)*
  store <4 x i32> %1247, <4 x i32> addrspace(1)* %1266, align 16, !tbaa !11
  %1267 = add i64 %1249, %1190
  %1268 = inttoptr i64 %1267 to <4 x i32> addrspace(1)*
  store <4 x i32> %1252, <4 x i32> addrspace(1)* %1268, align 16, !tbaa !11
  %1269 = add i64 %1213, %1200
  %1270 = add i64 %1269, %1195
  %1271 = icmp ult i64 %1270, %1192
  br i1 %1271, label %1212, label %1272, !llvm.loop !58

1272:                                             ; preds = %1212, %1189
  %1273 = phi i64 [ %1193, %1189 ], [ %1269, %1212 ]
  %1274 = icmp ult i64 %1273, %1192
  br i1 %1274, label %1275, label %1605

1275:                                             ; preds = %1272
  %1276 = shl i64 %1273, 4
  %1277 = add i64 %1276, %1191
  %1278 = inttoptr i64 %1277 to <4 x i32> addrspace(1)*
  %1279 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1278, align 16, !tbaa !11
  %1280 = zext i32 %911 to i64
  %1281 = add i64 %1273, %1280
  %1282 = icmp ult i64 %1281, %1192
  br i1 %1282, label %1283, label %1288

1283:                                             ; preds = %1275
  %1284 = shl i64 %1281, 4
  %1285 = add i64 %1284, %1191
  %1286 = inttoptr i64 %1285 to <4 x i32> addrspace(1)*
  %1287 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1286, align 16, !tbaa !11
  br label %1288

1288:                                             ; preds = %1283, %1275
  %1289 = phi <4 x i32> [ %1287, %1283 ], [ zeroinitializer, %1275 ]
  %1290 = shl i32 %911, 1
  %1291 = zext i32 %1290 to i64
  %1292 = add i64 %1273, %1291
  %1293 = icmp ult i64 %1292, %1192
  br i1 %1293, label %1294, label %1299

1294:                                             ; preds = %1288
  %1295 = shl i64 %1292, 4
  %1296 = add i64 %1295, %1191
  %1297 = inttoptr i64 %1296 to <4 x i32> addrspace(1)*
  %1298 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1297, align 16, !tbaa !11
  br label %1299

1299:                                             ; preds = %1294, %1288
  %1300 = phi <4 x i32> [ %1298, %1294 ], [ zeroinitializer, %1288 ]
  %1301 = mul i32 %911, 3
  %1302 = zext i32 %1301 to i64
  %1303 = add i64 %1273, %1302
  %1304 = icmp ult i64 %1303, %1192
  br i1 %1304, label %1305, label %1310

1305:                                             ; preds = %1299
  %1306 = shl i64 %1303, 4
  %1307 = add i64 %1306, %1191
  %1308 = inttoptr i64 %1307 to <4 x i32> addrspace(1)*
  %1309 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1308, align 16, !tbaa !11
  br label %1310

1310:                                             ; preds = %1305, %1299
  %1311 = phi <4 x i32> [ %1309, %1305 ], [ zeroinitializer, %1299 ]
  %1312 = shl i32 %911, 2
  %1313 = zext i32 %1312 to i64
  %1314 = add i64 %1273, %1313
  %1315 = icmp ult i64 %1314, %1192
  br i1 %1315, label %1316, label %1321

1316:                                             ; preds = %1310
  %1317 = shl i64 %1314, 4
  %1318 = add i64 %1317, %1191
  %1319 = inttoptr i64 %1318 to <4 x i32> addrspace(1)*
  %1320 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1319, align 16, !tbaa !11
  br label %1321

1321:                                             ; preds = %1316, %1310
  %1322 = phi <4 x i32> [ %1320, %1316 ], [ zeroinitializer, %1310 ]
  %1323 = mul i32 %911, 5
  %1324 = zext i32 %1323 to i64
  %1325 = add i64 %1273, %1324
  %1326 = icmp ult i64 %1325, %1192
  br i1 %1326, label %1327, label %1332

1327:                                             ; preds = %1321
  %1328 = shl i64 %1325, 4
  %1329 = add i64 %1328, %1191
  %1330 = inttoptr i64 %1329 to <4 x i32> addrspace(1)*
  %1331 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1330, align 16, !tbaa !11
  br label %1332

1332:                                             ; preds = %1327, %1321
  %1333 = phi <4 x i32> [ %1331, %1327 ], [ zeroinitializer, %1321 ]
  %1334 = mul i32 %911, 6
  %1335 = zext i32 %1334 to i64
  %1336 = add i64 %1273, %1335
  %1337 = icmp ult i64 %1336, %1192
  br i1 %1337, label %1338, label %1343

1338:                                             ; preds = %1332
  %1339 = shl i64 %1336, 4
  %1340 = add i64 %1339, %1191
  %1341 = inttoptr i64 %1340 to <4 x i32> addrspace(1)*
  %1342 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1341, align 16, !tbaa !11
  br label %1343

1343:                                             ; preds = %1338, %1332
  %1344 = phi <4 x i32> [ %1342, %1338 ], [ zeroinitializer, %1332 ]
  %1345 = add i64 %1273, %1195
  %1346 = icmp ult i64 %1345, %1192
  br i1 %1346, label %1347, label %1352

1347:                                             ; preds = %1343
  %1348 = shl i64 %1345, 4
  %1349 = add i64 %1348, %1191
  %1350 = inttoptr i64 %1349 to <4 x i32> addrspace(1)*
  %1351 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1350, align 16, !tbaa !11
  br label %1352

1352:                                             ; preds = %1347, %1343
  %1353 = phi <4 x i32> [ %1351, %1347 ], [ zeroinitializer, %1343 ]
  %1354 = add i64 %1276, %1190
  %1355 = inttoptr i64 %1354 to <4 x i32> addrspace(1)*
  store <4 x i32> %1279, <4 x i32> addrspace(1)* %1355, align 16, !tbaa !11
  br i1 %1282, label %1356, label %1360

1356:                                             ; preds = %1352
  %1357 = shl i64 %1281, 4
  %1358 = add i64 %1357, %1190
  %1359 = inttoptr i64 %1358 to <4 x i32> addrspace(1)*
  store <4 x i32> %1289, <4 x i32> addrspace(1)* %1359, align 16, !tbaa !11
  br label %1360

1360:                                             ; preds = %1356, %1352
  br i1 %1293, label %1361, label %1365

1361:                                             ; preds = %1360
  %1362 = shl i64 %1292, 4
  %1363 = add i64 %1362, %1190
  %1364 = inttoptr i64 %1363 to <4 x i32> addrspace(1)*
  store <4 x i32> %1300, <4 x i32> addrspace(1)* %1364, align 16, !tbaa !11
  br label %1365

1365:                                             ; preds = %1361, %1360
  br i1 %1304, label %1366, label %1370

1366:                                             ; preds = %1365
  %1367 = shl i64 %1303, 4
  %1368 = add i64 %1367, %1190
  %1369 = inttoptr i64 %1368 to <4 x i32> addrspace(1)*
  store <4 x i32> %1311, <4 x i32> addrspace(1)* %1369, align 16, !tbaa !11
  br label %1370

1370:                                             ; preds = %1366, %1365
  br i1 %1315, label %1371, label %1375

1371:                                             ; preds = %1370
  %1372 = shl i64 %1314, 4
  %1373 = add i64 %1372, %1190
  %1374 = inttoptr i64 %1373 to <4 x i32> addrspace(1)*
  store <4 x i32> %1322, <4 x i32> addrspace(1)* %1374, align 16, !tbaa !11
  br label %1375

1375:                                             ; preds = %1371, %1370
  br i1 %1326, label %1376, label %1380

1376:                                             ; preds = %1375
  %1377 = shl i64 %1325, 4
  %1378 = add i64 %1377, %1190
  %1379 = inttoptr i64 %1378 to <4 x i32> addrspace(1)*
  store <4 x i32> %1333, <4 x i32> addrspace(1)* %1379, align 16, !tbaa !11
  br label %1380

1380:                                             ; preds = %1376, %1375
  br i1 %1337, label %1381, label %1385

1381:                                             ; preds = %1380
  %1382 = shl i64 %1336, 4
  %1383 = add i64 %1382, %1190
  %1384 = inttoptr i64 %1383 to <4 x i32> addrspace(1)*
  store <4 x i32> %1344, <4 x i32> addrspace(1)* %1384, align 16, !tbaa !11
  br label %1385

1385:                                             ; preds = %1381, %1380
  br i1 %1346, label %1386, label %1605

1386:                                             ; preds = %1385
  %1387 = shl i64 %1345, 4
  %1388 = add i64 %1387, %1190
  %1389 = inttoptr i64 %1388 to <4 x i32> addrspace(1)*
  store <4 x i32> %1353, <4 x i32> addrspace(1)* %1389, align 16, !tbaa !11
  br label %1605

1390:                                             ; preds = %1183
  %1391 = add i64 %1185, %84
  %1392 = add i64 %1185, %907
  %1393 = lshr i64 %1188, 2
  %1394 = zext i32 %910 to i64
  %1395 = mul i32 %911, 7
  %1396 = zext i32 %1395 to i64
  %1397 = add nuw nsw i64 %1396, %1394
  %1398 = icmp ult i64 %1397, %1393
  br i1 %1398, label %1399, label %1473

1399:                                             ; preds = %1390
  %1400 = shl i32 %911, 3
  %1401 = zext i32 %1400 to i64
  %1402 = zext i32 %911 to i64
  %1403 = shl i32 %911, 1
  %1404 = zext i32 %1403 to i64
  %1405 = mul i32 %911, 3
  %1406 = zext i32 %1405 to i64
  %1407 = shl i32 %911, 2
  %1408 = zext i32 %1407 to i64
  %1409 = mul i32 %911, 5
  %1410 = zext i32 %1409 to i64
  %1411 = mul i32 %911, 6
  %1412 = zext i32 %1411 to i64
  br label %1413

1413:                                             ; preds = %1413, %1399
  %1414 = phi i64 [ %1394, %1399 ], [ %1470, %1413 ]
  %1415 = shl i64 %1414, 2
  %1416 = add i64 %1415, %1392
  %1417 = inttoptr i64 %1416 to i32 addrspace(1)*
  %1418 = load volatile i32, i32 addrspace(1)* %1417, align 4, !tbaa !11
  %1419 = add i64 %1414, %1402
  %1420 = shl i64 %1419, 2
  %1421 = add i64 %1420, %1392
  %1422 = inttoptr i64 %1421 to i32 addrspace(1)*
  %1423 = load volatile i32, i32 addrspace(1)* %1422, align 4, !tbaa !11
  %1424 = add i64 %1414, %1404
  %1425 = shl i64 %1424, 2
  %1426 = add i64 %1425, %1392
  %1427 = inttoptr i64 %1426 to i32 addrspace(1)*
  %1428 = load volatile i32, i32 addrspace(1)* %1427, align 4, !tbaa !11
  %1429 = add i64 %1414, %1406
  %1430 = shl i64 %1429, 2
  %1431 = add i64 %1430, %1392
  %1432 = inttoptr i64 %1431 to i32 addrspace(1)*
  %1433 = load volatile i32, i32 addrspace(1)* %1432, align 4, !tbaa !11
  %1434 = add i64 %1414, %1408
  %1435 = shl i64 %1434, 2
  %1436 = add i64 %1435, %1392
  %1437 = inttoptr i64 %1436 to i32 addrspace(1)*
  %1438 = load volatile i32, i32 addrspace(1)* %1437, align 4, !tbaa !11
  %1439 = add i64 %1414, %1410
  %1440 = shl i64 %1439, 2
  %1441 = add i64 %1440, %1392
  %1442 = inttoptr i64 %1441 to i32 addrspace(1)*
  %1443 = load volatile i32, i32 addrspace(1)* %1442, align 4, !tbaa !11
  %1444 = add i64 %1414, %1412
  %1445 = shl i64 %1444, 2
  %1446 = add i64 %1445, %1392
  %1447 = inttoptr i64 %1446 to i32 addrspace(1)*
  %1448 = load volatile i32, i32 addrspace(1)* %1447, align 4, !tbaa !11
  %1449 = add i64 %1414, %1396
  %1450 = shl i64 %1449, 2
  %1451 = add i64 %1450, %1392
  %1452 = inttoptr i64 %1451 to i32 addrspace(1)*
  %1453 = load volatile i32, i32 addrspace(1)* %1452, align 4, !tbaa !11
  %1454 = add i64 %1415, %1391
  %1455 = inttoptr i64 %1454 to i32 addrspace(1)*
  store i32 %1418, i32 addrspace(1)* %1455, align 4, !tbaa !11
  %1456 = add i64 %1420, %1391
  %1457 = inttoptr i64 %1456 to i32 addrspace(1)*
  store i32 %1423, i32 addrspace(1)* %1457, align 4, !tbaa !11
  %1458 = add i64 %1425, %1391
  %1459 = inttoptr i64 %1458 to i32 addrspace(1)*
  store i32 %1428, i32 addrspace(1)* %1459, align 4, !tbaa !11
  %1460 = add i64 %1430, %1391
  %1461 = inttoptr i64 %1460 to i32 addrspace(1)*
  store i32 %1433, i32 addrspace(1)* %1461, align 4, !tbaa !11
  %1462 = add i64 %1435, %1391
  %1463 = inttoptr i64 %1462 to i32 addrspace(1)*
  store i32 %1438, i32 addrspace(1)* %1463, align 4, !tbaa !11
  %1464 = add i64 %1440, %1391
  %1465 = inttoptr i64 %1464 to i32 addrspace(1)*
  store i32 %1443, i32 addrspace(1)* %1465, align 4, !tbaa !11
  %1466 = add i64 %1445, %1391
  %1467 = inttoptr i64 %1466 to i32 addrspace(1)*
  store i32 %1448, i32 addrspace(1)* %1467, align 4, !tbaa !11
  %1468 = add i64 %1450, %1391
  %1469 = inttoptr i64 %1468 to i32 addrspace(1)*
  store i32 %1453, i32 addrspace(1)* %1469, align 4, !tbaa !11
  %1470 = add i64 %1414, %1401
  %1471 = add i64 %1470, %1396
  %1472 = icmp ult i64 %1471, %1393
  br i1 %1472, label %1413, label %1473, !llvm.loop !59

1473:                                             ; preds = %1413, %1390
  %1474 = phi i64 [ %1394, %1390 ], [ %1470, %1413 ]
  %1475 = icmp ult i64 %1474, %1393
  br i1 %1475, label %1476, label %1605

1476:                                             ; preds = %1473
  %1477 = shl i64 %1474, 2
  %1478 = add i64 %1477, %1392
  %1479 = inttoptr i64 %1478 to i32 addrspace(1)*
  %1480 = load volatile i32, i32 addrspace(1)* %1479, align 4, !tbaa !11
  %1481 = zext i32 %911 to i64
  %1482 = add i64 %1474, %1481
  %1483 = icmp ult i64 %1482, %1393
  br i1 %1483, label %1484, label %1489

1484:                                             ; preds = %1476
  %1485 = shl i64 %1482, 2
  %1486 = add i64 %1485, %1392
  %1487 = inttoptr i64 %1486 to i32 addrspace(1)*
  %1488 = load volatile i32, i32 addrspace(1)* %1487, align 4, !tbaa !11
  br label %1489

1489:                                             ; preds = %1484, %1476
  %1490 = phi i32 [ %1488, %1484 ], [ 0, %1476 ]
  %1491 = shl i32 %911, 1
  %1492 = zext i32 %1491 to i64
  %1493 = add i64 %1474, %1492
  %1494 = icmp ult i64 %1493, %1393
  br i1 %1494, label %1495, label %1500

1495:                                             ; preds = %1489
  %1496 = shl i64 %1493, 2
  %1497 = add i64 %1496, %1392
  %1498 = inttoptr i64 %1497 to i32 addrspace(1)*
  %1499 = load volatile i32, i32 addrspace(1)* %1498, align 4, !tbaa !11
  br label %1500

1500:                                             ; preds = %1495, %1489
  %1501 = phi i32 [ %1499, %1495 ], [ 0, %1489 ]
  %1502 = mul i32 %911, 3
  %1503 = zext i32 %1502 to i64
  %1504 = add i64 %1474, %1503
  %1505 = icmp ult i64 %1504, %1393
  br i1 %1505, label %1506, label %1511

1506:                                             ; preds = %1500
  %1507 = shl i64 %1504, 2
  %1508 = add i64 %1507, %1392
  %1509 = inttoptr i64 %1508 to i32 addrspace(1)*
  %1510 = load volatile i32, i32 addrspace(1)* %1509, align 4, !tbaa !11
  br label %1511

1511:                                             ; preds = %1506, %1500
  %1512 = phi i32 [ %1510, %1506 ], [ 0, %1500 ]
  %1513 = shl i32 %911, 2
  %1514 = zext i32 %1513 to i64
  %1515 = add i64 %1474, %1514
  %1516 = icmp ult i64 %1515, %1393
  br i1 %1516, label %1517, label %1522

1517:                                             ; preds = %1511
  %1518 = shl i64 %1515, 2
  %1519 = add i64 %1518, %1392
  %1520 = inttoptr i64 %1519 to i32 addrspace(1)*
  %1521 = load volatile i32, i32 addrspace(1)* %1520, align 4, !tbaa !11
  br label %1522

1522:                                             ; preds = %1517, %1511
  %1523 = phi i32 [ %1521, %1517 ], [ 0, %1511 ]
  %1524 = mul i32 %911, 5
  %1525 = zext i32 %1524 to i64
  %1526 = add i64 %1474, %1525
  %1527 = icmp ult i64 %1526, %1393
  br i1 %1527, label %1528, label %1533

1528:                                             ; preds = %1522
  %1529 = shl i64 %1526, 2
  %1530 = add i64 %1529, %1392
  %1531 = inttoptr i64 %1530 to i32 addrspace(1)*
  %1532 = load volatile i32, i32 addrspace(1)* %1531, align 4, !tbaa !11
  br label %1533

1533:                                             ; preds = %1528, %1522
  %1534 = phi i32 [ %1532, %1528 ], [ 0, %1522 ]
  %1535 = mul i32 %911, 6
  %1536 = zext i32 %1535 to i64
  %1537 = add i64 %1474, %1536
  %1538 = icmp ult i64 %1537, %1393
  br i1 %1538, label %1539, label %1544

1539:                                             ; preds = %1533
  %1540 = shl i64 %1537, 2
  %1541 = add i64 %1540, %1392
  %1542 = inttoptr i64 %1541 to i32 addrspace(1)*
  %1543 = load volatile i32, i32 addrspace(1)* %1542, align 4, !tbaa !11
  br label %1544

1544:                                             ; preds = %1539, %1533
  %1545 = phi i32 [ %1543, %1539 ], [ 0, %1533 ]
  %1546 = add i64 %1474, %1396
  %1547 = icmp ult i64 %1546, %1393
  br i1 %1547, label %1548, label %1553

1548:                                             ; preds = %1544
  %1549 = shl i64 %1546, 2
  %1550 = add i64 %1549, %1392
  %1551 = inttoptr i64 %1550 to i32 addrspace(1)*
  %1552 = load volatile i32, i32 addrspace(1)* %1551, align 4, !tbaa !11
  br label %1553

1553:                                             ; preds = %1548, %1544
  %1554 = phi i32 [ %1552, %1548 ], [ 0, %1544 ]
  %1555 = add i64 %1477, %1391
  %1556 = inttoptr i64 %1555 to i32 addrspace(1)*
  store i32 %1480, i32 addrspace(1)* %1556, align 4, !tbaa !11
  br i1 %1483, label %1557, label %1561

1557:                                             ; preds = %1553
  %1558 = shl i64 %1482, 2
  %1559 = add i64 %1558, %1391
  %1560 = inttoptr i64 %1559 to i32 addrspace(1)*
  store i32 %1490, i32 addrspace(1)* %1560, align 4, !tbaa !11
  br label %1561

1561:                                             ; preds = %1557, %1553
  br i1 %1494, label %1562, label %1566

1562:                                             ; preds = %1561
  %1563 = shl i64 %1493, 2
  %1564 = add i64 %1563, %1391
  %1565 = inttoptr i64 %1564 to i32 addrspace(1)*
  store i32 %1501, i32 addrspace(1)* %1565, align 4, !tbaa !11
  br label %1566

1566:                                             ; preds = %1562, %1561
  br i1 %1505, label %1567, label %1571

1567:                                             ; preds = %1566
  %1568 = shl i64 %1504, 2
  %1569 = add i64 %1568, %1391
  %1570 = inttoptr i64 %1569 to i32 addrspace(1)*
  store i32 %1512, i32 addrspace(1)* %1570, align 4, !tbaa !11
  br label %1571

1571:                                             ; preds = %1567, %1566
  br i1 %1516, label %1572, label %1576

1572:                                             ; preds = %1571
  %1573 = shl i64 %1515, 2
  %1574 = add i64 %1573, %1391
  %1575 = inttoptr i64 %1574 to i32 addrspace(1)*
  store i32 %1523, i32 addrspace(1)* %1575, align 4, !tbaa !11
  br label %1576

1576:                                             ; preds = %1572, %1571
  br i1 %1527, label %1577, label %1581

1577:                                             ; preds = %1576
  %1578 = shl i64 %1526, 2
  %1579 = add i64 %1578, %1391
  %1580 = inttoptr i64 %1579 to i32 addrspace(1)*
  store i32 %1534, i32 addrspace(1)* %1580, align 4, !tbaa !11
  br label %1581

1581:                                             ; preds = %1577, %1576
  br i1 %1538, label %1582, label %1586

1582:                                             ; preds = %1581
  %1583 = shl i64 %1537, 2
  %1584 = add i64 %1583, %1391
  %1585 = inttoptr i64 %1584 to i32 addrspace(1)*
  store i32 %1545, i32 addrspace(1)* %1585, align 4, !tbaa !11
  br label %1586

1586:                                             ; preds = %1582, %1581
  br i1 %1547, label %1587, label %1605

1587:                                             ; preds = %1586
  %1588 = shl i64 %1546, 2
  %1589 = add i64 %1588, %1391
  %1590 = inttoptr i64 %1589 to i32 addrspace(1)*
  store i32 %1554, i32 addrspace(1)* %1590, align 4, !tbaa !11
  br label %1605

1591:                                             ; preds = %1183
  %1592 = zext i32 %910 to i64
  %1593 = icmp ugt i64 %906, %1592
  br i1 %1593, label %1594, label %1639

1594:                                             ; preds = %1591
  %1595 = zext i32 %911 to i64
  br label %1596

1596:                                             ; preds = %1596, %1594
  %1597 = phi i64 [ %1592, %1594 ], [ %1603, %1596 ]
  %1598 = add i64 %1597, %907
  %1599 = inttoptr i64 %1598 to i8 addrspace(1)*
  %1600 = load volatile i8, i8 addrspace(1)* %1599, align 1, !tbaa !11
  %1601 = add i64 %1597, %84
  %1602 = inttoptr i64 %1601 to i8 addrspace(1)*
  store i8 %1600, i8 addrspace(1)* %1602, align 1, !tbaa !11
  %1603 = add i64 %1597, %1595
  %1604 = icmp ult i64 %1603, %906
  br i1 %1604, label %1596, label %1639, !llvm.loop !60

1605:                                             ; preds = %1587, %1586, %1473, %1386, %1385, %1272
  %1606 = phi i64 [ %1394, %1587 ], [ %1394, %1586 ], [ %1394, %1473 ], [ %1193, %1386 ], [ %1193, %1385 ], [ %1193, %1272 ]
  %1607 = icmp ugt i64 %1185, %1606
  br i1 %1607, label %1608, label %1619

1608:                                             ; preds = %1605
  %1609 = zext i32 %911 to i64
  br label %1610

1610:                                             ; preds = %1610, %1608
  %1611 = phi i64 [ %1606, %1608 ], [ %1617, %1610 ]
  %1612 = add i64 %1611, %907
  %1613 = inttoptr i64 %1612 to i8 addrspace(1)*
  %1614 = load volatile i8, i8 addrspace(1)* %1613, align 1, !tbaa !11
  %1615 = add i64 %1611, %84
  %1616 = inttoptr i64 %1615 to i8 addrspace(1)*
  store i8 %1614, i8 addrspace(1)* %1616, align 1, !tbaa !11
  %1617 = add i64 %1611, %1609
  %1618 = icmp ult i64 %1617, %1185
  br i1 %1618, label %1610, label %1619, !llvm.loop !60

1619:                                             ; preds = %1610, %1605
  %1620 = add i64 %1188, %1185
  %1621 = sub i64 %906, %1620
  %1622 = icmp ugt i64 %1621, %1606
  br i1 %1622, label %1623, label %1639

1623:                                             ; preds = %1619
  %1624 = zext i32 %911 to i64
  br label %1625

1625:                                             ; preds = %1625, %1623
  %1626 = phi i64 [ %1606, %1623 ], [ %1633, %1625 ]
  %1627 = add i64 %1626, %1620
  %1628 = add i64 %1627, %907
  %1629 = inttoptr i64 %1628 to i8 addrspace(1)*
  %1630 = load volatile i8, i8 addrspace(1)* %1629, align 1, !tbaa !11
  %1631 = add i64 %1627, %84
  %1632 = inttoptr i64 %1631 to i8 addrspace(1)*
  store i8 %1630, i8 addrspace(1)* %1632, align 1, !tbaa !11
  %1633 = add i64 %1626, %1624
  %1634 = icmp ult i64 %1633, %1621
  br i1 %1634, label %1625, label %1639, !llvm.loop !60

1635:                                             ; preds = %1180, %929
  %1636 = phi i64 [ %1182, %1180 ], [ %984, %929 ]
  %1637 = phi <4 x i32> [ %1147, %1180 ], [ %970, %929 ]
  %1638 = inttoptr i64 %1636 to <4 x i32> addrspace(1)*
  store <4 x i32> %1637, <4 x i32> addrspace(1)* %1638, align 16, !tbaa !11
  br label %1639

1639:                                             ; preds = %1625, %1596, %1635, %1619, %1591, %1179, %1066
  %1640 = load i32, i32* %44, align 8, !tbaa !63
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !67
  %1641 = load i32, i32* %45, align 8, !tbaa !43
  %1642 = icmp eq i32 %1641, 0
  br i1 %1642, label %1643, label %1648

1643:                                             ; preds = %1639
  %1644 = load i64, i64* %46, align 8, !tbaa !19
  %1645 = add i64 %1644, 32
  %1646 = inttoptr i64 %1645 to i64 addrspace(1)*
  %1647 = load volatile i64, i64 addrspace(1)* %1646, align 8, !tbaa !5
  br label %1648

1648:                                             ; preds = %1643, %1639
  %1649 = phi i64 [ %1647, %1643 ], [ 0, %1639 ]
  %1650 = trunc i64 %1649 to i32
  %1651 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1650, i32 0, i32 31) #7
  %1652 = lshr i64 %1649, 32
  %1653 = trunc i64 %1652 to i32
  %1654 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1653, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1655 = load i32, i32* %44, align 8, !tbaa !63
  %1656 = icmp eq i32 %1655, %1651
  br i1 %1656, label %1670, label %1657

1657:                                             ; preds = %1648
  store i32 %1651, i32* %44, align 8, !tbaa !63
  %1658 = icmp eq i32 %1651, 0
  br i1 %1658, label %1668, label %1659

1659:                                             ; preds = %1657
  %1660 = zext i32 %1651 to i64
  %1661 = shl nuw nsw i64 %1660, 3
  %1662 = and i64 %1661, 8
  %1663 = xor i64 %1662, 8
  %1664 = load i64, i64* %48, align 8, !tbaa !64
  %1665 = load i64, i64* %47, align 8, !tbaa !65
  %1666 = mul i64 %1665, %1663
  %1667 = add i64 %1666, %1664
  br label %1668

1668:                                             ; preds = %1659, %1657
  %1669 = phi i64 [ %1667, %1659 ], [ 0, %1657 ]
  store i64 %1669, i64* %49, align 8, !tbaa !66
  br label %1670

1670:                                             ; preds = %1668, %1648
  %1671 = icmp eq i32 %1651, %1640
  br i1 %1671, label %1672, label %839, !llvm.loop !68

1672:                                             ; preds = %1670
  %1673 = load i32, i32* %51, align 8, !tbaa !9
  %1674 = add i32 %1673, 1
  store i32 %1674, i32* %51, align 8, !tbaa !9
  br label %1675

1675:                                             ; preds = %905, %1672, %836
  %1676 = phi i64 [ %103, %836 ], [ %906, %1672 ], [ 0, %905 ]
  %1677 = icmp eq i64 %1676, 0
  %1678 = select i1 %1677, i64 %92, i64 %1676
  br i1 %1677, label %1679, label %4593

1679:                                             ; preds = %1675
  %1680 = load i64, i64* %54, align 8, !tbaa !27
  %1681 = icmp eq i64 %1680, 0
  br i1 %1681, label %4593, label %1682

1682:                                             ; preds = %1679
  %1683 = load i32, i32* %32, align 8, !tbaa !53
  %1684 = zext i32 %1683 to i64
  %1685 = lshr i64 %85, %1684
  %1686 = load i32, i32* %45, align 8, !tbaa !43
  %1687 = icmp eq i32 %1686, 0
  br i1 %1687, label %1688, label %1955

1688:                                             ; preds = %1682
  %1689 = shl i64 %1685, 3
  br label %1690

1690:                                             ; preds = %1954, %1688
  %1691 = phi i32 [ 1, %1688 ], [ %1949, %1954 ]
  %1692 = phi i64 [ 0, %1688 ], [ %1950, %1954 ]
  %1693 = phi i32 [ -1, %1688 ], [ %1951, %1954 ]
  %1694 = phi i64 [ undef, %1688 ], [ %1952, %1954 ]
  %1695 = load i64, i64* %55, align 8, !tbaa !69
  %1696 = add i64 %1695, %1689
  %1697 = inttoptr i64 %1696 to i64 addrspace(1)*
  %1698 = load volatile i64, i64 addrspace(1)* %1697, align 8, !tbaa !5
  %1699 = and i64 %1698, 393216
  %1700 = icmp eq i64 %1699, 262144
  br i1 %1700, label %1701, label %1718

1701:                                             ; preds = %1690
  %1702 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1696, i64 1) #10, !srcloc !23
  %1703 = and i64 %1702, 917504
  %1704 = icmp eq i64 %1703, 262144
  br i1 %1704, label %1709, label %1705

1705:                                             ; preds = %1701
  %1706 = load i64, i64* %55, align 8, !tbaa !69
  %1707 = add i64 %1706, %1689
  %1708 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1707, i64 -1) #10, !srcloc !23
  br label %1718

1709:                                             ; preds = %1701
  %1710 = and i64 %1702, 65536
  %1711 = icmp eq i64 %1710, 0
  br i1 %1711, label %1712, label %1716

1712:                                             ; preds = %1709
  %1713 = load i64, i64* %55, align 8, !tbaa !69
  %1714 = add i64 %1713, %1689
  %1715 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1714, i64 65536) #10, !srcloc !70
  br label %1716

1716:                                             ; preds = %1712, %1709
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %1717 = lshr i64 %1702, 20
  br label %1718

1718:                                             ; preds = %1716, %1705, %1690
  %1719 = phi i64 [ -1, %1690 ], [ -1, %1705 ], [ %1717, %1716 ]
  %1720 = icmp eq i64 %1719, -1
  br i1 %1720, label %1738, label %1721

1721:                                             ; preds = %1718
  %1722 = icmp eq i32 %1693, -1
  br i1 %1722, label %1736, label %1723

1723:                                             ; preds = %1721
  %1724 = load i32, i32* %56, align 4, !tbaa !46
  %1725 = icmp eq i32 %1724, %1693
  br i1 %1725, label %1736, label %1726

1726:                                             ; preds = %1723
  %1727 = lshr i32 %1693, 3
  %1728 = and i32 %1727, 536870904
  %1729 = zext i32 %1728 to i64
  %1730 = and i32 %1693, 63
  %1731 = zext i32 %1730 to i64
  %1732 = shl nuw i64 1, %1731
  %1733 = load i64, i64* %57, align 8, !tbaa !44
  %1734 = add i64 %1733, %1729
  %1735 = inttoptr i64 %1734 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1735, i64 %1732) #10, !srcloc !45
  br label %1736

1736:                                             ; preds = %1726, %1723, %1721
  %1737 = or i64 %1719, 72057594037927936
  br label %1948

1738:                                             ; preds = %1718
  %1739 = and i64 %1698, 655360
  %1740 = icmp eq i64 %1739, 524288
  br i1 %1740, label %1741, label %1756

1741:                                             ; preds = %1738
  %1742 = icmp eq i32 %1693, -1
  br i1 %1742, label %1948, label %1743

1743:                                             ; preds = %1741
  %1744 = load i32, i32* %56, align 4, !tbaa !46
  %1745 = icmp eq i32 %1744, %1693
  br i1 %1745, label %1948, label %1746

1746:                                             ; preds = %1743
  %1747 = lshr i32 %1693, 3
  %1748 = and i32 %1747, 536870904
  %1749 = zext i32 %1748 to i64
  %1750 = and i32 %1693, 63
  %1751 = zext i32 %1750 to i64
  %1752 = shl nuw i64 1, %1751
  %1753 = load i64, i64* %57, align 8, !tbaa !44
  %1754 = add i64 %1753, %1749
  %1755 = inttoptr i64 %1754 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1755, i64 %1752) #10, !srcloc !45
  br label %1948

1756:                                             ; preds = %1738
  %1757 = icmp eq i64 %1699, 0
  %1758 = icmp eq i32 %1693, -1
  %1759 = select i1 %1757, i1 %1758, i1 false
  br i1 %1759, label %1760, label %1887

1760:                                             ; preds = %1756
  %1761 = load i32, i32* %58, align 4, !tbaa !71
  %1762 = icmp eq i32 %1761, 0
  br i1 %1762, label %1763, label %1887

1763:                                             ; preds = %1760
  %1764 = load i32, i32* %56, align 4, !tbaa !46
  %1765 = icmp eq i32 %1764, -1
  br i1 %1765, label %1766, label %1887

1766:                                             ; preds = %1763
  %1767 = load i32, i32* %59, align 8, !tbaa !72
  %1768 = load i32, i32* %60, align 4, !tbaa !73
  %1769 = add i32 %1768, 63
  %1770 = lshr i32 %1769, 6
  %1771 = icmp ugt i32 %1769, 63
  br i1 %1771, label %1772, label %1812

1772:                                             ; preds = %1766
  %1773 = tail call i32 @llvm.umax.i32(i32 %1770, i32 1) #7
  br label %1777

1774:                                             ; preds = %1805
  %1775 = icmp ult i32 %1808, %1770
  %1776 = icmp eq i32 %1808, %1773
  br i1 %1776, label %1812, label %1777, !llvm.loop !74

1777:                                             ; preds = %1774, %1772
  %1778 = phi i1 [ true, %1772 ], [ %1775, %1774 ]
  %1779 = phi i32 [ 0, %1772 ], [ %1808, %1774 ]
  %1780 = add i32 %1779, %1767
  %1781 = urem i32 %1780, %1770
  %1782 = load i64, i64* %57, align 8, !tbaa !44
  %1783 = shl nuw nsw i32 %1781, 3
  %1784 = zext i32 %1783 to i64
  %1785 = add i64 %1782, %1784
  %1786 = inttoptr i64 %1785 to i64*
  %1787 = inttoptr i64 %1785 to i64 addrspace(1)*
  %1788 = load volatile i64, i64 addrspace(1)* %1787, align 8, !tbaa !5
  br label %1789

1789:                                             ; preds = %1803, %1777
  %1790 = phi i64 [ %1788, %1777 ], [ %1797, %1803 ]
  %1791 = phi i32 [ undef, %1777 ], [ %1804, %1803 ]
  %1792 = icmp eq i64 %1790, 0
  br i1 %1792, label %1805, label %1793

1793:                                             ; preds = %1789
  %1794 = sub i64 0, %1790
  %1795 = and i64 %1790, %1794
  %1796 = xor i64 %1795, -1
  %1797 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1786, i64 %1796) #10, !srcloc !75
  %1798 = and i64 %1797, %1795
  %1799 = icmp eq i64 %1798, 0
  br i1 %1799, label %1803, label %1800

1800:                                             ; preds = %1793
  %1801 = tail call i64 @llvm.cttz.i64(i64 %1795, i1 true) #7, !range !76
  %1802 = trunc i64 %1801 to i32
  br label %1803

1803:                                             ; preds = %1800, %1793
  %1804 = phi i32 [ %1802, %1800 ], [ %1791, %1793 ]
  br i1 %1799, label %1789, label %1805, !llvm.loop !77

1805:                                             ; preds = %1803, %1789
  %1806 = phi i32 [ %1804, %1803 ], [ 64, %1789 ]
  %1807 = icmp ult i32 %1806, 64
  %1808 = add nuw nsw i32 %1779, 1
  br i1 %1807, label %1809, label %1774

1809:                                             ; preds = %1805
  %1810 = shl nuw i32 %1781, 6
  %1811 = add nuw i32 %1806, %1810
  br label %1812

1812:                                             ; preds = %1774, %1809, %1766
  %1813 = phi i1 [ %1778, %1809 ], [ false, %1766 ], [ %1775, %1774 ]
  %1814 = phi i32 [ %1811, %1809 ], [ undef, %1766 ], [ undef, %1774 ]
  br i1 %1813, label %1887, label %1815

1815:                                             ; preds = %1812
  %1816 = icmp ult i32 %1769, 64
  br i1 %1816, label %1887, label %1817

1817:                                             ; preds = %1815
  %1818 = tail call i32 @llvm.umax.i32(i32 %1770, i32 1) #7
  br label %1819

1819:                                             ; preds = %1881, %1817
  %1820 = phi i32 [ 0, %1817 ], [ %1884, %1881 ]
  %1821 = load i64, i64* %61, align 8, !tbaa !78
  %1822 = zext i32 %1820 to i64
  %1823 = shl nuw nsw i64 %1822, 3
  %1824 = add i64 %1823, %1821
  %1825 = inttoptr i64 %1824 to i64 addrspace(1)*
  %1826 = load volatile i64, i64 addrspace(1)* %1825, align 8, !tbaa !5
  %1827 = icmp eq i64 %1826, 0
  br i1 %1827, label %1881, label %1828

1828:                                             ; preds = %1819
  %1829 = shl i32 %1820, 6
  br label %1830

1830:                                             ; preds = %1879, %1828
  %1831 = phi i32 [ undef, %1828 ], [ %1877, %1879 ]
  %1832 = phi i64 [ %1826, %1828 ], [ %1838, %1879 ]
  %1833 = sub i64 0, %1832
  %1834 = and i64 %1832, %1833
  %1835 = tail call i64 @llvm.cttz.i64(i64 %1834, i1 true) #7, !range !76
  %1836 = trunc i64 %1835 to i32
  %1837 = or i32 %1829, %1836
  %1838 = xor i64 %1834, %1832
  %1839 = load i64, i64* %62, align 8, !tbaa !79
  %1840 = zext i32 %1837 to i64
  %1841 = shl nuw nsw i64 %1840, 3
  %1842 = add i64 %1841, %1839
  %1843 = inttoptr i64 %1842 to i64*
  %1844 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1843) #10, !srcloc !80
  %1845 = lshr i64 %1844, 32
  %1846 = load i64, i64* %63, align 8, !tbaa !81
  %1847 = shl nuw nsw i64 %1840, 2
  %1848 = add i64 %1847, %1846
  %1849 = inttoptr i64 %1848 to i32 addrspace(1)*
  %1850 = load volatile i32, i32 addrspace(1)* %1849, align 4, !tbaa !9
  %1851 = zext i32 %1850 to i64
  %1852 = icmp eq i64 %1845, %1851
  br i1 %1852, label %1853, label %1876, !llvm.loop !82

1853:                                             ; preds = %1830
  %1854 = xor i64 %1834, -1
  %1855 = load i64, i64* %61, align 8, !tbaa !78
  %1856 = add i64 %1855, %1823
  %1857 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1856, i64 %1854) #10, !srcloc !83
  %1858 = and i64 %1857, %1834
  %1859 = icmp eq i64 %1858, 0
  br i1 %1859, label %1876, label %1860, !llvm.loop !82

1860:                                             ; preds = %1853
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %1861 = load i64, i64* %62, align 8, !tbaa !79
  %1862 = add i64 %1861, %1841
  %1863 = inttoptr i64 %1862 to i64*
  %1864 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1863) #10, !srcloc !80
  %1865 = lshr i64 %1864, 32
  %1866 = load i64, i64* %63, align 8, !tbaa !81
  %1867 = add i64 %1866, %1847
  %1868 = inttoptr i64 %1867 to i32 addrspace(1)*
  %1869 = load volatile i32, i32 addrspace(1)* %1868, align 4, !tbaa !9
  %1870 = zext i32 %1869 to i64
  %1871 = icmp eq i64 %1865, %1870
  br i1 %1871, label %1876, label %1872

1872:                                             ; preds = %1860
  %1873 = load i64, i64* %61, align 8, !tbaa !78
  %1874 = add i64 %1873, %1823
  %1875 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1874, i64 %1834) #10, !srcloc !70
  br label %1876

1876:                                             ; preds = %1872, %1860, %1853, %1830
  %1877 = phi i32 [ %1831, %1872 ], [ %1831, %1853 ], [ %1831, %1830 ], [ %1837, %1860 ]
  %1878 = phi i32 [ 0, %1872 ], [ 2, %1853 ], [ 2, %1830 ], [ 1, %1860 ]
  switch i32 %1878, label %1881 [
    i32 0, label %1879
    i32 2, label %1879
  ]

1879:                                             ; preds = %1876, %1876
  %1880 = icmp eq i64 %1838, 0
  br i1 %1880, label %1881, label %1830, !llvm.loop !82

1881:                                             ; preds = %1879, %1876, %1819
  %1882 = phi i32 [ -1, %1819 ], [ %1877, %1876 ], [ -1, %1879 ]
  %1883 = icmp ne i32 %1882, -1
  %1884 = add nuw nsw i32 %1820, 1
  %1885 = icmp eq i32 %1884, %1818
  %1886 = select i1 %1883, i1 true, i1 %1885
  br i1 %1886, label %1887, label %1819, !llvm.loop !84

1887:                                             ; preds = %1881, %1815, %1812, %1763, %1760, %1756
  %1888 = phi i32 [ -1, %1760 ], [ %1693, %1756 ], [ %1764, %1763 ], [ %1814, %1812 ], [ -1, %1815 ], [ %1882, %1881 ]
  %1889 = icmp ne i32 %1888, -1
  %1890 = select i1 %1757, i1 %1889, i1 false
  br i1 %1890, label %1891, label %1901

1891:                                             ; preds = %1887
  %1892 = load i64, i64* %55, align 8, !tbaa !69
  %1893 = add i64 %1892, %1689
  %1894 = add nuw i64 %1698, 131072
  %1895 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %1893, i64 %1698, i64 %1894) #10, !srcloc !85
  %1896 = icmp eq i64 %1895, %1698
  %1897 = zext i32 %1888 to i64
  %1898 = or i64 %1897, 144115188075855872
  %1899 = select i1 %1896, i64 %1898, i64 %1694
  %1900 = select i1 %1896, i32 1, i32 3
  br label %1948, !llvm.loop !86

1901:                                             ; preds = %1887
  br i1 %1889, label %1902, label %1915

1902:                                             ; preds = %1901
  %1903 = load i32, i32* %56, align 4, !tbaa !46
  %1904 = icmp eq i32 %1903, %1888
  br i1 %1904, label %1915, label %1905

1905:                                             ; preds = %1902
  %1906 = lshr i32 %1888, 3
  %1907 = and i32 %1906, 536870904
  %1908 = zext i32 %1907 to i64
  %1909 = and i32 %1888, 63
  %1910 = zext i32 %1909 to i64
  %1911 = shl nuw i64 1, %1910
  %1912 = load i64, i64* %57, align 8, !tbaa !44
  %1913 = add i64 %1912, %1908
  %1914 = inttoptr i64 %1913 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1914, i64 %1911) #10, !srcloc !45
  br label %1915

1915:                                             ; preds = %1905, %1902, %1901
  %1916 = load i32, i32* %58, align 4, !tbaa !71
  %1917 = icmp eq i32 %1916, 0
  br i1 %1917, label %1918, label %1938

1918:                                             ; preds = %1915
  %1919 = add i32 %1691, 1
  %1920 = and i32 %1691, 63
  %1921 = icmp eq i32 %1920, 0
  br i1 %1921, label %1922, label %1938, !prof !87

1922:                                             ; preds = %1918
  %1923 = load i64, i64* %64, align 8, !tbaa !88
  %1924 = inttoptr i64 %1923 to i64*
  %1925 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1924) #10, !srcloc !80
  %1926 = icmp eq i64 %1925, 0
  br i1 %1926, label %1927, label %1938

1927:                                             ; preds = %1922
  %1928 = icmp eq i64 %1692, 0
  br i1 %1928, label %1929, label %1933

1929:                                             ; preds = %1927
  %1930 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1931 = load i64, i64* %65, align 8, !tbaa !90
  %1932 = add i64 %1931, %1930
  br label %1933

1933:                                             ; preds = %1929, %1927
  %1934 = phi i64 [ %1932, %1929 ], [ %1692, %1927 ]
  %1935 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1936 = icmp ult i64 %1935, %1934
  %1937 = select i1 %1936, i32 0, i32 110
  br label %1938

1938:                                             ; preds = %1933, %1922, %1918, %1915
  %1939 = phi i32 [ %1691, %1915 ], [ %1919, %1918 ], [ %1919, %1922 ], [ %1919, %1933 ]
  %1940 = phi i64 [ %1692, %1915 ], [ %1692, %1918 ], [ %1692, %1922 ], [ %1934, %1933 ]
  %1941 = phi i32 [ %1916, %1915 ], [ 0, %1918 ], [ 108, %1922 ], [ %1937, %1933 ]
  %1942 = icmp eq i32 %1941, 0
  %1943 = zext i32 %1941 to i64
  %1944 = or i64 %1943, 216172782113783808
  %1945 = select i1 %1942, i64 %1694, i64 %1944
  %1946 = xor i1 %1942, true
  %1947 = zext i1 %1946 to i32
  br label %1948

1948:                                             ; preds = %1938, %1891, %1746, %1743, %1741, %1736
  %1949 = phi i32 [ %1691, %1741 ], [ %1691, %1736 ], [ %1691, %1743 ], [ %1691, %1746 ], [ %1691, %1891 ], [ %1939, %1938 ]
  %1950 = phi i64 [ %1692, %1741 ], [ %1692, %1736 ], [ %1692, %1743 ], [ %1692, %1746 ], [ %1692, %1891 ], [ %1940, %1938 ]
  %1951 = phi i32 [ -1, %1741 ], [ %1693, %1736 ], [ %1693, %1743 ], [ %1693, %1746 ], [ %1888, %1891 ], [ -1, %1938 ]
  %1952 = phi i64 [ 360287970189639680, %1741 ], [ %1737, %1736 ], [ 360287970189639680, %1743 ], [ 360287970189639680, %1746 ], [ %1899, %1891 ], [ %1945, %1938 ]
  %1953 = phi i32 [ 1, %1741 ], [ 1, %1736 ], [ 1, %1743 ], [ 1, %1746 ], [ %1900, %1891 ], [ %1947, %1938 ]
  switch i32 %1953, label %1955 [
    i32 0, label %1954
    i32 3, label %1954
  ]

1954:                                             ; preds = %1948, %1948
  br label %1690, !llvm.loop !86

1955:                                             ; preds = %1948, %1682
  %1956 = phi i64 [ 0, %1682 ], [ %1952, %1948 ]
  %1957 = trunc i64 %1956 to i32
  %1958 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1957, i32 0, i32 31) #7
  %1959 = lshr i64 %1956, 32
  %1960 = trunc i64 %1959 to i32
  %1961 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1960, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1962 = zext i32 %1961 to i64
  %1963 = shl nuw i64 %1962, 32
  %1964 = zext i32 %1958 to i64
  %1965 = lshr i32 %1961, 24
  %1966 = icmp eq i32 %1965, 5
  br i1 %1966, label %4593, label %1967

1967:                                             ; preds = %1955
  %1968 = trunc i32 %1965 to i8
  switch i8 %1968, label %3838 [
    i8 3, label %1969
    i8 2, label %1995
  ]

1969:                                             ; preds = %1967
  %1970 = load i32, i32* %56, align 4, !tbaa !46
  %1971 = icmp eq i32 %1970, -1
  br i1 %1971, label %1994, label %1972

1972:                                             ; preds = %1969
  %1973 = load i32, i32* %45, align 8, !tbaa !43
  %1974 = icmp eq i32 %1973, 0
  br i1 %1974, label %1975, label %1986

1975:                                             ; preds = %1972
  %1976 = and i32 %1970, 63
  %1977 = zext i32 %1976 to i64
  %1978 = shl nuw i64 1, %1977
  %1979 = lshr i32 %1970, 3
  %1980 = and i32 %1979, 536870904
  %1981 = zext i32 %1980 to i64
  %1982 = load i64, i64* %57, align 8, !tbaa !44
  %1983 = add i64 %1982, %1981
  %1984 = inttoptr i64 %1983 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1984, i64 %1978) #10, !srcloc !45
  %1985 = load i32, i32* %45, align 8, !tbaa !43
  br label %1986

1986:                                             ; preds = %1975, %1972
  %1987 = phi i32 [ %1985, %1975 ], [ %1973, %1972 ]
  %1988 = icmp eq i32 %1987, 0
  br i1 %1988, label %1989, label %1993

1989:                                             ; preds = %1986
  %1990 = load i64, i64* %46, align 8, !tbaa !19
  %1991 = add i64 %1990, 136
  %1992 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1991, i64 -1) #10, !srcloc !23
  br label %1993

1993:                                             ; preds = %1989, %1986
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %80, align 4, !tbaa !47
  br label %1994

1994:                                             ; preds = %1993, %1969
  store i32 %1958, i32* %58, align 4, !tbaa !71
  br label %4593

1995:                                             ; preds = %1967
  %1996 = load i32, i32* %32, align 8, !tbaa !53
  %1997 = zext i32 %1996 to i64
  %1998 = lshr i64 %85, %1997
  %1999 = shl i64 %1998, %1997
  %2000 = shl nuw i64 1, %1997
  %2001 = load i64, i64* %66, align 8, !tbaa !91
  %2002 = sub i64 %2001, %1999
  %2003 = icmp ult i64 %2002, %2000
  %2004 = select i1 %2003, i64 %2002, i64 %2000
  %2005 = load i64, i64* %67, align 8, !tbaa !92
  %2006 = load i64, i64* %68, align 8, !tbaa !93
  %2007 = mul i64 %2006, %1964
  %2008 = add i64 %2007, %2005
  %2009 = load i32, i32* %56, align 4, !tbaa !46
  %2010 = icmp eq i32 %2009, %1958
  br i1 %2010, label %2011, label %2013

2011:                                             ; preds = %1995
  %2012 = load i32, i32* %69, align 8, !tbaa !94
  br label %2019

2013:                                             ; preds = %1995
  %2014 = load i64, i64* %63, align 8, !tbaa !81
  %2015 = shl nuw nsw i64 %1964, 2
  %2016 = add i64 %2014, %2015
  %2017 = inttoptr i64 %2016 to i32 addrspace(1)*
  %2018 = load volatile i32, i32 addrspace(1)* %2017, align 4, !tbaa !9
  br label %2019

2019:                                             ; preds = %2013, %2011
  %2020 = phi i32 [ %2012, %2011 ], [ %2018, %2013 ]
  %2021 = add i32 %2020, 1
  store i32 %2021, i32* %69, align 8, !tbaa !94
  %2022 = load i32, i32* %45, align 8, !tbaa !43
  %2023 = load i64, i64* %70, align 8, !tbaa !95
  %2024 = zext i32 %2021 to i64
  %2025 = shl nuw i64 %2024, 32
  %2026 = shl nuw nsw i64 %1964, 16
  %2027 = or i64 %2026, %2025
  %2028 = or i64 %2027, 256
  %2029 = and i32 %2022, 1
  %2030 = icmp eq i32 %2029, 0
  %2031 = select i1 %2030, i64 %2028, i64 %2023
  %2032 = select i1 %2030, i64 %1999, i64 %2004
  %2033 = shl i64 %2032, 1
  %2034 = and i32 %2022, 2
  %2035 = icmp eq i32 %2034, 0
  %2036 = select i1 %2035, i64 %2031, i64 %2033
  %2037 = icmp eq i32 %2022, 0
  br i1 %2037, label %2038, label %2042

2038:                                             ; preds = %2019
  %2039 = load i64, i64* %71, align 8, !tbaa !96
  %2040 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2039, i64 1) #10, !srcloc !23
  %2041 = trunc i64 %2040 to i32
  br label %2042

2042:                                             ; preds = %2038, %2019
  %2043 = phi i32 [ %2041, %2038 ], [ 0, %2019 ]
  %2044 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2043, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2045 = load i32, i32* %73, align 8, !tbaa !98
  %2046 = icmp ult i32 %2022, 4
  br i1 %2046, label %2047, label %2065

2047:                                             ; preds = %2042
  %2048 = load i64, i64* %29, align 8, !tbaa !99
  %2049 = shl nsw i32 -1, %2045
  %2050 = xor i32 %2049, -1
  %2051 = and i32 %2044, %2050
  %2052 = zext i32 %2051 to i64
  %2053 = shl nuw nsw i64 %2052, 5
  %2054 = add i64 %2048, %2053
  %2055 = inttoptr i64 %2054 to i64*
  %2056 = lshr i32 %2044, %2045
  %2057 = and i32 %2056, 1
  %2058 = xor i32 %2057, 1
  %2059 = zext i32 %2058 to i64
  %2060 = or i64 %2036, %2059
  %2061 = zext i32 %2022 to i64
  %2062 = getelementptr inbounds i64, i64* %2055, i64 %2061
  %2063 = ptrtoint i64* %2062 to i64
  %2064 = inttoptr i64 %2063 to i64 addrspace(1)*
  store volatile i64 %2060, i64 addrspace(1)* %2064, align 8, !tbaa !5
  br label %2065

2065:                                             ; preds = %2047, %2042
  br i1 %2037, label %2066, label %2071

2066:                                             ; preds = %2065
  %2067 = shl nuw nsw i64 %1964, 2
  %2068 = load i64, i64* %63, align 8, !tbaa !81
  %2069 = add i64 %2068, %2067
  %2070 = inttoptr i64 %2069 to i32 addrspace(1)*
  store volatile i32 %2021, i32 addrspace(1)* %2070, align 4, !tbaa !9
  br label %2071

2071:                                             ; preds = %2066, %2065
  %2072 = load i32, i32* %45, align 8, !tbaa !43
  %2073 = icmp eq i32 %2072, 0
  br i1 %2073, label %2074, label %2138

2074:                                             ; preds = %2071
  %2075 = load i32, i32* %69, align 8, !tbaa !94
  %2076 = load i64, i64* %62, align 8, !tbaa !79
  %2077 = shl nuw nsw i64 %1964, 3
  %2078 = add i64 %2076, %2077
  %2079 = inttoptr i64 %2078 to i64*
  %2080 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2079) #10, !srcloc !80
  %2081 = zext i32 %2075 to i64
  %2082 = lshr i32 %1958, 3
  %2083 = and i32 %2082, 536870904
  %2084 = zext i32 %2083 to i64
  %2085 = and i32 %1958, 63
  %2086 = zext i32 %2085 to i64
  %2087 = shl nuw i64 1, %2086
  br label %2088

2088:                                             ; preds = %2129, %2074
  %2089 = phi i32 [ 1, %2074 ], [ %2096, %2129 ]
  %2090 = phi i64 [ 0, %2074 ], [ %2116, %2129 ]
  %2091 = phi i64 [ %2080, %2074 ], [ %2130, %2129 ]
  %2092 = phi i32 [ undef, %2074 ], [ %2131, %2129 ]
  %2093 = lshr i64 %2091, 32
  %2094 = icmp eq i64 %2093, %2081
  br i1 %2094, label %2132, label %2095

2095:                                             ; preds = %2088
  %2096 = add i32 %2089, 1
  %2097 = and i32 %2089, 63
  %2098 = icmp eq i32 %2097, 0
  br i1 %2098, label %2099, label %2115, !prof !87

2099:                                             ; preds = %2095
  %2100 = load i64, i64* %64, align 8, !tbaa !88
  %2101 = inttoptr i64 %2100 to i64*
  %2102 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2101) #10, !srcloc !80
  %2103 = icmp eq i64 %2102, 0
  br i1 %2103, label %2104, label %2115

2104:                                             ; preds = %2099
  %2105 = icmp eq i64 %2090, 0
  br i1 %2105, label %2106, label %2110

2106:                                             ; preds = %2104
  %2107 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %2108 = load i64, i64* %65, align 8, !tbaa !90
  %2109 = add i64 %2108, %2107
  br label %2110

2110:                                             ; preds = %2106, %2104
  %2111 = phi i64 [ %2109, %2106 ], [ %2090, %2104 ]
  %2112 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %2113 = icmp ult i64 %2112, %2111
  %2114 = select i1 %2113, i32 0, i32 110
  br label %2115

2115:                                             ; preds = %2110, %2099, %2095
  %2116 = phi i64 [ %2111, %2110 ], [ %2090, %2099 ], [ %2090, %2095 ]
  %2117 = phi i32 [ %2114, %2110 ], [ 108, %2099 ], [ 0, %2095 ]
  %2118 = icmp eq i32 %2117, 0
  br i1 %2118, label %2124, label %2119, !prof !57

2119:                                             ; preds = %2115
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %2120 = load i64, i64* %61, align 8, !tbaa !78
  %2121 = add i64 %2120, %2084
  %2122 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2121, i64 %2087) #10, !srcloc !70
  %2123 = or i32 %2117, -1073741824
  br label %2129

2124:                                             ; preds = %2115
  %2125 = load i64, i64* %62, align 8, !tbaa !79
  %2126 = add i64 %2125, %2077
  %2127 = inttoptr i64 %2126 to i64*
  %2128 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2127) #10, !srcloc !80
  br label %2129

2129:                                             ; preds = %2124, %2119
  %2130 = phi i64 [ %2091, %2119 ], [ %2128, %2124 ]
  %2131 = phi i32 [ %2123, %2119 ], [ %2092, %2124 ]
  br i1 %2118, label %2088, label %2138, !llvm.loop !100

2132:                                             ; preds = %2088
  %2133 = trunc i64 %2091 to i32
  %2134 = icmp sgt i32 %2133, -1
  br i1 %2134, label %2138, label %2135, !prof !57

2135:                                             ; preds = %2132
  %2136 = sub i32 0, %2133
  %2137 = or i32 %2136, -2147483648
  br label %2138

2138:                                             ; preds = %2129, %2135, %2132, %2071
  %2139 = phi i32 [ 0, %2071 ], [ %2137, %2135 ], [ %2133, %2132 ], [ %2131, %2129 ]
  %2140 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2139, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2141 = sub i64 %85, %1999
  %2142 = icmp sgt i32 %2140, -1
  br i1 %2142, label %2145, label %2143, !prof !57

2143:                                             ; preds = %2138
  %2144 = and i32 %2140, 65535
  br label %2150

2145:                                             ; preds = %2138
  %2146 = add i64 %2141, %1678
  %2147 = zext i32 %2140 to i64
  %2148 = icmp ugt i64 %2146, %2147
  %2149 = select i1 %2148, i32 61, i32 0
  br label %2150

2150:                                             ; preds = %2145, %2143
  %2151 = phi i32 [ %2144, %2143 ], [ %2149, %2145 ]
  %2152 = icmp eq i32 %2151, 0
  %2153 = icmp ne i64 %84, 0
  %2154 = and i1 %2153, %2152
  br i1 %2154, label %2155, label %2887

2155:                                             ; preds = %2150
  %2156 = add i64 %2008, %2141
  %2157 = load i32, i32* %45, align 8, !tbaa !43
  %2158 = load i32, i32* %50, align 4, !tbaa !56
  %2159 = xor i64 %2156, %84
  %2160 = and i64 %2159, 15
  %2161 = icmp eq i64 %2160, 0
  %2162 = and i64 %2159, 3
  %2163 = icmp eq i64 %2162, 0
  %2164 = select i1 %2163, i64 4, i64 1
  %2165 = select i1 %2161, i64 16, i64 %2164
  %2166 = sub i64 0, %84
  %2167 = add nsw i64 %2165, -1
  %2168 = and i64 %2167, %2166
  %2169 = or i64 %1678, %84
  %2170 = or i64 %2169, %2156
  %2171 = and i64 %2170, 15
  %2172 = icmp eq i64 %2171, 0
  br i1 %2172, label %2173, label %2431, !prof !57

2173:                                             ; preds = %2155
  %2174 = shl i32 %2158, 7
  %2175 = zext i32 %2174 to i64
  %2176 = icmp eq i64 %1678, %2175
  br i1 %2176, label %2177, label %2233

2177:                                             ; preds = %2173
  %2178 = shl i32 %2157, 4
  %2179 = zext i32 %2178 to i64
  %2180 = add i64 %84, %2179
  %2181 = add i64 %2156, %2179
  %2182 = shl i32 %2158, 4
  %2183 = inttoptr i64 %2181 to <4 x i32> addrspace(1)*
  %2184 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2183, align 16, !tbaa !11
  %2185 = zext i32 %2182 to i64
  %2186 = add i64 %2181, %2185
  %2187 = inttoptr i64 %2186 to <4 x i32> addrspace(1)*
  %2188 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2187, align 16, !tbaa !11
  %2189 = shl i32 %2158, 5
  %2190 = zext i32 %2189 to i64
  %2191 = add i64 %2181, %2190
  %2192 = inttoptr i64 %2191 to <4 x i32> addrspace(1)*
  %2193 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2192, align 16, !tbaa !11
  %2194 = mul i32 %2158, 48
  %2195 = zext i32 %2194 to i64
  %2196 = add i64 %2181, %2195
  %2197 = inttoptr i64 %2196 to <4 x i32> addrspace(1)*
  %2198 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2197, align 16, !tbaa !11
  %2199 = shl i32 %2158, 6
  %2200 = zext i32 %2199 to i64
  %2201 = add i64 %2181, %2200
  %2202 = inttoptr i64 %2201 to <4 x i32> addrspace(1)*
  %2203 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2202, align 16, !tbaa !11
  %2204 = mul i32 %2158, 80
  %2205 = zext i32 %2204 to i64
  %2206 = add i64 %2181, %2205
  %2207 = inttoptr i64 %2206 to <4 x i32> addrspace(1)*
  %2208 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2207, align 16, !tbaa !11
  %2209 = mul i32 %2158, 96
  %2210 = zext i32 %2209 to i64
  %2211 = add i64 %2181, %2210
  %2212 = inttoptr i64 %2211 to <4 x i32> addrspace(1)*
  %2213 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2212, align 16, !tbaa !11
  %2214 = mul i32 %2158, 112
  %2215 = zext i32 %2214 to i64
  %2216 = add i64 %2181, %2215
  %2217 = inttoptr i64 %2216 to <4 x i32> addrspace(1)*
  %2218 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2217, align 16, !tbaa !11
  %2219 = inttoptr i64 %2180 to <4 x i32> addrspace(1)*
  store <4 x i32> %2184, <4 x i32> addrspace(1)* %2219, align 16, !tbaa !11
  %2220 = add i64 %2180, %2185
  %2221 = inttoptr i64 %2220 to <4 x i32> addrspace(1)*
  store <4 x i32> %2188, <4 x i32> addrspace(1)* %2221, align 16, !tbaa !11
  %2222 = add i64 %2180, %2190
  %2223 = inttoptr i64 %2222 to <4 x i32> addrspace(1)*
  store <4 x i32> %2193, <4 x i32> addrspace(1)* %2223, align 16, !tbaa !11
  %2224 = add i64 %2180, %2195
  %2225 = inttoptr i64 %2224 to <4 x i32> addrspace(1)*
  store <4 x i32> %2198, <4 x i32> addrspace(1)* %2225, align 16, !tbaa !11
  %2226 = add i64 %2180, %2200
  %2227 = inttoptr i64 %2226 to <4 x i32> addrspace(1)*
  store <4 x i32> %2203, <4 x i32> addrspace(1)* %2227, align 16, !tbaa !11
  %2228 = add i64 %2180, %2205
  %2229 = inttoptr i64 %2228 to <4 x i32> addrspace(1)*
  store <4 x i32> %2208, <4 x i32> addrspace(1)* %2229, align 16, !tbaa !11
  %2230 = add i64 %2180, %2210
  %2231 = inttoptr i64 %2230 to <4 x i32> addrspace(1)*
  store <4 x i32> %2213, <4 x i32> addrspace(1)* %2231, align 16, !tbaa !11
  %2232 = add i64 %2180, %2215
  br label %2883

2233:                                             ; preds = %2173
  %2234 = lshr i64 %1678, 4
  %2235 = zext i32 %2157 to i64
  %2236 = mul i32 %2158, 7
  %2237 = zext i32 %2236 to i64
  %2238 = add nuw nsw i64 %2237, %2235
  %2239 = icmp ult i64 %2238, %2234
  br i1 %2239, label %2240, label %2314

2240:                                             ; preds = %2233
  %2241 = shl i32 %2158, 3
  %2242 = zext i32 %2241 to i64
  %2243 = zext i32 %2158 to i64
  %2244 = shl i32 %2158, 1
  %2245 = zext i32 %2244 to i64
  %2246 = mul i32 %2158, 3
  %2247 = zext i32 %2246 to i64
  %2248 = shl i32 %2158, 2
  %2249 = zext i32 %2248 to i64
  %2250 = mul i32 %2158, 5
  %2251 = zext i32 %2250 to i64
  %2252 = mul i32 %2158, 6
  %2253 = zext i32 %2252 to i64
  br label %2254

2254:                                             ; preds = %2254, %2240
  %2255 = phi i64 [ %2235, %2240 ], [ %2311, %2254 ]
  %2256 = shl i64 %2255, 4
  %2257 = add i64 %2256, %2156
  %2258 = inttoptr i64 %2257 to <4 x i32> addrspace(1)*
  %2259 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2258, align 16, !tbaa !11
  %2260 = add i64 %2255, %2243
  %2261 = shl i64 %2260, 4
  %2262 = add i64 %2261, %2156
  %2263 = inttoptr i64 %2262 to <4 x i32> addrspace(1)*
  %2264 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2263, align 16, !tbaa !11
  %2265 = add i64 %2255, %2245
  %2266 = shl i64 %2265, 4
  %2267 = add i64 %2266, %2156
  %2268 = inttoptr i64 %2267 to <4 x i32> addrspace(1)*
  %2269 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2268, align 16, !tbaa !11
  %2270 = add i64 %2255, %2247
  %2271 = shl i64 %2270, 4
  %2272 = add i64 %2271, %2156
  %2273 = inttoptr i64 %2272 to <4 x i32> addrspace(1)*
  %2274 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2273, align 16, !tbaa !11
  %2275 = add i64 %2255, %2249
  %2276 = shl i64 %2275, 4
  %2277 = add i64 %2276, %2156
  %2278 = inttoptr i64 %2277 to <4 x i32> addrspace(1)*
  %2279 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2278, align 16, !tbaa !11
  %2280 = add i64 %2255, %2251
  %2281 = shl i64 %2280, 4
  %2282 = add i64 %2281, %2156
  %2283 = inttoptr i64 %2282 to <4 x i32> addrspace(1)*
  %2284 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2283, align 16, !tbaa !11
  %2285 = add i64 %2255, %2253
  %2286 = shl i64 %2285, 4
  %2287 = add i64 %2286, %2156
  %2288 = inttoptr i64 %2287 to <4 x i32> addrspace(1)*
  %2289 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2288, align 16, !tbaa !11
  %2290 = add i64 %2255, %2237
  %2291 = shl i64 %2290, 4
  %2292 = add i64 %2291, %2156
  %2293 = inttoptr i64 %2292 to <4 x i32> addrspace(1)*
  %2294 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2293, align 16, !tbaa !11
  %2295 = add i64 %2256, %84
  %2296 = inttoptr i64 %2295 to <4 x i32> addrspace(1)*
  store <4 x i32> %2259, <4 x i32> addrspace(1)* %2296, align 16, !tbaa !11
  %2297 = add i64 %2261, %84
  %2298 = inttoptr i64 %2297 to <4 x i32> addrspace(1)*
  store <4 x i32> %2264, <4 x i32> addrspace(1)* %2298, align 16, !tbaa !11
  %2299 = add i64 %2266, %84
  %2300 = inttoptr i64 %2299 to <4 x i32> addrspace(1)*
  store <4 x i32> %2269, <4 x i32> addrspace(1)* %2300, align 16, !tbaa !11
  %2301 = add i64 %2271, %84
  %2302 = inttoptr i64 %2301 to <4 x i32> addrspace(1)*
  store <4 x i32> %2274, <4 x i32> addrspace(1)* %2302, align 16, !tbaa !11
  %2303 = add i64 %2276, %84
  %2304 = inttoptr i64 %2303 to <4 x i32> addrspace(1)*
  store <4 x i32> %2279, <4 x i32> addrspace(1)* %2304, align 16, !tbaa !11
  %2305 = add i64 %2281, %84
  %2306 = inttoptr i64 %2305 to <4 x i32> addrspace(1)*
  store <4 x i32> %2284, <4 x i32> addrspace(1)* %2306, align 16, !tbaa !11
  %2307 = add i64 %2286, %84
  %2308 = inttoptr i64 %2307 to <4 x i32> addrspace(1)*
  store <4 x i32> %2289, <4 x i32> addrspace(1)* %2308, align 16, !tbaa !11
  %2309 = add i64 %2291, %84
  %2310 = inttoptr i64 %2309 to <4 x i32> addrspace(1)*
  store <4 x i32> %2294, <4 x i32> addrspace(1)* %2310, align 16, !tbaa !11
  %2311 = add i64 %2255, %2242
  %2312 = add i64 %2311, %2237
  %2313 = icmp ult i64 %2312, %2234
  br i1 %2313, label %2254, label %2314, !llvm.loop !58

2314:                                             ; preds = %2254, %2233
  %2315 = phi i64 [ %2235, %2233 ], [ %2311, %2254 ]
  %2316 = icmp ult i64 %2315, %2234
  br i1 %2316, label %2317, label %2887

2317:                                             ; preds = %2314
  %2318 = shl i64 %2315, 4
  %2319 = add i64 %2318, %2156
  %2320 = inttoptr i64 %2319 to <4 x i32> addrspace(1)*
  %2321 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2320, align 16, !tbaa !11
  %2322 = zext i32 %2158 to i64
  %2323 = add i64 %2315, %2322
  %2324 = icmp ult i64 %2323, %2234
  br i1 %2324, label %2325, label %2330

2325:                                             ; preds = %2317
  %2326 = shl i64 %2323, 4
  %2327 = add i64 %2326, %2156
  %2328 = inttoptr i64 %2327 to <4 x i32> addrspace(1)*
  %2329 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2328, align 16, !tbaa !11
  br label %2330

2330:                                             ; preds = %2325, %2317
  %2331 = phi <4 x i32> [ %2329, %2325 ], [ zeroinitializer, %2317 ]
  %2332 = shl i32 %2158, 1
  %2333 = zext i32 %2332 to i64
  %2334 = add i64 %2315, %2333
  %2335 = icmp ult i64 %2334, %2234
  br i1 %2335, label %2336, label %2341

2336:                                             ; preds = %2330
  %2337 = shl i64 %2334, 4
  %2338 = add i64 %2337, %2156
  %2339 = inttoptr i64 %2338 to <4 x i32> addrspace(1)*
  %2340 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2339, align 16, !tbaa !11
  br label %2341

2341:                                             ; preds = %2336, %2330
  %2342 = phi <4 x i32> [ %2340, %2336 ], [ zeroinitializer, %2330 ]
  %2343 = mul i32 %2158, 3
  %2344 = zext i32 %2343 to i64
  %2345 = add i64 %2315, %2344
  %2346 = icmp ult i64 %2345, %2234
  br i1 %2346, label %2347, label %2352

2347:                                             ; preds = %2341
  %2348 = shl i64 %2345, 4
  %2349 = add i64 %2348, %2156
  %2350 = inttoptr i64 %2349 to <4 x i32> addrspace(1)*
  %2351 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2350, align 16, !tbaa !11
  br label %2352

2352:                                             ; preds = %2347, %2341
  %2353 = phi <4 x i32> [ %2351, %2347 ], [ zeroinitializer, %2341 ]
  %2354 = shl i32 %2158, 2
  %2355 = zext i32 %2354 to i64
  %2356 = add i64 %2315, %2355
  %2357 = icmp ult i64 %2356, %2234
  br i1 %2357, label %2358, label %2363

2358:                                             ; preds = %2352
  %2359 = shl i64 %2356, 4
  %2360 = add i64 %2359, %2156
  %2361 = inttoptr i64 %2360 to <4 x i32> addrspace(1)*
  %2362 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2361, align 16, !tbaa !11
  br label %2363

2363:                                             ; preds = %2358, %2352
  %2364 = phi <4 x i32> [ %2362, %2358 ], [ zeroinitializer, %2352 ]
  %2365 = mul i32 %2158, 5
  %2366 = zext i32 %2365 to i64
  %2367 = add i64 %2315, %2366
  %2368 = icmp ult i64 %2367, %2234
  br i1 %2368, label %2369, label %2374

2369:                                             ; preds = %2363
  %2370 = shl i64 %2367, 4
  %2371 = add i64 %2370, %2156
  %2372 = inttoptr i64 %2371 to <4 x i32> addrspace(1)*
  %2373 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2372, align 16, !tbaa !11
  br label %2374

2374:                                             ; preds = %2369, %2363
  %2375 = phi <4 x i32> [ %2373, %2369 ], [ zeroinitializer, %2363 ]
  %2376 = mul i32 %2158, 6
  %2377 = zext i32 %2376 to i64
  %2378 = add i64 %2315, %2377
  %2379 = icmp ult i64 %2378, %2234
  br i1 %2379, label %2380, label %2385

2380:                                             ; preds = %2374
  %2381 = shl i64 %2378, 4
  %2382 = add i64 %2381, %2156
  %2383 = inttoptr i64 %2382 to <4 x i32> addrspace(1)*
  %2384 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2383, align 16, !tbaa !11
  br label %2385

2385:                                             ; preds = %2380, %2374
  %2386 = phi <4 x i32> [ %2384, %2380 ], [ zeroinitializer, %2374 ]
  %2387 = add i64 %2315, %2237
  %2388 = icmp ult i64 %2387, %2234
  br i1 %2388, label %2389, label %2394

2389:                                             ; preds = %2385
  %2390 = shl i64 %2387, 4
  %2391 = add i64 %2390, %2156
  %2392 = inttoptr i64 %2391 to <4 x i32> addrspace(1)*
  %2393 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2392, align 16, !tbaa !11
  br label %2394

2394:                                             ; preds = %2389, %2385
  %2395 = phi <4 x i32> [ %2393, %2389 ], [ zeroinitializer, %2385 ]
  %2396 = add i64 %2318, %84
  %2397 = inttoptr i64 %2396 to <4 x i32> addrspace(1)*
  store <4 x i32> %2321, <4 x i32> addrspace(1)* %2397, align 16, !tbaa !11
  br i1 %2324, label %2398, label %2402

2398:                                             ; preds = %2394
  %2399 = shl i64 %2323, 4
  %2400 = add i64 %2399, %84
  %2401 = inttoptr i64 %2400 to <4 x i32> addrspace(1)*
  store <4 x i32> %2331, <4 x i32> addrspace(1)* %2401, align 16, !tbaa !11
  br label %2402

2402:                                             ; preds = %2398, %2394
  br i1 %2335, label %2403, label %2407

2403:                                             ; preds = %2402
  %2404 = shl i64 %2334, 4
  %2405 = add i64 %2404, %84
  %2406 = inttoptr i64 %2405 to <4 x i32> addrspace(1)*
  store <4 x i32> %2342, <4 x i32> addrspace(1)* %2406, align 16, !tbaa !11
  br label %2407

2407:                                             ; preds = %2403, %2402
  br i1 %2346, label %2408, label %2412

2408:                                             ; preds = %2407
  %2409 = shl i64 %2345, 4
  %2410 = add i64 %2409, %84
  %2411 = inttoptr i64 %2410 to <4 x i32> addrspace(1)*
  store <4 x i32> %2353, <4 x i32> addrspace(1)* %2411, align 16, !tbaa !11
  br label %2412

2412:                                             ; preds = %2408, %2407
  br i1 %2357, label %2413, label %2417

2413:                                             ; preds = %2412
  %2414 = shl i64 %2356, 4
  %2415 = add i64 %2414, %84
  %2416 = inttoptr i64 %2415 to <4 x i32> addrspace(1)*
  store <4 x i32> %2364, <4 x i32> addrspace(1)* %2416, align 16, !tbaa !11
  br label %2417

2417:                                             ; preds = %2413, %2412
  br i1 %2368, label %2418, label %2422

2418:                                             ; preds = %2417
  %2419 = shl i64 %2367, 4
  %2420 = add i64 %2419, %84
  %2421 = inttoptr i64 %2420 to <4 x i32> addrspace(1)*
  store <4 x i32> %2375, <4 x i32> addrspace(1)* %2421, align 16, !tbaa !11
  br label %2422

2422:                                             ; preds = %2418, %2417
  br i1 %2379, label %2423, label %2427

2423:                                             ; preds = %2422
  %2424 = shl i64 %2378, 4
  %2425 = add i64 %2424, %84
  %2426 = inttoptr i64 %2425 to <4 x i32> addrspace(1)*
  store <4 x i32> %2386, <4 x i32> addrspace(1)* %2426, align 16, !tbaa !11
  br label %2427

2427:                                             ; preds = %2423, %2422
  br i1 %2388, label %2428, label %2887

2428:                                             ; preds = %2427
  %2429 = shl i64 %2387, 4
  %2430 = add i64 %2429, %84
  br label %2883

2431:                                             ; preds = %2155
  %2432 = icmp ult i64 %2168, %1678
  %2433 = select i1 %2432, i64 %2168, i64 %1678
  %2434 = sub i64 %1678, %2433
  %2435 = sub nsw i64 0, %2165
  %2436 = and i64 %2434, %2435
  switch i64 %2165, label %2839 [
    i64 16, label %2437
    i64 4, label %2638
  ]

2437:                                             ; preds = %2431
  %2438 = add i64 %2433, %84
  %2439 = add i64 %2433, %2156
  %2440 = lshr i64 %2436, 4
  %2441 = zext i32 %2157 to i64
  %2442 = mul i32 %2158, 7
  %2443 = zext i32 %2442 to i64
  %2444 = add nuw nsw i64 %2443, %2441
  %2445 = icmp ult i64 %2444, %2440
  br i1 %2445, label %2446, label %2520

2446:                                             ; preds = %2437
  %2447 = shl i32 %2158, 3
  %2448 = zext i32 %2447 to i64
  %2449 = zext i32 %2158 to i64
  %2450 = shl i32 %2158, 1
  %2451 = zext i32 %2450 to i64
  %2452 = mul i32 %2158, 3
  %2453 = zext i32 %2452 to i64
  %2454 = shl i32 %2158, 2
  %2455 = zext i32 %2454 to i64
  %2456 = mul i32 %2158, 5
  %2457 = zext i32 %2456 to i64
  %2458 = mul i32 %2158, 6
  %2459 = zext i32 %2458 to i64
  br label %2460

2460:                                             ; preds = %2460, %2446
  %2461 = phi i64 [ %2441, %2446 ], [ %2517, %2460 ]
  %2462 = shl i64 %2461, 4
  %2463 = add i64 %2462, %2439
  %2464 = inttoptr i64 %2463 to <4 x i32> addrspace(1)*
  %2465 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2464, align 16, !tbaa !11
  %2466 = add i64 %2461, %2449
  %2467 = shl i64 %2466, 4
  %2468 = add i64 %2467, %2439
  %2469 = inttoptr i64 %2468 to <4 x i32> addrspace(1)*
  %2470 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2469, align 16, !tbaa !11
  %2471 = add i64 %2461, %2451
  %2472 = shl i64 %2471, 4
  %2473 = add i64 %2472, %2439
  %2474 = inttoptr i64 %2473 to <4 x i32> addrspace(1)*
  %2475 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2474, align 16, !tbaa !11
  %2476 = add i64 %2461, %2453
  %2477 = shl i64 %2476, 4
  %2478 = add i64 %2477, %2439
  %2479 = inttoptr i64 %2478 to <4 x i32> addrspace(1)*
  %2480 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2479, align 16, !tbaa !11
  %2481 = add i64 %2461, %2455
  %2482 = shl i64 %2481, 4
  %2483 = add i64 %2482, %2439
  %2484 = inttoptr i64 %2483 to <4 x i32> addrspace(1)*
  %2485 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2484, align 16, !tbaa !11
  %2486 = add i64 %2461, %2457
  %2487 = shl i64 %2486, 4
  %2488 = add i64 %2487, %2439
  %2489 = inttoptr i64 %2488 to <4 x i32> addrspace(1)*
  %2490 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2489, align 16, !tbaa !11
  %2491 = add i64 %2461, %2459
  %2492 = shl i64 %2491, 4
  %2493 = add i64 %2492, %2439
  %2494 = inttoptr i64 %2493 to <4 x i32> addrspace(1)*
  %2495 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2494, align 16, !tbaa !11
  %2496 = add i64 %2461, %2443
  %2497 = shl i64 %2496, 4
  %2498 = add i64 %2497, %2439
  %2499 = inttoptr i64 %2498 to <4 x i32> addrspace(1)*
  %2500 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2499, align 16, !tbaa !11
  %2501 = add i64 %2462, %2438
  %2502 = inttoptr i64 %2501 to <4 x i32> addrspace(1)*
  store <4 x i32> %2465, <4 x i32> addrspace(1)* %2502, align 16, !tbaa !11
  %2503 = add i64 %2467, %2438
  %2504 = inttoptr i64 %2503 to <4 x i32> addrspace(1)*
  store <4 x i32> %2470, <4 x i32> addrspace(1)* %2504, align 16, !tbaa !11
  %2505 = add i64 %2472, %2438
  %2506 = inttoptr i64 %2505 to <4 x i32> addrspace(1)*
  store <4 x i32> %2475, <4 x i32> addrspace(1)* %2506, align 16, !tbaa !11
  %2507 = add i64 %2477, %2438
  %2508 = inttoptr i64 %2507 to <4 x i32> addrspace(1)*
  store <4 x i32> %2480, <4 x i32> addrspace(1)* %2508, align 16, !tbaa !11
  %2509 = add i64 %2482, %2438
  %2510 = inttoptr i64 %2509 to <4 x i32> addrspace(1)*
  store <4 x i32> %2485, <4 x i32> addrspace(1)* %2510, align 16, !tbaa !11
  %2511 = add i64 %2487, %2438
  %2512 = inttoptr i64 %2511 to <4 x i32> addrspace(1)*
  store <4 x i32> %2490, <4 x i32> addrspace(1)* %2512, align 16, !tbaa !11
  %2513 = add i64 %2492, %2438
  %2514 = inttoptr i64 %2513 to <4 x i32> addrspace(1)*
  store <4 x i32> %2495, <4 x i32> addrspace(1)* %2514, align 16, !tbaa !11
  %2515 = add i64 %2497, %2438
  %2516 = inttoptr i64 %2515 to <4 x i32> addrspace(1)*
  store <4 x i32> %2500, <4 x i32> addrspace(1)* %2516, align 16, !tbaa !11
  %2517 = add i64 %2461, %2448
  %2518 = add i64 %2517, %2443
  %2519 = icmp ult i64 %2518, %2440
  br i1 %2519, label %2460, label %2520, !llvm.loop !58

2520:                                             ; preds = %2460, %2437
  %2521 = phi i64 [ %2441, %2437 ], [ %2517, %2460 ]
  %2522 = icmp ult i64 %2521, %2440
  br i1 %2522, label %2523, label %2853

2523:                                             ; preds = %2520
  %2524 = shl i64 %2521, 4
  %2525 = add i64 %2524, %2439
  %2526 = inttoptr i64 %2525 to <4 x i32> addrspace(1)*
  %2527 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2526, align 16, !tbaa !11
  %2528 = zext i32 %2158 to i64
  %2529 = add i64 %2521, %2528
  %2530 = icmp ult i64 %2529, %2440
  br i1 %2530, label %2531, label %2536

2531:                                             ; preds = %2523
  %2532 = shl i64 %2529, 4
  %2533 = add i64 %2532, %2439
  %2534 = inttoptr i64 %2533 to <4 x i32> addrspace(1)*
  %2535 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2534, align 16, !tbaa !11
  br label %2536

2536:                                             ; preds = %2531, %2523
  %2537 = phi <4 x i32> [ %2535, %2531 ], [ zeroinitializer, %2523 ]
  %2538 = shl i32 %2158, 1
  %2539 = zext i32 %2538 to i64
  %2540 = add i64 %2521, %2539
  %2541 = icmp ult i64 %2540, %2440
  br i1 %2541, label %2542, label %2547

2542:                                             ; preds = %2536
  %2543 = shl i64 %2540, 4
  %2544 = add i64 %2543, %2439
  %2545 = inttoptr i64 %2544 to <4 x i32> addrspace(1)*
  %2546 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2545, align 16, !tbaa !11
  br label %2547

2547:                                             ; preds = %2542, %2536
  %2548 = phi <4 x i32> [ %2546, %2542 ], [ zeroinitializer, %2536 ]
  %2549 = mul i32 %2158, 3
  %2550 = zext i32 %2549 to i64
  %2551 = add i64 %2521, %2550
  %2552 = icmp ult i64 %2551, %2440
  br i1 %2552, label %2553, label %2558

2553:                                             ; preds = %2547
  %2554 = shl i64 %2551, 4
  %2555 = add i64 %2554, %2439
  %2556 = inttoptr i64 %2555 to <4 x i32> addrspace(1)*
  %2557 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2556, align 16, !tbaa !11
  br label %2558

2558:                                             ; preds = %2553, %2547
  %2559 = phi <4 x i32> [ %2557, %2553 ], [ zeroinitializer, %2547 ]
  %2560 = shl i32 %2158, 2
  %2561 = zext i32 %2560 to i64
  %2562 = add i64 %2521, %2561
  %2563 = icmp ult i64 %2562, %2440
  br i1 %2563, label %2564, label %2569

2564:                                             ; preds = %2558
  %2565 = shl i64 %2562, 4
  %2566 = add i64 %2565, %2439
  %2567 = inttoptr i64 %2566 to <4 x i32> addrspace(1)*
  %2568 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2567, align 16, !tbaa !11
  br label %2569

2569:                                             ; preds = %2564, %2558
  %2570 = phi <4 x i32> [ %2568, %2564 ], [ zeroinitializer, %2558 ]
  %2571 = mul i32 %2158, 5
  %2572 = zext i32 %2571 to i64
  %2573 = add i64 %2521, %2572
  %2574 = icmp ult i64 %2573, %2440
  br i1 %2574, label %2575, label %2580

2575:                                             ; preds = %2569
  %2576 = shl i64 %2573, 4
  %2577 = add i64 %2576, %2439
  %2578 = inttoptr i64 %2577 to <4 x i32> addrspace(1)*
  %2579 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2578, align 16, !tbaa !11
  br label %2580

2580:                                             ; preds = %2575, %2569
  %2581 = phi <4 x i32> [ %2579, %2575 ], [ zeroinitializer, %2569 ]
  %2582 = mul i32 %2158, 6
  %2583 = zext i32 %2582 to i64
  %2584 = add i64 %2521, %2583
  %2585 = icmp ult i64 %2584, %2440
  br i1 %2585, label %2586, label %2591

2586:                                             ; preds = %2580
  %2587 = shl i64 %2584, 4
  %2588 = add i64 %2587, %2439
  %2589 = inttoptr i64 %2588 to <4 x i32> addrspace(1)*
  %2590 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2589, align 16, !tbaa !11
  br label %2591

2591:                                             ; preds = %2586, %2580
  %2592 = phi <4 x i32> [ %2590, %2586 ], [ zeroinitializer, %2580 ]
  %2593 = add i64 %2521, %2443
  %2594 = icmp ult i64 %2593, %2440
  br i1 %2594, label %2595, label %2600

2595:                                             ; preds = %2591
  %2596 = shl i64 %2593, 4
  %2597 = add i64 %2596, %2439
  %2598 = inttoptr i64 %2597 to <4 x i32> addrspace(1)*
  %2599 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2598, align 16, !tbaa !11
  br label %2600

2600:                                             ; preds = %2595, %2591
  %2601 = phi <4 x i32> [ %2599, %2595 ], [ zeroinitializer, %2591 ]
  %2602 = add i64 %2524, %2438
  %2603 = inttoptr i64 %2602 to <4 x i32> addrspace(1)*
  store <4 x i32> %2527, <4 x i32> addrspace(1)* %2603, align 16, !tbaa !11
  br i1 %2530, label %2604, label %2608

2604:                                             ; preds = %2600
  %2605 = shl i64 %2529, 4
  %2606 = add i64 %2605, %2438
  %2607 = inttoptr i64 %2606 to <4 x i32> addrspace(1)*
  store <4 x i32> %2537, <4 x i32> addrspace(1)* %2607, align 16, !tbaa !11
  br label %2608

2608:                                             ; preds = %2604, %2600
  br i1 %2541, label %2609, label %2613

2609:                                             ; preds = %2608
  %2610 = shl i64 %2540, 4
  %2611 = add i64 %2610, %2438
  %2612 = inttoptr i64 %2611 to <4 x i32> addrspace(1)*
  store <4 x i32> %2548, <4 x i32> addrspace(1)* %2612, align 16, !tbaa !11
  br label %2613

2613:                                             ; preds = %2609, %2608
  br i1 %2552, label %2614, label %2618

2614:                                             ; preds = %2613
  %2615 = shl i64 %2551, 4
  %2616 = add i64 %2615, %2438
  %2617 = inttoptr i64 %2616 to <4 x i32> addrspace(1)*
  store <4 x i32> %2559, <4 x i32> addrspace(1)* %2617, align 16, !tbaa !11
  br label %2618

2618:                                             ; preds = %2614, %2613
  br i1 %2563, label %2619, label %2623

2619:                                             ; preds = %2618
  %2620 = shl i64 %2562, 4
  %2621 = add i64 %2620, %2438
  %2622 = inttoptr i64 %2621 to <4 x i32> addrspace(1)*
  store <4 x i32> %2570, <4 x i32> addrspace(1)* %2622, align 16, !tbaa !11
  br label %2623

2623:                                             ; preds = %2619, %2618
  br i1 %2574, label %2624, label %2628

2624:                                             ; preds = %2623
  %2625 = shl i64 %2573, 4
  %2626 = add i64 %2625, %2438
  %2627 = inttoptr i64 %2626 to <4 x i32> addrspace(1)*
  store <4 x i32> %2581, <4 x i32> addrspace(1)* %2627, align 16, !tbaa !11
  br label %2628

2628:                                             ; preds = %2624, %2623
  br i1 %2585, label %2629, label %2633

2629:                                             ; preds = %2628
  %2630 = shl i64 %2584, 4
  %2631 = add i64 %2630, %2438
  %2632 = inttoptr i64 %2631 to <4 x i32> addrspace(1)*
  store <4 x i32> %2592, <4 x i32> addrspace(1)* %2632, align 16, !tbaa !11
  br label %2633

2633:                                             ; preds = %2629, %2628
  br i1 %2594, label %2634, label %2853

2634:                                             ; preds = %2633
  %2635 = shl i64 %2593, 4
  %2636 = add i64 %2635, %2438
  %2637 = inttoptr i64 %2636 to <4 x i32> addrspace(1)*
  store <4 x i32> %2601, <4 x i32> addrspace(1)* %2637, align 16, !tbaa !11
  br label %2853

2638:                                             ; preds = %2431
  %2639 = add i64 %2433, %84
  %2640 = add i64 %2433, %2156
  %2641 = lshr i64 %2436, 2
  %2642 = zext i32 %2157 to i64
  %2643 = mul i32 %2158, 7
  %2644 = zext i32 %2643 to i64
  %2645 = add nuw nsw i64 %2644, %2642
  %2646 = icmp ult i64 %2645, %2641
  br i1 %2646, label %2647, label %2721

2647:                                             ; preds = %2638
  %2648 = shl i32 %2158, 3
  %2649 = zext i32 %2648 to i64
  %2650 = zext i32 %2158 to i64
  %2651 = shl i32 %2158, 1
  %2652 = zext i32 %2651 to i64
  %2653 = mul i32 %2158, 3
  %2654 = zext i32 %2653 to i64
  %2655 = shl i32 %2158, 2
  %2656 = zext i32 %2655 to i64
  %2657 = mul i32 %2158, 5
  %2658 = zext i32 %2657 to i64
  %2659 = mul i32 %2158, 6
  %2660 = zext i32 %2659 to i64
  br label %2661

2661:                                             ; preds = %2661, %2647
  %2662 = phi i64 [ %2642, %2647 ], [ %2718, %2661 ]
  %2663 = shl i64 %2662, 2
  %2664 = add i64 %2663, %2640
  %2665 = inttoptr i64 %2664 to i32 addrspace(1)*
  %2666 = load volatile i32, i32 addrspace(1)* %2665, align 4, !tbaa !11
  %2667 = add i64 %2662, %2650
  %2668 = shl i64 %2667, 2
  %2669 = add i64 %2668, %2640
  %2670 = inttoptr i64 %2669 to i32 addrspace(1)*
  %2671 = load volatile i32, i32 addrspace(1)* %2670, align 4, !tbaa !11
  %2672 = add i64 %2662, %2652
  %2673 = shl i64 %2672, 2
  %2674 = add i64 %2673, %2640
  %2675 = inttoptr i64 %2674 to i32 addrspace(1)*
  %2676 = load volatile i32, i32 addrspace(1)* %2675, align 4, !tbaa !11
  %2677 = add i64 %2662, %2654
  %2678 = shl i64 %2677, 2
  %2679 = add i64 %2678, %2640
  %2680 = inttoptr i64 %2679 to i32 addrspace(1)*
  %2681 = load volatile i32, i32 addrspace(1)* %2680, align 4, !tbaa !11
  %2682 = add i64 %2662, %2656
  %2683 = shl i64 %2682, 2
  %2684 = add i64 %2683, %2640
  %2685 = inttoptr i64 %2684 to i32 addrspace(1)*
  %2686 = load volatile i32, i32 addrspace(1)* %2685, align 4, !tbaa !11
  %2687 = add i64 %2662, %2658
  %2688 = shl i64 %2687, 2
  %2689 = add i64 %2688, %2640
  %2690 = inttoptr i64 %2689 to i32 addrspace(1)*
  %2691 = load volatile i32, i32 addrspace(1)* %2690, align 4, !tbaa !11
  %2692 = add i64 %2662, %2660
  %2693 = shl i64 %2692, 2
  %2694 = add i64 %2693, %2640
  %2695 = inttoptr i64 %2694 to i32 addrspace(1)*
  %2696 = load volatile i32, i32 addrspace(1)* %2695, align 4, !tbaa !11
  %2697 = add i64 %2662, %2644
  %2698 = shl i64 %2697, 2
  %2699 = add i64 %2698, %2640
  %2700 = inttoptr i64 %2699 to i32 addrspace(1)*
  %2701 = load volatile i32, i32 addrspace(1)* %2700, align 4, !tbaa !11
  %2702 = add i64 %2663, %2639
  %2703 = inttoptr i64 %2702 to i32 addrspace(1)*
  store i32 %2666, i32 addrspace(1)* %2703, align 4, !tbaa !11
  %2704 = add i64 %2668, %2639
  %2705 = inttoptr i64 %2704 to i32 addrspace(1)*
  store i32 %2671, i32 addrspace(1)* %2705, align 4, !tbaa !11
  %2706 = add i64 %2673, %2639
  %2707 = inttoptr i64 %2706 to i32 addrspace(1)*
  store i32 %2676, i32 addrspace(1)* %2707, align 4, !tbaa !11
  %2708 = add i64 %2678, %2639
  %2709 = inttoptr i64 %2708 to i32 addrspace(1)*
  store i32 %2681, i32 addrspace(1)* %2709, align 4, !tbaa !11
  %2710 = add i64 %2683, %2639
  %2711 = inttoptr i64 %2710 to i32 addrspace(1)*
  store i32 %2686, i32 addrspace(1)* %2711, align 4, !tbaa !11
  %2712 = add i64 %2688, %2639
  %2713 = inttoptr i64 %2712 to i32 addrspace(1)*
  store i32 %2691, i32 addrspace(1)* %2713, align 4, !tbaa !11
  %2714 = add i64 %2693, %2639
  %2715 = inttoptr i64 %2714 to i32 addrspace(1)*
  store i32 %2696, i32 addrspace(1)* %2715, align 4, !tbaa !11
  %2716 = add i64 %2698, %2639
  %2717 = inttoptr i64 %2716 to i32 addrspace(1)*
  store i32 %2701, i32 addrspace(1)* %2717, align 4, !tbaa !11
  %2718 = add i64 %2662, %2649
  %2719 = add i64 %2718, %2644
  %2720 = icmp ult i64 %2719, %2641
  br i1 %2720, label %2661, label %2721, !llvm.loop !59

2721:                                             ; preds = %2661, %2638
  %2722 = phi i64 [ %2642, %2638 ], [ %2718, %2661 ]
  %2723 = icmp ult i64 %2722, %2641
  br i1 %2723, label %2724, label %2853

2724:                                             ; preds = %2721
  %2725 = shl i64 %2722, 2
  %2726 = add i64 %2725, %2640
  %2727 = inttoptr i64 %2726 to i32 addrspace(1)*
  %2728 = load volatile i32, i32 addrspace(1)* %2727, align 4, !tbaa !11
  %2729 = zext i32 %2158 to i64
  %2730 = add i64 %2722, %2729
  %2731 = icmp ult i64 %2730, %2641
  br i1 %2731, label %2732, label %2737

2732:                                             ; preds = %2724
  %2733 = shl i64 %2730, 2
  %2734 = add i64 %2733, %2640
  %2735 = inttoptr i64 %2734 to i32 addrspace(1)*
  %2736 = load volatile i32, i32 addrspace(1)* %2735, align 4, !tbaa !11
  br label %2737

2737:                                             ; preds = %2732, %2724
  %2738 = phi i32 [ %2736, %2732 ], [ 0, %2724 ]
  %2739 = shl i32 %2158, 1
  %2740 = zext i32 %2739 to i64
  %2741 = add i64 %2722, %2740
  %2742 = icmp ult i64 %2741, %2641
  br i1 %2742, label %2743, label %2748

2743:                                             ; preds = %2737
  %2744 = shl i64 %2741, 2
  %2745 = add i64 %2744, %2640
  %2746 = inttoptr i64 %2745 to i32 addrspace(1)*
  %2747 = load volatile i32, i32 addrspace(1)* %2746, align 4, !tbaa !11
  br label %2748

2748:                                             ; preds = %2743, %2737
  %2749 = phi i32 [ %2747, %2743 ], [ 0, %2737 ]
  %2750 = mul i32 %2158, 3
  %2751 = zext i32 %2750 to i64
  %2752 = add i64 %2722, %2751
  %2753 = icmp ult i64 %2752, %2641
  br i1 %2753, label %2754, label %2759

2754:                                             ; preds = %2748
  %2755 = shl i64 %2752, 2
  %2756 = add i64 %2755, %2640
  %2757 = inttoptr i64 %2756 to i32 addrspace(1)*
  %2758 = load volatile i32, i32 addrspace(1)* %2757, align 4, !tbaa !11
  br label %2759

2759:                                             ; preds = %2754, %2748
  %2760 = phi i32 [ %2758, %2754 ], [ 0, %2748 ]
  %2761 = shl i32 %2158, 2
  %2762 = zext i32 %2761 to i64
  %2763 = add i64 %2722, %2762
  %2764 = icmp ult i64 %2763, %2641
  br i1 %2764, label %2765, label %2770

2765:                                             ; preds = %2759
  %2766 = shl i64 %2763, 2
  %2767 = add i64 %2766, %2640
  %2768 = inttoptr i64 %2767 to i32 addrspace(1)*
  %2769 = load volatile i32, i32 addrspace(1)* %2768, align 4, !tbaa !11
  br label %2770

2770:                                             ; preds = %2765, %2759
  %2771 = phi i32 [ %2769, %2765 ], [ 0, %2759 ]
  %2772 = mul i32 %2158, 5
  %2773 = zext i32 %2772 to i64
  %2774 = add i64 %2722, %2773
  %2775 = icmp ult i64 %2774, %2641
  br i1 %2775, label %2776, label %2781

2776:                                             ; preds = %2770
  %2777 = shl i64 %2774, 2
  %2778 = add i64 %2777, %2640
  %2779 = inttoptr i64 %2778 to i32 addrspace(1)*
  %2780 = load volatile i32, i32 addrspace(1)* %2779, align 4, !tbaa !11
  br label %2781

2781:                                             ; preds = %2776, %2770
  %2782 = phi i32 [ %2780, %2776 ], [ 0, %2770 ]
  %2783 = mul i32 %2158, 6
  %2784 = zext i32 %2783 to i64
  %2785 = add i64 %2722, %2784
  %2786 = icmp ult i64 %2785, %2641
  br i1 %2786, label %2787, label %2792

2787:                                             ; preds = %2781
  %2788 = shl i64 %2785, 2
  %2789 = add i64 %2788, %2640
  %2790 = inttoptr i64 %2789 to i32 addrspace(1)*
  %2791 = load volatile i32, i32 addrspace(1)* %2790, align 4, !tbaa !11
  br label %2792

2792:                                             ; preds = %2787, %2781
  %2793 = phi i32 [ %2791, %2787 ], [ 0, %2781 ]
  %2794 = add i64 %2722, %2644
  %2795 = icmp ult i64 %2794, %2641
  br i1 %2795, label %2796, label %2801

2796:                                             ; preds = %2792
  %2797 = shl i64 %2794, 2
  %2798 = add i64 %2797, %2640
  %2799 = inttoptr i64 %2798 to i32 addrspace(1)*
  %2800 = load volatile i32, i32 addrspace(1)* %2799, align 4, !tbaa !11
  br label %2801

2801:                                             ; preds = %2796, %2792
  %2802 = phi i32 [ %2800, %2796 ], [ 0, %2792 ]
  %2803 = add i64 %2725, %2639
  %2804 = inttoptr i64 %2803 to i32 addrspace(1)*
  store i32 %2728, i32 addrspace(1)* %2804, align 4, !tbaa !11
  br i1 %2731, label %2805, label %2809

2805:                                             ; preds = %2801
  %2806 = shl i64 %2730, 2
  %2807 = add i64 %2806, %2639
  %2808 = inttoptr i64 %2807 to i32 addrspace(1)*
  store i32 %2738, i32 addrspace(1)* %2808, align 4, !tbaa !11
  br label %2809

2809:                                             ; preds = %2805, %2801
  br i1 %2742, label %2810, label %2814

2810:                                             ; preds = %2809
  %2811 = shl i64 %2741, 2
  %2812 = add i64 %2811, %2639
  %2813 = inttoptr i64 %2812 to i32 addrspace(1)*
  store i32 %2749, i32 addrspace(1)* %2813, align 4, !tbaa !11
  br label %2814

2814:                                             ; preds = %2810, %2809
  br i1 %2753, label %2815, label %2819

2815:                                             ; preds = %2814
  %2816 = shl i64 %2752, 2
  %2817 = add i64 %2816, %2639
  %2818 = inttoptr i64 %2817 to i32 addrspace(1)*
  store i32 %2760, i32 addrspace(1)* %2818, align 4, !tbaa !11
  br label %2819

2819:                                             ; preds = %2815, %2814
  br i1 %2764, label %2820, label %2824

2820:                                             ; preds = %2819
  %2821 = shl i64 %2763, 2
  %2822 = add i64 %2821, %2639
  %2823 = inttoptr i64 %2822 to i32 addrspace(1)*
  store i32 %2771, i32 addrspace(1)* %2823, align 4, !tbaa !11
  br label %2824

2824:                                             ; preds = %2820, %2819
  br i1 %2775, label %2825, label %2829

2825:                                             ; preds = %2824
  %2826 = shl i64 %2774, 2
  %2827 = add i64 %2826, %2639
  %2828 = inttoptr i64 %2827 to i32 addrspace(1)*
  store i32 %2782, i32 addrspace(1)* %2828, align 4, !tbaa !11
  br label %2829

2829:                                             ; preds = %2825, %2824
  br i1 %2786, label %2830, label %2834

2830:                                             ; preds = %2829
  %2831 = shl i64 %2785, 2
  %2832 = add i64 %2831, %2639
  %2833 = inttoptr i64 %2832 to i32 addrspace(1)*
  store i32 %2793, i32 addrspace(1)* %2833, align 4, !tbaa !11
  br label %2834

2834:                                             ; preds = %2830, %2829
  br i1 %2795, label %2835, label %2853

2835:                                             ; preds = %2834
  %2836 = shl i64 %2794, 2
  %2837 = add i64 %2836, %2639
  %2838 = inttoptr i64 %2837 to i32 addrspace(1)*
  store i32 %2802, i32 addrspace(1)* %2838, align 4, !tbaa !11
  br label %2853

2839:                                             ; preds = %2431
  %2840 = zext i32 %2157 to i64
  %2841 = icmp ugt i64 %1678, %2840
  br i1 %2841, label %2842, label %2887

2842:                                             ; preds = %2839
  %2843 = zext i32 %2158 to i64
  br label %2844

2844:                                             ; preds = %2844, %2842
  %2845 = phi i64 [ %2840, %2842 ], [ %2851, %2844 ]
  %2846 = add i64 %2845, %2156
  %2847 = inttoptr i64 %2846 to i8 addrspace(1)*
  %2848 = load volatile i8, i8 addrspace(1)* %2847, align 1, !tbaa !11
  %2849 = add i64 %2845, %84
  %2850 = inttoptr i64 %2849 to i8 addrspace(1)*
  store i8 %2848, i8 addrspace(1)* %2850, align 1, !tbaa !11
  %2851 = add i64 %2845, %2843
  %2852 = icmp ult i64 %2851, %1678
  br i1 %2852, label %2844, label %2887, !llvm.loop !60

2853:                                             ; preds = %2835, %2834, %2721, %2634, %2633, %2520
  %2854 = phi i64 [ %2642, %2835 ], [ %2642, %2834 ], [ %2642, %2721 ], [ %2441, %2634 ], [ %2441, %2633 ], [ %2441, %2520 ]
  %2855 = icmp ugt i64 %2433, %2854
  br i1 %2855, label %2856, label %2867

2856:                                             ; preds = %2853
  %2857 = zext i32 %2158 to i64
  br label %2858

2858:                                             ; preds = %2858, %2856
  %2859 = phi i64 [ %2854, %2856 ], [ %2865, %2858 ]
  %2860 = add i64 %2859, %2156
  %2861 = inttoptr i64 %2860 to i8 addrspace(1)*
  %2862 = load volatile i8, i8 addrspace(1)* %2861, align 1, !tbaa !11
  %2863 = add i64 %2859, %84
  %2864 = inttoptr i64 %2863 to i8 addrspace(1)*
  store i8 %2862, i8 addrspace(1)* %2864, align 1, !tbaa !11
  %2865 = add i64 %2859, %2857
  %2866 = icmp ult i64 %2865, %2433
  br i1 %2866, label %2858, label %2867, !llvm.loop !60

2867:                                             ; preds = %2858, %2853
  %2868 = add i64 %2436, %2433
  %2869 = sub i64 %1678, %2868
  %2870 = icmp ugt i64 %2869, %2854
  br i1 %2870, label %2871, label %2887

2871:                                             ; preds = %2867
  %2872 = zext i32 %2158 to i64
  br label %2873

2873:                                             ; preds = %2873, %2871
  %2874 = phi i64 [ %2854, %2871 ], [ %2881, %2873 ]
  %2875 = add i64 %2874, %2868
  %2876 = add i64 %2875, %2156
  %2877 = inttoptr i64 %2876 to i8 addrspace(1)*
  %2878 = load volatile i8, i8 addrspace(1)* %2877, align 1, !tbaa !11
  %2879 = add i64 %2875, %84
  %2880 = inttoptr i64 %2879 to i8 addrspace(1)*
  store i8 %2878, i8 addrspace(1)* %2880, align 1, !tbaa !11
  %2881 = add i64 %2874, %2872
  %2882 = icmp ult i64 %2881, %2869
  br i1 %2882, label %2873, label %2887, !llvm.loop !60

2883:                                             ; preds = %2428, %2177
  %2884 = phi i64 [ %2430, %2428 ], [ %2232, %2177 ]
  %2885 = phi <4 x i32> [ %2395, %2428 ], [ %2218, %2177 ]
  %2886 = inttoptr i64 %2884 to <4 x i32> addrspace(1)*
  store <4 x i32> %2885, <4 x i32> addrspace(1)* %2886, align 16, !tbaa !11
  br label %2887

2887:                                             ; preds = %2873, %2844, %2883, %2867, %2839, %2427, %2314, %2150
  br i1 %2142, label %2890, label %2888, !prof !57

2888:                                             ; preds = %2887
  %2889 = and i32 %2140, 65535
  br label %2894

2890:                                             ; preds = %2887
  %2891 = zext i32 %2140 to i64
  %2892 = icmp ugt i64 %2004, %2891
  %2893 = select i1 %2892, i32 61, i32 0
  br label %2894

2894:                                             ; preds = %2890, %2888
  %2895 = phi i32 [ %2889, %2888 ], [ %2893, %2890 ]
  %2896 = icmp eq i32 %2895, 0
  %2897 = select i1 %2896, i64 %2004, i64 0
  %2898 = load i64, i64* %55, align 8, !tbaa !69
  %2899 = shl i64 %1998, 3
  %2900 = add i64 %2898, %2899
  %2901 = load i32, i32* %45, align 8, !tbaa !43
  %2902 = icmp eq i32 %2901, 0
  %2903 = icmp ne i64 %2897, 0
  %2904 = and i1 %2903, %2902
  br i1 %2904, label %2905, label %2983

2905:                                             ; preds = %2894
  %2906 = load i64, i64* %74, align 8, !tbaa !101
  %2907 = load i64, i64* %75, align 8, !tbaa !102
  %2908 = inttoptr i64 %2906 to i64 addrspace(1)*
  %2909 = load volatile i64, i64 addrspace(1)* %2908, align 8, !tbaa !5
  %2910 = load i64, i64* %54, align 8, !tbaa !103
  %2911 = icmp ult i64 %2909, %2910
  br i1 %2911, label %2912, label %2917

2912:                                             ; preds = %2905
  %2913 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2906, i64 1) #10, !srcloc !23
  %2914 = load i64, i64* %54, align 8, !tbaa !103
  %2915 = icmp ult i64 %2913, %2914
  %2916 = select i1 %2915, i64 %2913, i64 -1
  br label %2917

2917:                                             ; preds = %2912, %2905
  %2918 = phi i64 [ %2914, %2912 ], [ %2910, %2905 ]
  %2919 = phi i64 [ %2916, %2912 ], [ -1, %2905 ]
  %2920 = icmp eq i64 %2919, -1
  br i1 %2920, label %2921, label %2923

2921:                                             ; preds = %2917
  %2922 = icmp eq i64 %2918, 0
  br i1 %2922, label %2923, label %2926

2923:                                             ; preds = %2973, %2968, %2921, %2917
  %2924 = phi i64 [ %2919, %2917 ], [ -1, %2921 ], [ %2969, %2968 ], [ %2969, %2973 ]
  %2925 = phi i1 [ false, %2917 ], [ true, %2921 ], [ true, %2973 ], [ %2971, %2968 ]
  br i1 %2925, label %2983, label %2977

2926:                                             ; preds = %2921, %2973
  %2927 = phi i32 [ %2974, %2973 ], [ 0, %2921 ]
  %2928 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2907, i64 1) #10, !srcloc !23
  %2929 = load i64, i64* %54, align 8, !tbaa !103
  %2930 = urem i64 %2928, %2929
  %2931 = load i64, i64* %76, align 8, !tbaa !104
  %2932 = shl i64 %2930, 3
  %2933 = add i64 %2931, %2932
  %2934 = inttoptr i64 %2933 to i64 addrspace(1)*
  %2935 = load volatile i64, i64 addrspace(1)* %2934, align 8, !tbaa !5
  %2936 = icmp eq i64 %2935, 0
  br i1 %2936, label %2968, label %2937

2937:                                             ; preds = %2926
  %2938 = load i64, i64* %55, align 8, !tbaa !69
  %2939 = shl i64 %2935, 3
  %2940 = add i64 %2939, -8
  %2941 = add i64 %2940, %2938
  %2942 = inttoptr i64 %2941 to i64 addrspace(1)*
  %2943 = load volatile i64, i64 addrspace(1)* %2942, align 8, !tbaa !5
  %2944 = and i64 %2943, 393216
  %2945 = icmp eq i64 %2944, 262144
  %2946 = lshr i64 %2943, 20
  %2947 = icmp eq i64 %2946, %2930
  %2948 = and i1 %2945, %2947
  %2949 = and i64 %2943, 65535
  %2950 = icmp eq i64 %2949, 0
  %2951 = select i1 %2948, i1 %2950, i1 false
  br i1 %2951, label %2952, label %2962

2952:                                             ; preds = %2937
  %2953 = and i64 %2943, 65536
  %2954 = icmp eq i64 %2953, 0
  br i1 %2954, label %2957, label %2955

2955:                                             ; preds = %2952
  %2956 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2941, i64 -65537) #10, !srcloc !83
  br label %2962

2957:                                             ; preds = %2952
  %2958 = and i64 %2943, 524288
  %2959 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %2941, i64 %2943, i64 %2958) #10, !srcloc !85
  %2960 = icmp eq i64 %2959, %2943
  %2961 = zext i1 %2960 to i32
  br label %2962

2962:                                             ; preds = %2957, %2955, %2937
  %2963 = phi i32 [ 0, %2955 ], [ %2961, %2957 ], [ 0, %2937 ]
  %2964 = icmp eq i32 %2963, 0
  br i1 %2964, label %2968, label %2965

2965:                                             ; preds = %2962
  %2966 = load i64, i64* %77, align 8, !tbaa !105
  %2967 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2966, i64 1) #10, !srcloc !23
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  br label %2968

2968:                                             ; preds = %2965, %2962, %2926
  %2969 = phi i64 [ %2930, %2965 ], [ -1, %2962 ], [ -1, %2926 ]
  %2970 = icmp ult i32 %2927, 63
  %2971 = icmp eq i64 %2969, -1
  %2972 = select i1 %2970, i1 %2971, i1 false
  br i1 %2972, label %2973, label %2923, !llvm.loop !106

2973:                                             ; preds = %2968
  %2974 = add nuw nsw i32 %2927, 1
  %2975 = load i64, i64* %54, align 8, !tbaa !103
  %2976 = icmp eq i64 %2975, 0
  br i1 %2976, label %2923, label %2926

2977:                                             ; preds = %2923
  %2978 = shl i64 %2924, 3
  %2979 = add i64 %1998, 1
  %2980 = load i64, i64* %76, align 8, !tbaa !104
  %2981 = add i64 %2980, %2978
  %2982 = inttoptr i64 %2981 to i64 addrspace(1)*
  store volatile i64 %2979, i64 addrspace(1)* %2982, align 8, !tbaa !5
  br label %2983

2983:                                             ; preds = %2977, %2923, %2894
  %2984 = phi i64 [ -1, %2894 ], [ %2924, %2923 ], [ %2924, %2977 ]
  %2985 = trunc i64 %2984 to i32
  %2986 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2985, i32 0, i32 31) #7
  %2987 = lshr i64 %2984, 32
  %2988 = trunc i64 %2987 to i32
  %2989 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2988, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %2990 = zext i32 %2989 to i64
  %2991 = shl nuw i64 %2990, 32
  %2992 = zext i32 %2986 to i64
  %2993 = or i64 %2991, %2992
  %2994 = icmp eq i64 %2993, -1
  br i1 %2994, label %3731, label %2995

2995:                                             ; preds = %2983
  %2996 = load i64, i64* %78, align 8, !tbaa !107
  %2997 = load i32, i32* %32, align 8, !tbaa !53
  %2998 = zext i32 %2997 to i64
  %2999 = shl i64 %2993, %2998
  %3000 = add i64 %2999, %2996
  %3001 = load i32, i32* %45, align 8, !tbaa !43
  %3002 = load i32, i32* %50, align 4, !tbaa !56
  %3003 = xor i64 %3000, %2008
  %3004 = and i64 %3003, 15
  %3005 = icmp eq i64 %3004, 0
  %3006 = and i64 %3003, 3
  %3007 = icmp eq i64 %3006, 0
  %3008 = select i1 %3007, i64 4, i64 1
  %3009 = select i1 %3005, i64 16, i64 %3008
  %3010 = sub i64 0, %3000
  %3011 = add nsw i64 %3009, -1
  %3012 = and i64 %3011, %3010
  %3013 = or i64 %2897, %2008
  %3014 = or i64 %3013, %3000
  %3015 = and i64 %3014, 15
  %3016 = icmp eq i64 %3015, 0
  br i1 %3016, label %3017, label %3275, !prof !57

3017:                                             ; preds = %2995
  %3018 = shl i32 %3002, 7
  %3019 = zext i32 %3018 to i64
  %3020 = icmp eq i64 %2897, %3019
  br i1 %3020, label %3021, label %3077

3021:                                             ; preds = %3017
  %3022 = shl i32 %3001, 4
  %3023 = zext i32 %3022 to i64
  %3024 = add i64 %3000, %3023
  %3025 = add i64 %2008, %3023
  %3026 = shl i32 %3002, 4
  %3027 = inttoptr i64 %3025 to <4 x i32> addrspace(1)*
  %3028 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3027, align 16, !tbaa !11
  %3029 = zext i32 %3026 to i64
  %3030 = add i64 %3025, %3029
  %3031 = inttoptr i64 %3030 to <4 x i32> addrspace(1)*
  %3032 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3031, align 16, !tbaa !11
  %3033 = shl i32 %3002, 5
  %3034 = zext i32 %3033 to i64
  %3035 = add i64 %3025, %3034
  %3036 = inttoptr i64 %3035 to <4 x i32> addrspace(1)*
  %3037 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3036, align 16, !tbaa !11
  %3038 = mul i32 %3002, 48
  %3039 = zext i32 %3038 to i64
  %3040 = add i64 %3025, %3039
  %3041 = inttoptr i64 %3040 to <4 x i32> addrspace(1)*
  %3042 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3041, align 16, !tbaa !11
  %3043 = shl i32 %3002, 6
  %3044 = zext i32 %3043 to i64
  %3045 = add i64 %3025, %3044
  %3046 = inttoptr i64 %3045 to <4 x i32> addrspace(1)*
  %3047 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3046, align 16, !tbaa !11
  %3048 = mul i32 %3002, 80
  %3049 = zext i32 %3048 to i64
  %3050 = add i64 %3025, %3049
  %3051 = inttoptr i64 %3050 to <4 x i32> addrspace(1)*
  %3052 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3051, align 16, !tbaa !11
  %3053 = mul i32 %3002, 96
  %3054 = zext i32 %3053 to i64
  %3055 = add i64 %3025, %3054
  %3056 = inttoptr i64 %3055 to <4 x i32> addrspace(1)*
  %3057 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3056, align 16, !tbaa !11
  %3058 = mul i32 %3002, 112
  %3059 = zext i32 %3058 to i64
  %3060 = add i64 %3025, %3059
  %3061 = inttoptr i64 %3060 to <4 x i32> addrspace(1)*
  %3062 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3061, align 16, !tbaa !11
  %3063 = inttoptr i64 %3024 to <4 x i32> addrspace(1)*
  store <4 x i32> %3028, <4 x i32> addrspace(1)* %3063, align 16, !tbaa !11
  %3064 = add i64 %3024, %3029
  %3065 = inttoptr i64 %3064 to <4 x i32> addrspace(1)*
  store <4 x i32> %3032, <4 x i32> addrspace(1)* %3065, align 16, !tbaa !11
  %3066 = add i64 %3024, %3034
  %3067 = inttoptr i64 %3066 to <4 x i32> addrspace(1)*
  store <4 x i32> %3037, <4 x i32> addrspace(1)* %3067, align 16, !tbaa !11
  %3068 = add i64 %3024, %3039
  %3069 = inttoptr i64 %3068 to <4 x i32> addrspace(1)*
  store <4 x i32> %3042, <4 x i32> addrspace(1)* %3069, align 16, !tbaa !11
  %3070 = add i64 %3024, %3044
  %3071 = inttoptr i64 %3070 to <4 x i32> addrspace(1)*
  store <4 x i32> %3047, <4 x i32> addrspace(1)* %3071, align 16, !tbaa !11
  %3072 = add i64 %3024, %3049
  %3073 = inttoptr i64 %3072 to <4 x i32> addrspace(1)*
  store <4 x i32> %3052, <4 x i32> addrspace(1)* %3073, align 16, !tbaa !11
  %3074 = add i64 %3024, %3054
  %3075 = inttoptr i64 %3074 to <4 x i32> addrspace(1)*
  store <4 x i32> %3057, <4 x i32> addrspace(1)* %3075, align 16, !tbaa !11
  %3076 = add i64 %3024, %3059
  br label %3727

3077:                                             ; preds = %3017
  %3078 = lshr i64 %2897, 4
  %3079 = zext i32 %3001 to i64
  %3080 = mul i32 %3002, 7
  %3081 = zext i32 %3080 to i64
  %3082 = add nuw nsw i64 %3081, %3079
  %3083 = icmp ult i64 %3082, %3078
  br i1 %3083, label %3084, label %3158

3084:                                             ; preds = %3077
  %3085 = shl i32 %3002, 3
  %3086 = zext i32 %3085 to i64
  %3087 = zext i32 %3002 to i64
  %3088 = shl i32 %3002, 1
  %3089 = zext i32 %3088 to i64
  %3090 = mul i32 %3002, 3
  %3091 = zext i32 %3090 to i64
  %3092 = shl i32 %3002, 2
  %3093 = zext i32 %3092 to i64
  %3094 = mul i32 %3002, 5
  %3095 = zext i32 %3094 to i64
  %3096 = mul i32 %3002, 6
  %3097 = zext i32 %3096 to i64
  br label %3098

3098:                                             ; preds = %3098, %3084
  %3099 = phi i64 [ %3079, %3084 ], [ %3155, %3098 ]
  %3100 = shl i64 %3099, 4
  %3101 = add i64 %3100, %2008
  %3102 = inttoptr i64 %3101 to <4 x i32> addrspace(1)*
  %3103 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3102, align 16, !tbaa !11
  %3104 = add i64 %3099, %3087
  %3105 = shl i64 %3104, 4
  %3106 = add i64 %3105, %2008
  %3107 = inttoptr i64 %3106 to <4 x i32> addrspace(1)*
  %3108 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3107, align 16, !tbaa !11
  %3109 = add i64 %3099, %3089
  %3110 = shl i64 %3109, 4
  %3111 = add i64 %3110, %2008
  %3112 = inttoptr i64 %3111 to <4 x i32> addrspace(1)*
  %3113 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3112, align 16, !tbaa !11
  %3114 = add i64 %3099, %3091
  %3115 = shl i64 %3114, 4
  %3116 = add i64 %3115, %2008
  %3117 = inttoptr i64 %3116 to <4 x i32> addrspace(1)*
  %3118 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3117, align 16, !tbaa !11
  %3119 = add i64 %3099, %3093
  %3120 = shl i64 %3119, 4
  %3121 = add i64 %3120, %2008
  %3122 = inttoptr i64 %3121 to <4 x i32> addrspace(1)*
  %3123 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3122, align 16, !tbaa !11
  %3124 = add i64 %3099, %3095
  %3125 = shl i64 %3124, 4
  %3126 = add i64 %3125, %2008
  %3127 = inttoptr i64 %3126 to <4 x i32> addrspace(1)*
  %3128 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3127, align 16, !tbaa !11
  %3129 = add i64 %3099, %3097
  %3130 = shl i64 %3129, 4
  %3131 = add i64 %3130, %2008
  %3132 = inttoptr i64 %3131 to <4 x i32> addrspace(1)*
  %3133 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3132, align 16, !tbaa !11
  %3134 = add i64 %3099, %3081
  %3135 = shl i64 %3134, 4
  %3136 = add i64 %3135, %2008
  %3137 = inttoptr i64 %3136 to <4 x i32> addrspace(1)*
  %3138 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3137, align 16, !tbaa !11
  %3139 = add i64 %3100, %3000
  %3140 = inttoptr i64 %3139 to <4 x i32> addrspace(1)*
  store <4 x i32> %3103, <4 x i32> addrspace(1)* %3140, align 16, !tbaa !11
  %3141 = add i64 %3105, %3000
  %3142 = inttoptr i64 %3141 to <4 x i32> addrspace(1)*
  store <4 x i32> %3108, <4 x i32> addrspace(1)* %3142, align 16, !tbaa !11
  %3143 = add i64 %3110, %3000
  %3144 = inttoptr i64 %3143 to <4 x i32> addrspace(1)*
  store <4 x i32> %3113, <4 x i32> addrspace(1)* %3144, align 16, !tbaa !11
  %3145 = add i64 %3115, %3000
  %3146 = inttoptr i64 %3145 to <4 x i32> addrspace(1)*
  store <4 x i32> %3118, <4 x i32> addrspace(1)* %3146, align 16, !tbaa !11
  %3147 = add i64 %3120, %3000
  %3148 = inttoptr i64 %3147 to <4 x i32> addrspace(1)*
  store <4 x i32> %3123, <4 x i32> addrspace(1)* %3148, align 16, !tbaa !11
  %3149 = add i64 %3125, %3000
  %3150 = inttoptr i64 %3149 to <4 x i32> addrspace(1)*
  store <4 x i32> %3128, <4 x i32> addrspace(1)* %3150, align 16, !tbaa !11
  %3151 = add i64 %3130, %3000
  %3152 = inttoptr i64 %3151 to <4 x i32> addrspace(1)*
  store <4 x i32> %3133, <4 x i32> addrspace(1)* %3152, align 16, !tbaa !11
  %3153 = add i64 %3135, %3000
  %3154 = inttoptr i64 %3153 to <4 x i32> addrspace(1)*
  store <4 x i32> %3138, <4 x i32> addrspace(1)* %3154, align 16, !tbaa !11
  %3155 = add i64 %3099, %3086
  %3156 = add i64 %3155, %3081
  %3157 = icmp ult i64 %3156, %3078
  br i1 %3157, label %3098, label %3158, !llvm.loop !58

3158:                                             ; preds = %3098, %3077
  %3159 = phi i64 [ %3079, %3077 ], [ %3155, %3098 ]
  %3160 = icmp ult i64 %3159, %3078
  br i1 %3160, label %3161, label %3731

3161:                                             ; preds = %3158
  %3162 = shl i64 %3159, 4
  %3163 = add i64 %3162, %2008
  %3164 = inttoptr i64 %3163 to <4 x i32> addrspace(1)*
  %3165 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3164, align 16, !tbaa !11
  %3166 = zext i32 %3002 to i64
  %3167 = add i64 %3159, %3166
  %3168 = icmp ult i64 %3167, %3078
  br i1 %3168, label %3169, label %3174

3169:                                             ; preds = %3161
  %3170 = shl i64 %3167, 4
  %3171 = add i64 %3170, %2008
  %3172 = inttoptr i64 %3171 to <4 x i32> addrspace(1)*
  %3173 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3172, align 16, !tbaa !11
  br label %3174

3174:                                             ; preds = %3169, %3161
  %3175 = phi <4 x i32> [ %3173, %3169 ], [ zeroinitializer, %3161 ]
  %3176 = shl i32 %3002, 1
  %3177 = zext i32 %3176 to i64
  %3178 = add i64 %3159, %3177
  %3179 = icmp ult i64 %3178, %3078
  br i1 %3179, label %3180, label %3185

3180:                                             ; preds = %3174
  %3181 = shl i64 %3178, 4
  %3182 = add i64 %3181, %2008
  %3183 = inttoptr i64 %3182 to <4 x i32> addrspace(1)*
  %3184 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3183, align 16, !tbaa !11
  br label %3185

3185:                                             ; preds = %3180, %3174
  %3186 = phi <4 x i32> [ %3184, %3180 ], [ zeroinitializer, %3174 ]
  %3187 = mul i32 %3002, 3
  %3188 = zext i32 %3187 to i64
  %3189 = add i64 %3159, %3188
  %3190 = icmp ult i64 %3189, %3078
  br i1 %3190, label %3191, label %3196

3191:                                             ; preds = %3185
  %3192 = shl i64 %3189, 4
  %3193 = add i64 %3192, %2008
  %3194 = inttoptr i64 %3193 to <4 x i32> addrspace(1)*
  %3195 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3194, align 16, !tbaa !11
  br label %3196

3196:                                             ; preds = %3191, %3185
  %3197 = phi <4 x i32> [ %3195, %3191 ], [ zeroinitializer, %3185 ]
  %3198 = shl i32 %3002, 2
  %3199 = zext i32 %3198 to i64
  %3200 = add i64 %3159, %3199
  %3201 = icmp ult i64 %3200, %3078
  br i1 %3201, label %3202, label %3207

3202:                                             ; preds = %3196
  %3203 = shl i64 %3200, 4
  %3204 = add i64 %3203, %2008
  %3205 = inttoptr i64 %3204 to <4 x i32> addrspace(1)*
  %3206 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3205, align 16, !tbaa !11
  br label %3207

3207:                                             ; preds = %3202, %3196
  %3208 = phi <4 x i32> [ %3206, %3202 ], [ zeroinitializer, %3196 ]
  %3209 = mul i32 %3002, 5
  %3210 = zext i32 %3209 to i64
  %3211 = add i64 %3159, %3210
  %3212 = icmp ult i64 %3211, %3078
  br i1 %3212, label %3213, label %3218

3213:                                             ; preds = %3207
  %3214 = shl i64 %3211, 4
  %3215 = add i64 %3214, %2008
  %3216 = inttoptr i64 %3215 to <4 x i32> addrspace(1)*
  %3217 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3216, align 16, !tbaa !11
  br label %3218

3218:                                             ; preds = %3213, %3207
  %3219 = phi <4 x i32> [ %3217, %3213 ], [ zeroinitializer, %3207 ]
  %3220 = mul i32 %3002, 6
  %3221 = zext i32 %3220 to i64
  %3222 = add i64 %3159, %3221
  %3223 = icmp ult i64 %3222, %3078
  br i1 %3223, label %3224, label %3229

3224:                                             ; preds = %3218
  %3225 = shl i64 %3222, 4
  %3226 = add i64 %3225, %2008
  %3227 = inttoptr i64 %3226 to <4 x i32> addrspace(1)*
  %3228 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3227, align 16, !tbaa !11
  br label %3229

3229:                                             ; preds = %3224, %3218
  %3230 = phi <4 x i32> [ %3228, %3224 ], [ zeroinitializer, %3218 ]
  %3231 = add i64 %3159, %3081
  %3232 = icmp ult i64 %3231, %3078
  br i1 %3232, label %3233, label %3238

3233:                                             ; preds = %3229
  %3234 = shl i64 %3231, 4
  %3235 = add i64 %3234, %2008
  %3236 = inttoptr i64 %3235 to <4 x i32> addrspace(1)*
  %3237 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3236, align 16, !tbaa !11
  br label %3238

3238:                                             ; preds = %3233, %3229
  %3239 = phi <4 x i32> [ %3237, %3233 ], [ zeroinitializer, %3229 ]
  %3240 = add i64 %3162, %3000
  %3241 = inttoptr i64 %3240 to <4 x i32> addrspace(1)*
  store <4 x i32> %3165, <4 x i32> addrspace(1)* %3241, align 16, !tbaa !11
  br i1 %3168, label %3242, label %3246

3242:                                             ; preds = %3238
  %3243 = shl i64 %3167, 4
  %3244 = add i64 %3243, %3000
  %3245 = inttoptr i64 %3244 to <4 x i32> addrspace(1)*
  store <4 x i32> %3175, <4 x i32> addrspace(1)* %3245, align 16, !tbaa !11
  br label %3246

3246:                                             ; preds = %3242, %3238
  br i1 %3179, label %3247, label %3251

3247:                                             ; preds = %3246
  %3248 = shl i64 %3178, 4
  %3249 = add i64 %3248, %3000
  %3250 = inttoptr i64 %3249 to <4 x i32> addrspace(1)*
  store <4 x i32> %3186, <4 x i32> addrspace(1)* %3250, align 16, !tbaa !11
  br label %3251

3251:                                             ; preds = %3247, %3246
  br i1 %3190, label %3252, label %3256

3252:                                             ; preds = %3251
  %3253 = shl i64 %3189, 4
  %3254 = add i64 %3253, %3000
  %3255 = inttoptr i64 %3254 to <4 x i32> addrspace(1)*
  store <4 x i32> %3197, <4 x i32> addrspace(1)* %3255, align 16, !tbaa !11
  br label %3256

3256:                                             ; preds = %3252, %3251
  br i1 %3201, label %3257, label %3261

3257:                                             ; preds = %3256
  %3258 = shl i64 %3200, 4
  %3259 = add i64 %3258, %3000
  %3260 = inttoptr i64 %3259 to <4 x i32> addrspace(1)*
  store <4 x i32> %3208, <4 x i32> addrspace(1)* %3260, align 16, !tbaa !11
  br label %3261

3261:                                             ; preds = %3257, %3256
  br i1 %3212, label %3262, label %3266

3262:                                             ; preds = %3261
  %3263 = shl i64 %3211, 4
  %3264 = add i64 %3263, %3000
  %3265 = inttoptr i64 %3264 to <4 x i32> addrspace(1)*
  store <4 x i32> %3219, <4 x i32> addrspace(1)* %3265, align 16, !tbaa !11
  br label %3266

3266:                                             ; preds = %3262, %3261
  br i1 %3223, label %3267, label %3271

3267:                                             ; preds = %3266
  %3268 = shl i64 %3222, 4
  %3269 = add i64 %3268, %3000
  %3270 = inttoptr i64 %3269 to <4 x i32> addrspace(1)*
  store <4 x i32> %3230, <4 x i32> addrspace(1)* %3270, align 16, !tbaa !11
  br label %3271

3271:                                             ; preds = %3267, %3266
  br i1 %3232, label %3272, label %3731

3272:                                             ; preds = %3271
  %3273 = shl i64 %3231, 4
  %3274 = add i64 %3273, %3000
  br label %3727

3275:                                             ; preds = %2995
  %3276 = icmp ult i64 %3012, %2897
  %3277 = select i1 %3276, i64 %3012, i64 %2897
  %3278 = sub i64 %2897, %3277
  %3279 = sub nsw i64 0, %3009
  %3280 = and i64 %3278, %3279
  switch i64 %3009, label %3683 [
    i64 16, label %3281
    i64 4, label %3482
  ]

3281:                                             ; preds = %3275
  %3282 = add i64 %3277, %3000
  %3283 = add i64 %3277, %2008
  %3284 = lshr i64 %3280, 4
  %3285 = zext i32 %3001 to i64
  %3286 = mul i32 %3002, 7
  %3287 = zext i32 %3286 to i64
  %3288 = add nuw nsw i64 %3287, %3285
  %3289 = icmp ult i64 %3288, %3284
  br i1 %3289, label %3290, label %3364

3290:                                             ; preds = %3281
  %3291 = shl i32 %3002, 3
  %3292 = zext i32 %3291 to i64
  %3293 = zext i32 %3002 to i64
  %3294 = shl i32 %3002, 1
  %3295 = zext i32 %3294 to i64
  %3296 = mul i32 %3002, 3
  %3297 = zext i32 %3296 to i64
  %3298 = shl i32 %3002, 2
  %3299 = zext i32 %3298 to i64
  %3300 = mul i32 %3002, 5
  %3301 = zext i32 %3300 to i64
  %3302 = mul i32 %3002, 6
  %3303 = zext i32 %3302 to i64
  br label %3304

3304:                                             ; preds = %3304, %3290
  %3305 = phi i64 [ %3285, %3290 ], [ %3361, %3304 ]
  %3306 = shl i64 %3305, 4
  %3307 = add i64 %3306, %3283
  %3308 = inttoptr i64 %3307 to <4 x i32> addrspace(1)*
  %3309 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3308, align 16, !tbaa !11
  %3310 = add i64 %3305, %3293
  %3311 = shl i64 %3310, 4
  %3312 = add i64 %3311, %3283
  %3313 = inttoptr i64 %3312 to <4 x i32> addrspace(1)*
  %3314 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3313, align 16, !tbaa !11
  %3315 = add i64 %3305, %3295
  %3316 = shl i64 %3315, 4
  %3317 = add i64 %3316, %3283
  %3318 = inttoptr i64 %3317 to <4 x i32> addrspace(1)*
  %3319 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3318, align 16, !tbaa !11
  %3320 = add i64 %3305, %3297
  %3321 = shl i64 %3320, 4
  %3322 = add i64 %3321, %3283
  %3323 = inttoptr i64 %3322 to <4 x i32> addrspace(1)*
  %3324 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3323, align 16, !tbaa !11
  %3325 = add i64 %3305, %3299
  %3326 = shl i64 %3325, 4
  %3327 = add i64 %3326, %3283
  %3328 = inttoptr i64 %3327 to <4 x i32> addrspace(1)*
  %3329 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3328, align 16, !tbaa !11
  %3330 = add i64 %3305, %3301
  %3331 = shl i64 %3330, 4
  %3332 = add i64 %3331, %3283
  %3333 = inttoptr i64 %3332 to <4 x i32> addrspace(1)*
  %3334 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3333, align 16, !tbaa !11
  %3335 = add i64 %3305, %3303
  %3336 = shl i64 %3335, 4
  %3337 = add i64 %3336, %3283
  %3338 = inttoptr i64 %3337 to <4 x i32> addrspace(1)*
  %3339 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3338, align 16, !tbaa !11
  %3340 = add i64 %3305, %3287
  %3341 = shl i64 %3340, 4
  %3342 = add i64 %3341, %3283
  %3343 = inttoptr i64 %3342 to <4 x i32> addrspace(1)*
  %3344 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3343, align 16, !tbaa !11
  %3345 = add i64 %3306, %3282
  %3346 = inttoptr i64 %3345 to <4 x i32> addrspace(1)*
  store <4 x i32> %3309, <4 x i32> addrspace(1)* %3346, align 16, !tbaa !11
  %3347 = add i64 %3311, %3282
  %3348 = inttoptr i64 %3347 to <4 x i32> addrspace(1)*
  store <4 x i32> %3314, <4 x i32> addrspace(1)* %3348, align 16, !tbaa !11
  %3349 = add i64 %3316, %3282
  %3350 = inttoptr i64 %3349 to <4 x i32> addrspace(1)*
  store <4 x i32> %3319, <4 x i32> addrspace(1)* %3350, align 16, !tbaa !11
  %3351 = add i64 %3321, %3282
  %3352 = inttoptr i64 %3351 to <4 x i32> addrspace(1)*
  store <4 x i32> %3324, <4 x i32> addrspace(1)* %3352, align 16, !tbaa !11
  %3353 = add i64 %3326, %3282
  %3354 = inttoptr i64 %3353 to <4 x i32> addrspace(1)*
  store <4 x i32> %3329, <4 x i32> addrspace(1)* %3354, align 16, !tbaa !11
  %3355 = add i64 %3331, %3282
  %3356 = inttoptr i64 %3355 to <4 x i32> addrspace(1)*
  store <4 x i32> %3334, <4 x i32> addrspace(1)* %3356, align 16, !tbaa !11
  %3357 = add i64 %3336, %3282
  %3358 = inttoptr i64 %3357 to <4 x i32> addrspace(1)*
  store <4 x i32> %3339, <4 x i32> addrspace(1)* %3358, align 16, !tbaa !11
  %3359 = add i64 %3341, %3282
  %3360 = inttoptr i64 %3359 to <4 x i32> addrspace(1)*
  store <4 x i32> %3344, <4 x i32> addrspace(1)* %3360, align 16, !tbaa !11
  %3361 = add i64 %3305, %3292
  %3362 = add i64 %3361, %3287
  %3363 = icmp ult i64 %3362, %3284
  br i1 %3363, label %3304, label %3364, !llvm.loop !58

3364:                                             ; preds = %3304, %3281
  %3365 = phi i64 [ %3285, %3281 ], [ %3361, %3304 ]
  %3366 = icmp ult i64 %3365, %3284
  br i1 %3366, label %3367, label %3697

3367:                                             ; preds = %3364
  %3368 = shl i64 %3365, 4
  %3369 = add i64 %3368, %3283
  %3370 = inttoptr i64 %3369 to <4 x i32> addrspace(1)*
  %3371 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3370, align 16, !tbaa !11
  %3372 = zext i32 %3002 to i64
  %3373 = add i64 %3365, %3372
  %3374 = icmp ult i64 %3373, %3284
  br i1 %3374, label %3375, label %3380

3375:                                             ; preds = %3367
  %3376 = shl i64 %3373, 4
  %3377 = add i64 %3376, %3283
  %3378 = inttoptr i64 %3377 to <4 x i32> addrspace(1)*
  %3379 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3378, align 16, !tbaa !11
  br label %3380

3380:                                             ; preds = %3375, %3367
  %3381 = phi <4 x i32> [ %3379, %3375 ], [ zeroinitializer, %3367 ]
  %3382 = shl i32 %3002, 1
  %3383 = zext i32 %3382 to i64
  %3384 = add i64 %3365, %3383
  %3385 = icmp ult i64 %3384, %3284
  br i1 %3385, label %3386, label %3391

3386:                                             ; preds = %3380
  %3387 = shl i64 %3384, 4
  %3388 = add i64 %3387, %3283
  %3389 = inttoptr i64 %3388 to <4 x i32> addrspace(1)*
  %3390 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3389, align 16, !tbaa !11
  br label %3391

3391:                                             ; preds = %3386, %3380
  %3392 = phi <4 x i32> [ %3390, %3386 ], [ zeroinitializer, %3380 ]
  %3393 = mul i32 %3002, 3
  %3394 = zext i32 %3393 to i64
  %3395 = add i64 %3365, %3394
  %3396 = icmp ult i64 %3395, %3284
  br i1 %3396, label %3397, label %3402

3397:                                             ; preds = %3391
  %3398 = shl i64 %3395, 4
  %3399 = add i64 %3398, %3283
  %3400 = inttoptr i64 %3399 to <4 x i32> addrspace(1)*
  %3401 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3400, align 16, !tbaa !11
  br label %3402

3402:                                             ; preds = %3397, %3391
  %3403 = phi <4 x i32> [ %3401, %3397 ], [ zeroinitializer, %3391 ]
  %3404 = shl i32 %3002, 2
  %3405 = zext i32 %3404 to i64
  %3406 = add i64 %3365, %3405
  %3407 = icmp ult i64 %3406, %3284
  br i1 %3407, label %3408, label %3413

3408:                                             ; preds = %3402
  %3409 = shl i64 %3406, 4
  %3410 = add i64 %3409, %3283
  %3411 = inttoptr i64 %3410 to <4 x i32> addrspace(1)*
  %3412 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3411, align 16, !tbaa !11
  br label %3413

3413:                                             ; preds = %3408, %3402
  %3414 = phi <4 x i32> [ %3412, %3408 ], [ zeroinitializer, %3402 ]
  %3415 = mul i32 %3002, 5
  %3416 = zext i32 %3415 to i64
  %3417 = add i64 %3365, %3416
  %3418 = icmp ult i64 %3417, %3284
  br i1 %3418, label %3419, label %3424

3419:                                             ; preds = %3413
  %3420 = shl i64 %3417, 4
  %3421 = add i64 %3420, %3283
  %3422 = inttoptr i64 %3421 to <4 x i32> addrspace(1)*
  %3423 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3422, align 16, !tbaa !11
  br label %3424

3424:                                             ; preds = %3419, %3413
  %3425 = phi <4 x i32> [ %3423, %3419 ], [ zeroinitializer, %3413 ]
  %3426 = mul i32 %3002, 6
  %3427 = zext i32 %3426 to i64
  %3428 = add i64 %3365, %3427
  %3429 = icmp ult i64 %3428, %3284
  br i1 %3429, label %3430, label %3435

3430:                                             ; preds = %3424
  %3431 = shl i64 %3428, 4
  %3432 = add i64 %3431, %3283
  %3433 = inttoptr i64 %3432 to <4 x i32> addrspace(1)*
  %3434 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3433, align 16, !tbaa !11
  br label %3435

3435:                                             ; preds = %3430, %3424
  %3436 = phi <4 x i32> [ %3434, %3430 ], [ zeroinitializer, %3424 ]
  %3437 = add i64 %3365, %3287
  %3438 = icmp ult i64 %3437, %3284
  br i1 %3438, label %3439, label %3444

3439:                                             ; preds = %3435
  %3440 = shl i64 %3437, 4
  %3441 = add i64 %3440, %3283
  %3442 = inttoptr i64 %3441 to <4 x i32> addrspace(1)*
  %3443 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3442, align 16, !tbaa !11
  br label %3444

3444:                                             ; preds = %3439, %3435
  %3445 = phi <4 x i32> [ %3443, %3439 ], [ zeroinitializer, %3435 ]
  %3446 = add i64 %3368, %3282
  %3447 = inttoptr i64 %3446 to <4 x i32> addrspace(1)*
  store <4 x i32> %3371, <4 x i32> addrspace(1)* %3447, align 16, !tbaa !11
  br i1 %3374, label %3448, label %3452

3448:                                             ; preds = %3444
  %3449 = shl i64 %3373, 4
  %3450 = add i64 %3449, %3282
  %3451 = inttoptr i64 %3450 to <4 x i32> addrspace(1)*
  store <4 x i32> %3381, <4 x i32> addrspace(1)* %3451, align 16, !tbaa !11
  br label %3452

3452:                                             ; preds = %3448, %3444
  br i1 %3385, label %3453, label %3457

3453:                                             ; preds = %3452
  %3454 = shl i64 %3384, 4
  %3455 = add i64 %3454, %3282
  %3456 = inttoptr i64 %3455 to <4 x i32> addrspace(1)*
  store <4 x i32> %3392, <4 x i32> addrspace(1)* %3456, align 16, !tbaa !11
  br label %3457

3457:                                             ; preds = %3453, %3452
  br i1 %3396, label %3458, label %3462

3458:                                             ; preds = %3457
  %3459 = shl i64 %3395, 4
  %3460 = add i64 %3459, %3282
  %3461 = inttoptr i64 %3460 to <4 x i32> addrspace(1)*
  store <4 x i32> %3403, <4 x i32> addrspace(1)* %3461, align 16, !tbaa !11
  br label %3462

3462:                                             ; preds = %3458, %3457
  br i1 %3407, label %3463, label %3467

3463:                                             ; preds = %3462
  %3464 = shl i64 %3406, 4
  %3465 = add i64 %3464, %3282
  %3466 = inttoptr i64 %3465 to <4 x i32> addrspace(1)*
  store <4 x i32> %3414, <4 x i32> addrspace(1)* %3466, align 16, !tbaa !11
  br label %3467

3467:                                             ; preds = %3463, %3462
  br i1 %3418, label %3468, label %3472

3468:                                             ; preds = %3467
  %3469 = shl i64 %3417, 4
  %3470 = add i64 %3469, %3282
  %3471 = inttoptr i64 %3470 to <4 x i32> addrspace(1)*
  store <4 x i32> %3425, <4 x i32> addrspace(1)* %3471, align 16, !tbaa !11
  br label %3472

3472:                                             ; preds = %3468, %3467
  br i1 %3429, label %3473, label %3477

3473:                                             ; preds = %3472
  %3474 = shl i64 %3428, 4
  %3475 = add i64 %3474, %3282
  %3476 = inttoptr i64 %3475 to <4 x i32> addrspace(1)*
  store <4 x i32> %3436, <4 x i32> addrspace(1)* %3476, align 16, !tbaa !11
  br label %3477

3477:                                             ; preds = %3473, %3472
  br i1 %3438, label %3478, label %3697

3478:                                             ; preds = %3477
  %3479 = shl i64 %3437, 4
  %3480 = add i64 %3479, %3282
  %3481 = inttoptr i64 %3480 to <4 x i32> addrspace(1)*
  store <4 x i32> %3445, <4 x i32> addrspace(1)* %3481, align 16, !tbaa !11
  br label %3697

3482:                                             ; preds = %3275
  %3483 = add i64 %3277, %3000
  %3484 = add i64 %3277, %2008
  %3485 = lshr i64 %3280, 2
  %3486 = zext i32 %3001 to i64
  %3487 = mul i32 %3002, 7
  %3488 = zext i32 %3487 to i64
  %3489 = add nuw nsw i64 %3488, %3486
  %3490 = icmp ult i64 %3489, %3485
  br i1 %3490, label %3491, label %3565

3491:                                             ; preds = %3482
  %3492 = shl i32 %3002, 3
  %3493 = zext i32 %3492 to i64
  %3494 = zext i32 %3002 to i64
  %3495 = shl i32 %3002, 1
  %3496 = zext i32 %3495 to i64
  %3497 = mul i32 %3002, 3
  %3498 = zext i32 %3497 to i64
  %3499 = shl i32 %3002, 2
  %3500 = zext i32 %3499 to i64
  %3501 = mul i32 %3002, 5
  %3502 = zext i32 %3501 to i64
  %3503 = mul i32 %3002, 6
  %3504 = zext i32 %3503 to i64
  br label %3505

3505:                                             ; preds = %3505, %3491
  %3506 = phi i64 [ %3486, %3491 ], [ %3562, %3505 ]
  %3507 = shl i64 %3506, 2
  %3508 = add i64 %3507, %3484
  %3509 = inttoptr i64 %3508 to i32 addrspace(1)*
  %3510 = load volatile i32, i32 addrspace(1)* %3509, align 4, !tbaa !11
  %3511 = add i64 %3506, %3494
  %3512 = shl i64 %3511, 2
  %3513 = add i64 %3512, %3484
  %3514 = inttoptr i64 %3513 to i32 addrspace(1)*
  %3515 = load volatile i32, i32 addrspace(1)* %3514, align 4, !tbaa !11
  %3516 = add i64 %3506, %3496
  %3517 = shl i64 %3516, 2
  %3518 = add i64 %3517, %3484
  %3519 = inttoptr i64 %3518 to i32 addrspace(1)*
  %3520 = load volatile i32, i32 addrspace(1)* %3519, align 4, !tbaa !11
  %3521 = add i64 %3506, %3498
  %3522 = shl i64 %3521, 2
  %3523 = add i64 %3522, %3484
  %3524 = inttoptr i64 %3523 to i32 addrspace(1)*
  %3525 = load volatile i32, i32 addrspace(1)* %3524, align 4, !tbaa !11
  %3526 = add i64 %3506, %3500
  %3527 = shl i64 %3526, 2
  %3528 = add i64 %3527, %3484
  %3529 = inttoptr i64 %3528 to i32 addrspace(1)*
  %3530 = load volatile i32, i32 addrspace(1)* %3529, align 4, !tbaa !11
  %3531 = add i64 %3506, %3502
  %3532 = shl i64 %3531, 2
  %3533 = add i64 %3532, %3484
  %3534 = inttoptr i64 %3533 to i32 addrspace(1)*
  %3535 = load volatile i32, i32 addrspace(1)* %3534, align 4, !tbaa !11
  %3536 = add i64 %3506, %3504
  %3537 = shl i64 %3536, 2
  %3538 = add i64 %3537, %3484
  %3539 = inttoptr i64 %3538 to i32 addrspace(1)*
  %3540 = load volatile i32, i32 addrspace(1)* %3539, align 4, !tbaa !11
  %3541 = add i64 %3506, %3488
  %3542 = shl i64 %3541, 2
  %3543 = add i64 %3542, %3484
  %3544 = inttoptr i64 %3543 to i32 addrspace(1)*
  %3545 = load volatile i32, i32 addrspace(1)* %3544, align 4, !tbaa !11
  %3546 = add i64 %3507, %3483
  %3547 = inttoptr i64 %3546 to i32 addrspace(1)*
  store i32 %3510, i32 addrspace(1)* %3547, align 4, !tbaa !11
  %3548 = add i64 %3512, %3483
  %3549 = inttoptr i64 %3548 to i32 addrspace(1)*
  store i32 %3515, i32 addrspace(1)* %3549, align 4, !tbaa !11
  %3550 = add i64 %3517, %3483
  %3551 = inttoptr i64 %3550 to i32 addrspace(1)*
  store i32 %3520, i32 addrspace(1)* %3551, align 4, !tbaa !11
  %3552 = add i64 %3522, %3483
  %3553 = inttoptr i64 %3552 to i32 addrspace(1)*
  store i32 %3525, i32 addrspace(1)* %3553, align 4, !tbaa !11
  %3554 = add i64 %3527, %3483
  %3555 = inttoptr i64 %3554 to i32 addrspace(1)*
  store i32 %3530, i32 addrspace(1)* %3555, align 4, !tbaa !11
  %3556 = add i64 %3532, %3483
  %3557 = inttoptr i64 %3556 to i32 addrspace(1)*
  store i32 %3535, i32 addrspace(1)* %3557, align 4, !tbaa !11
  %3558 = add i64 %3537, %3483
  %3559 = inttoptr i64 %3558 to i32 addrspace(1)*
  store i32 %3540, i32 addrspace(1)* %3559, align 4, !tbaa !11
  %3560 = add i64 %3542, %3483
  %3561 = inttoptr i64 %3560 to i32 addrspace(1)*
  store i32 %3545, i32 addrspace(1)* %3561, align 4, !tbaa !11
  %3562 = add i64 %3506, %3493
  %3563 = add i64 %3562, %3488
  %3564 = icmp ult i64 %3563, %3485
  br i1 %3564, label %3505, label %3565, !llvm.loop !59

3565:                                             ; preds = %3505, %3482
  %3566 = phi i64 [ %3486, %3482 ], [ %3562, %3505 ]
  %3567 = icmp ult i64 %3566, %3485
  br i1 %3567, label %3568, label %3697

3568:                                             ; preds = %3565
  %3569 = shl i64 %3566, 2
  %3570 = add i64 %3569, %3484
  %3571 = inttoptr i64 %3570 to i32 addrspace(1)*
  %3572 = load volatile i32, i32 addrspace(1)* %3571, align 4, !tbaa !11
  %3573 = zext i32 %3002 to i64
  %3574 = add i64 %3566, %3573
  %3575 = icmp ult i64 %3574, %3485
  br i1 %3575, label %3576, label %3581

3576:                                             ; preds = %3568
  %3577 = shl i64 %3574, 2
  %3578 = add i64 %3577, %3484
  %3579 = inttoptr i64 %3578 to i32 addrspace(1)*
  %3580 = load volatile i32, i32 addrspace(1)* %3579, align 4, !tbaa !11
  br label %3581

3581:                                             ; preds = %3576, %3568
  %3582 = phi i32 [ %3580, %3576 ], [ 0, %3568 ]
  %3583 = shl i32 %3002, 1
  %3584 = zext i32 %3583 to i64
  %3585 = add i64 %3566, %3584
  %3586 = icmp ult i64 %3585, %3485
  br i1 %3586, label %3587, label %3592

3587:                                             ; preds = %3581
  %3588 = shl i64 %3585, 2
  %3589 = add i64 %3588, %3484
  %3590 = inttoptr i64 %3589 to i32 addrspace(1)*
  %3591 = load volatile i32, i32 addrspace(1)* %3590, align 4, !tbaa !11
  br label %3592

3592:                                             ; preds = %3587, %3581
  %3593 = phi i32 [ %3591, %3587 ], [ 0, %3581 ]
  %3594 = mul i32 %3002, 3
  %3595 = zext i32 %3594 to i64
  %3596 = add i64 %3566, %3595
  %3597 = icmp ult i64 %3596, %3485
  br i1 %3597, label %3598, label %3603

3598:                                             ; preds = %3592
  %3599 = shl i64 %3596, 2
  %3600 = add i64 %3599, %3484
  %3601 = inttoptr i64 %3600 to i32 addrspace(1)*
  %3602 = load volatile i32, i32 addrspace(1)* %3601, align 4, !tbaa !11
  br label %3603

3603:                                             ; preds = %3598, %3592
  %3604 = phi i32 [ %3602, %3598 ], [ 0, %3592 ]
  %3605 = shl i32 %3002, 2
  %3606 = zext i32 %3605 to i64
  %3607 = add i64 %3566, %3606
  %3608 = icmp ult i64 %3607, %3485
  br i1 %3608, label %3609, label %3614

3609:                                             ; preds = %3603
  %3610 = shl i64 %3607, 2
  %3611 = add i64 %3610, %3484
  %3612 = inttoptr i64 %3611 to i32 addrspace(1)*
  %3613 = load volatile i32, i32 addrspace(1)* %3612, align 4, !tbaa !11
  br label %3614

3614:                                             ; preds = %3609, %3603
  %3615 = phi i32 [ %3613, %3609 ], [ 0, %3603 ]
  %3616 = mul i32 %3002, 5
  %3617 = zext i32 %3616 to i64
  %3618 = add i64 %3566, %3617
  %3619 = icmp ult i64 %3618, %3485
  br i1 %3619, label %3620, label %3625

3620:                                             ; preds = %3614
  %3621 = shl i64 %3618, 2
  %3622 = add i64 %3621, %3484
  %3623 = inttoptr i64 %3622 to i32 addrspace(1)*
  %3624 = load volatile i32, i32 addrspace(1)* %3623, align 4, !tbaa !11
  br label %3625

3625:                                             ; preds = %3620, %3614
  %3626 = phi i32 [ %3624, %3620 ], [ 0, %3614 ]
  %3627 = mul i32 %3002, 6
  %3628 = zext i32 %3627 to i64
  %3629 = add i64 %3566, %3628
  %3630 = icmp ult i64 %3629, %3485
  br i1 %3630, label %3631, label %3636

3631:                                             ; preds = %3625
  %3632 = shl i64 %3629, 2
  %3633 = add i64 %3632, %3484
  %3634 = inttoptr i64 %3633 to i32 addrspace(1)*
  %3635 = load volatile i32, i32 addrspace(1)* %3634, align 4, !tbaa !11
  br label %3636

3636:                                             ; preds = %3631, %3625
  %3637 = phi i32 [ %3635, %3631 ], [ 0, %3625 ]
  %3638 = add i64 %3566, %3488
  %3639 = icmp ult i64 %3638, %3485
  br i1 %3639, label %3640, label %3645

3640:                                             ; preds = %3636
  %3641 = shl i64 %3638, 2
  %3642 = add i64 %3641, %3484
  %3643 = inttoptr i64 %3642 to i32 addrspace(1)*
  %3644 = load volatile i32, i32 addrspace(1)* %3643, align 4, !tbaa !11
  br label %3645

3645:                                             ; preds = %3640, %3636
  %3646 = phi i32 [ %3644, %3640 ], [ 0, %3636 ]
  %3647 = add i64 %3569, %3483
  %3648 = inttoptr i64 %3647 to i32 addrspace(1)*
  store i32 %3572, i32 addrspace(1)* %3648, align 4, !tbaa !11
  br i1 %3575, label %3649, label %3653

3649:                                             ; preds = %3645
  %3650 = shl i64 %3574, 2
  %3651 = add i64 %3650, %3483
  %3652 = inttoptr i64 %3651 to i32 addrspace(1)*
  store i32 %3582, i32 addrspace(1)* %3652, align 4, !tbaa !11
  br label %3653

3653:                                             ; preds = %3649, %3645
  br i1 %3586, label %3654, label %3658

3654:                                             ; preds = %3653
  %3655 = shl i64 %3585, 2
  %3656 = add i64 %3655, %3483
  %3657 = inttoptr i64 %3656 to i32 addrspace(1)*
  store i32 %3593, i32 addrspace(1)* %3657, align 4, !tbaa !11
  br label %3658

3658:                                             ; preds = %3654, %3653
  br i1 %3597, label %3659, label %3663

3659:                                             ; preds = %3658
  %3660 = shl i64 %3596, 2
  %3661 = add i64 %3660, %3483
  %3662 = inttoptr i64 %3661 to i32 addrspace(1)*
  store i32 %3604, i32 addrspace(1)* %3662, align 4, !tbaa !11
  br label %3663

3663:                                             ; preds = %3659, %3658
  br i1 %3608, label %3664, label %3668

3664:                                             ; preds = %3663
  %3665 = shl i64 %3607, 2
  %3666 = add i64 %3665, %3483
  %3667 = inttoptr i64 %3666 to i32 addrspace(1)*
  store i32 %3615, i32 addrspace(1)* %3667, align 4, !tbaa !11
  br label %3668

3668:                                             ; preds = %3664, %3663
  br i1 %3619, label %3669, label %3673

3669:                                             ; preds = %3668
  %3670 = shl i64 %3618, 2
  %3671 = add i64 %3670, %3483
  %3672 = inttoptr i64 %3671 to i32 addrspace(1)*
  store i32 %3626, i32 addrspace(1)* %3672, align 4, !tbaa !11
  br label %3673

3673:                                             ; preds = %3669, %3668
  br i1 %3630, label %3674, label %3678

3674:                                             ; preds = %3673
  %3675 = shl i64 %3629, 2
  %3676 = add i64 %3675, %3483
  %3677 = inttoptr i64 %3676 to i32 addrspace(1)*
  store i32 %3637, i32 addrspace(1)* %3677, align 4, !tbaa !11
  br label %3678

3678:                                             ; preds = %3674, %3673
  br i1 %3639, label %3679, label %3697

3679:                                             ; preds = %3678
  %3680 = shl i64 %3638, 2
  %3681 = add i64 %3680, %3483
  %3682 = inttoptr i64 %3681 to i32 addrspace(1)*
  store i32 %3646, i32 addrspace(1)* %3682, align 4, !tbaa !11
  br label %3697

3683:                                             ; preds = %3275
  %3684 = zext i32 %3001 to i64
  %3685 = icmp ugt i64 %2897, %3684
  br i1 %3685, label %3686, label %3731

3686:                                             ; preds = %3683
  %3687 = zext i32 %3002 to i64
  br label %3688

3688:                                             ; preds = %3688, %3686
  %3689 = phi i64 [ %3684, %3686 ], [ %3695, %3688 ]
  %3690 = add i64 %3689, %2008
  %3691 = inttoptr i64 %3690 to i8 addrspace(1)*
  %3692 = load volatile i8, i8 addrspace(1)* %3691, align 1, !tbaa !11
  %3693 = add i64 %3689, %3000
  %3694 = inttoptr i64 %3693 to i8 addrspace(1)*
  store i8 %3692, i8 addrspace(1)* %3694, align 1, !tbaa !11
  %3695 = add i64 %3689, %3687
  %3696 = icmp ult i64 %3695, %2897
  br i1 %3696, label %3688, label %3731, !llvm.loop !60

3697:                                             ; preds = %3679, %3678, %3565, %3478, %3477, %3364
  %3698 = phi i64 [ %3486, %3679 ], [ %3486, %3678 ], [ %3486, %3565 ], [ %3285, %3478 ], [ %3285, %3477 ], [ %3285, %3364 ]
  %3699 = icmp ugt i64 %3277, %3698
  br i1 %3699, label %3700, label %3711

3700:                                             ; preds = %3697
  %3701 = zext i32 %3002 to i64
  br label %3702

3702:                                             ; preds = %3702, %3700
  %3703 = phi i64 [ %3698, %3700 ], [ %3709, %3702 ]
  %3704 = add i64 %3703, %2008
  %3705 = inttoptr i64 %3704 to i8 addrspace(1)*
  %3706 = load volatile i8, i8 addrspace(1)* %3705, align 1, !tbaa !11
  %3707 = add i64 %3703, %3000
  %3708 = inttoptr i64 %3707 to i8 addrspace(1)*
  store i8 %3706, i8 addrspace(1)* %3708, align 1, !tbaa !11
  %3709 = add i64 %3703, %3701
  %3710 = icmp ult i64 %3709, %3277
  br i1 %3710, label %3702, label %3711, !llvm.loop !60

3711:                                             ; preds = %3702, %3697
  %3712 = add i64 %3280, %3277
  %3713 = sub i64 %2897, %3712
  %3714 = icmp ugt i64 %3713, %3698
  br i1 %3714, label %3715, label %3731

3715:                                             ; preds = %3711
  %3716 = zext i32 %3002 to i64
  br label %3717

3717:                                             ; preds = %3717, %3715
  %3718 = phi i64 [ %3698, %3715 ], [ %3725, %3717 ]
  %3719 = add i64 %3718, %3712
  %3720 = add i64 %3719, %2008
  %3721 = inttoptr i64 %3720 to i8 addrspace(1)*
  %3722 = load volatile i8, i8 addrspace(1)* %3721, align 1, !tbaa !11
  %3723 = add i64 %3719, %3000
  %3724 = inttoptr i64 %3723 to i8 addrspace(1)*
  store i8 %3722, i8 addrspace(1)* %3724, align 1, !tbaa !11
  %3725 = add i64 %3718, %3716
  %3726 = icmp ult i64 %3725, %3713
  br i1 %3726, label %3717, label %3731, !llvm.loop !60

3727:                                             ; preds = %3272, %3021
  %3728 = phi i64 [ %3274, %3272 ], [ %3076, %3021 ]
  %3729 = phi <4 x i32> [ %3239, %3272 ], [ %3062, %3021 ]
  %3730 = inttoptr i64 %3728 to <4 x i32> addrspace(1)*
  store <4 x i32> %3729, <4 x i32> addrspace(1)* %3730, align 16, !tbaa !11
  br label %3731

3731:                                             ; preds = %3717, %3688, %3727, %3711, %3683, %3271, %3158, %2983
  %3732 = and i1 %2903, %2994
  %3733 = zext i1 %3732 to i32
  %3734 = load i32, i32* %79, align 4, !tbaa !9
  %3735 = add i32 %3734, %3733
  store i32 %3735, i32* %79, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !108
  %3736 = load i32, i32* %45, align 8, !tbaa !43
  %3737 = icmp eq i32 %3736, 0
  br i1 %3737, label %3738, label %3745

3738:                                             ; preds = %3731
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  br i1 %2994, label %3739, label %3741

3739:                                             ; preds = %3738
  %3740 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2900, i64 -131072) #10, !srcloc !23
  br label %3745

3741:                                             ; preds = %3738
  %3742 = shl i64 %2993, 20
  %3743 = or i64 %3742, 131072
  %3744 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2900, i64 %3743) #10, !srcloc !23
  br label %3745

3745:                                             ; preds = %3741, %3739, %3731
  %3746 = and i32 %2140, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !109
  %3747 = load i32, i32* %56, align 4, !tbaa !46
  %3748 = icmp eq i32 %3747, %1958
  %3749 = icmp ne i32 %3746, 0
  %3750 = xor i1 %3749, true
  %3751 = and i1 %3748, %3750
  br i1 %3751, label %3834, label %3752, !prof !57

3752:                                             ; preds = %3745
  br i1 %3748, label %3753, label %3763

3753:                                             ; preds = %3752
  %3754 = icmp eq i32 %1958, -1
  br i1 %3754, label %3792, label %3755

3755:                                             ; preds = %3753
  %3756 = load i32, i32* %45, align 8, !tbaa !43
  %3757 = icmp eq i32 %3756, 0
  br i1 %3757, label %3758, label %3762

3758:                                             ; preds = %3755
  %3759 = load i64, i64* %46, align 8, !tbaa !19
  %3760 = add i64 %3759, 136
  %3761 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3760, i64 -1) #10, !srcloc !23
  br label %3762

3762:                                             ; preds = %3758, %3755
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %80, align 4, !tbaa !47
  br label %3792

3763:                                             ; preds = %3752
  %3764 = icmp ne i32 %3747, -1
  %3765 = or i1 %3749, %3764
  br i1 %3765, label %3792, label %3766

3766:                                             ; preds = %3763
  %3767 = load i32, i32* %80, align 4, !tbaa !47
  %3768 = icmp ult i32 %3767, 2
  br i1 %3768, label %3769, label %3792

3769:                                             ; preds = %3766
  %3770 = add nuw nsw i32 %3767, 1
  store i32 %3770, i32* %80, align 4, !tbaa !47
  %3771 = icmp eq i32 %3770, 2
  br i1 %3771, label %3772, label %3792

3772:                                             ; preds = %3769
  %3773 = load i32, i32* %45, align 8, !tbaa !43
  %3774 = icmp eq i32 %3773, 0
  br i1 %3774, label %3775, label %3787

3775:                                             ; preds = %3772
  %3776 = load i64, i64* %46, align 8, !tbaa !19
  %3777 = add i64 %3776, 136
  %3778 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3777, i64 1) #10, !srcloc !23
  %3779 = load i32, i32* %60, align 4, !tbaa !110
  %3780 = lshr i32 %3779, 2
  %3781 = zext i32 %3780 to i64
  %3782 = icmp ult i64 %3778, %3781
  br i1 %3782, label %3787, label %3783

3783:                                             ; preds = %3775
  %3784 = load i64, i64* %46, align 8, !tbaa !19
  %3785 = add i64 %3784, 136
  %3786 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3785, i64 -1) #10, !srcloc !23
  br label %3787

3787:                                             ; preds = %3783, %3775, %3772
  %3788 = phi i32 [ 0, %3772 ], [ 0, %3783 ], [ 1, %3775 ]
  %3789 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3788, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %3790 = icmp eq i32 %3789, 0
  br i1 %3790, label %3792, label %3791

3791:                                             ; preds = %3787
  store i32 %1958, i32* %56, align 4, !tbaa !46
  br label %3834

3792:                                             ; preds = %3787, %3769, %3766, %3763, %3762, %3753
  %3793 = icmp eq i32 %3746, 0
  br i1 %3793, label %3821, label %3794

3794:                                             ; preds = %3792
  %3795 = and i32 %2140, 65535
  %3796 = load i32, i32* %56, align 4, !tbaa !46
  %3797 = icmp eq i32 %3796, -1
  br i1 %3797, label %3820, label %3798

3798:                                             ; preds = %3794
  %3799 = load i32, i32* %45, align 8, !tbaa !43
  %3800 = icmp eq i32 %3799, 0
  br i1 %3800, label %3801, label %3812

3801:                                             ; preds = %3798
  %3802 = and i32 %3796, 63
  %3803 = zext i32 %3802 to i64
  %3804 = shl nuw i64 1, %3803
  %3805 = lshr i32 %3796, 3
  %3806 = and i32 %3805, 536870904
  %3807 = zext i32 %3806 to i64
  %3808 = load i64, i64* %57, align 8, !tbaa !44
  %3809 = add i64 %3808, %3807
  %3810 = inttoptr i64 %3809 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3810, i64 %3804) #10, !srcloc !45
  %3811 = load i32, i32* %45, align 8, !tbaa !43
  br label %3812

3812:                                             ; preds = %3801, %3798
  %3813 = phi i32 [ %3811, %3801 ], [ %3799, %3798 ]
  %3814 = icmp eq i32 %3813, 0
  br i1 %3814, label %3815, label %3819

3815:                                             ; preds = %3812
  %3816 = load i64, i64* %46, align 8, !tbaa !19
  %3817 = add i64 %3816, 136
  %3818 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3817, i64 -1) #10, !srcloc !23
  br label %3819

3819:                                             ; preds = %3815, %3812
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %80, align 4, !tbaa !47
  br label %3820

3820:                                             ; preds = %3819, %3794
  store i32 %3795, i32* %58, align 4, !tbaa !71
  br label %3834

3821:                                             ; preds = %3792
  %3822 = load i32, i32* %45, align 8, !tbaa !43
  %3823 = icmp eq i32 %3822, 0
  br i1 %3823, label %3824, label %3834

3824:                                             ; preds = %3821
  %3825 = and i32 %1958, 63
  %3826 = zext i32 %3825 to i64
  %3827 = shl nuw i64 1, %3826
  %3828 = lshr i32 %1958, 3
  %3829 = and i32 %3828, 536870904
  %3830 = zext i32 %3829 to i64
  %3831 = load i64, i64* %57, align 8, !tbaa !44
  %3832 = add i64 %3831, %3830
  %3833 = inttoptr i64 %3832 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3833, i64 %3827) #10, !srcloc !45
  br label %3834

3834:                                             ; preds = %3824, %3821, %3820, %3791, %3745
  %3835 = zext i1 %2152 to i32
  %3836 = load i32, i32* %81, align 8, !tbaa !9
  %3837 = add i32 %3836, %3835
  store i32 %3837, i32* %81, align 8, !tbaa !9
  br label %4593

3838:                                             ; preds = %1967
  %3839 = icmp eq i64 %84, 0
  br i1 %3839, label %4582, label %3840

3840:                                             ; preds = %3838
  %3841 = load i64, i64* %78, align 8, !tbaa !107
  %3842 = and i64 %1963, 72057589742960640
  %3843 = or i64 %3842, %1964
  %3844 = load i32, i32* %32, align 8, !tbaa !53
  %3845 = zext i32 %3844 to i64
  %3846 = shl i64 %3843, %3845
  %3847 = add i64 %3846, %3841
  %3848 = shl nsw i64 -1, %3845
  %3849 = xor i64 %3848, -1
  %3850 = and i64 %85, %3849
  %3851 = add i64 %3847, %3850
  %3852 = load i32, i32* %45, align 8, !tbaa !43
  %3853 = load i32, i32* %50, align 4, !tbaa !56
  %3854 = xor i64 %3851, %84
  %3855 = and i64 %3854, 15
  %3856 = icmp eq i64 %3855, 0
  %3857 = and i64 %3854, 3
  %3858 = icmp eq i64 %3857, 0
  %3859 = select i1 %3858, i64 4, i64 1
  %3860 = select i1 %3856, i64 16, i64 %3859
  %3861 = sub i64 0, %84
  %3862 = add nsw i64 %3860, -1
  %3863 = and i64 %3862, %3861
  %3864 = or i64 %1678, %84
  %3865 = or i64 %3864, %3851
  %3866 = and i64 %3865, 15
  %3867 = icmp eq i64 %3866, 0
  br i1 %3867, label %3868, label %4126, !prof !57

3868:                                             ; preds = %3840
  %3869 = shl i32 %3853, 7
  %3870 = zext i32 %3869 to i64
  %3871 = icmp eq i64 %1678, %3870
  br i1 %3871, label %3872, label %3928

3872:                                             ; preds = %3868
  %3873 = shl i32 %3852, 4
  %3874 = zext i32 %3873 to i64
  %3875 = add i64 %84, %3874
  %3876 = add i64 %3851, %3874
  %3877 = shl i32 %3853, 4
  %3878 = inttoptr i64 %3876 to <4 x i32> addrspace(1)*
  %3879 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3878, align 16, !tbaa !11
  %3880 = zext i32 %3877 to i64
  %3881 = add i64 %3876, %3880
  %3882 = inttoptr i64 %3881 to <4 x i32> addrspace(1)*
  %3883 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3882, align 16, !tbaa !11
  %3884 = shl i32 %3853, 5
  %3885 = zext i32 %3884 to i64
  %3886 = add i64 %3876, %3885
  %3887 = inttoptr i64 %3886 to <4 x i32> addrspace(1)*
  %3888 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3887, align 16, !tbaa !11
  %3889 = mul i32 %3853, 48
  %3890 = zext i32 %3889 to i64
  %3891 = add i64 %3876, %3890
  %3892 = inttoptr i64 %3891 to <4 x i32> addrspace(1)*
  %3893 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3892, align 16, !tbaa !11
  %3894 = shl i32 %3853, 6
  %3895 = zext i32 %3894 to i64
  %3896 = add i64 %3876, %3895
  %3897 = inttoptr i64 %3896 to <4 x i32> addrspace(1)*
  %3898 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3897, align 16, !tbaa !11
  %3899 = mul i32 %3853, 80
  %3900 = zext i32 %3899 to i64
  %3901 = add i64 %3876, %3900
  %3902 = inttoptr i64 %3901 to <4 x i32> addrspace(1)*
  %3903 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3902, align 16, !tbaa !11
  %3904 = mul i32 %3853, 96
  %3905 = zext i32 %3904 to i64
  %3906 = add i64 %3876, %3905
  %3907 = inttoptr i64 %3906 to <4 x i32> addrspace(1)*
  %3908 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3907, align 16, !tbaa !11
  %3909 = mul i32 %3853, 112
  %3910 = zext i32 %3909 to i64
  %3911 = add i64 %3876, %3910
  %3912 = inttoptr i64 %3911 to <4 x i32> addrspace(1)*
  %3913 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3912, align 16, !tbaa !11
  %3914 = inttoptr i64 %3875 to <4 x i32> addrspace(1)*
  store <4 x i32> %3879, <4 x i32> addrspace(1)* %3914, align 16, !tbaa !11
  %3915 = add i64 %3875, %3880
  %3916 = inttoptr i64 %3915 to <4 x i32> addrspace(1)*
  store <4 x i32> %3883, <4 x i32> addrspace(1)* %3916, align 16, !tbaa !11
  %3917 = add i64 %3875, %3885
  %3918 = inttoptr i64 %3917 to <4 x i32> addrspace(1)*
  store <4 x i32> %3888, <4 x i32> addrspace(1)* %3918, align 16, !tbaa !11
  %3919 = add i64 %3875, %3890
  %3920 = inttoptr i64 %3919 to <4 x i32> addrspace(1)*
  store <4 x i32> %3893, <4 x i32> addrspace(1)* %3920, align 16, !tbaa !11
  %3921 = add i64 %3875, %3895
  %3922 = inttoptr i64 %3921 to <4 x i32> addrspace(1)*
  store <4 x i32> %3898, <4 x i32> addrspace(1)* %3922, align 16, !tbaa !11
  %3923 = add i64 %3875, %3900
  %3924 = inttoptr i64 %3923 to <4 x i32> addrspace(1)*
  store <4 x i32> %3903, <4 x i32> addrspace(1)* %3924, align 16, !tbaa !11
  %3925 = add i64 %3875, %3905
  %3926 = inttoptr i64 %3925 to <4 x i32> addrspace(1)*
  store <4 x i32> %3908, <4 x i32> addrspace(1)* %3926, align 16, !tbaa !11
  %3927 = add i64 %3875, %3910
  br label %4578

3928:                                             ; preds = %3868
  %3929 = lshr i64 %1678, 4
  %3930 = zext i32 %3852 to i64
  %3931 = mul i32 %3853, 7
  %3932 = zext i32 %3931 to i64
  %3933 = add nuw nsw i64 %3932, %3930
  %3934 = icmp ult i64 %3933, %3929
  br i1 %3934, label %3935, label %4009

3935:                                             ; preds = %3928
  %3936 = shl i32 %3853, 3
  %3937 = zext i32 %3936 to i64
  %3938 = zext i32 %3853 to i64
  %3939 = shl i32 %3853, 1
  %3940 = zext i32 %3939 to i64
  %3941 = mul i32 %3853, 3
  %3942 = zext i32 %3941 to i64
  %3943 = shl i32 %3853, 2
  %3944 = zext i32 %3943 to i64
  %3945 = mul i32 %3853, 5
  %3946 = zext i32 %3945 to i64
  %3947 = mul i32 %3853, 6
  %3948 = zext i32 %3947 to i64
  br label %3949

3949:                                             ; preds = %3949, %3935
  %3950 = phi i64 [ %3930, %3935 ], [ %4006, %3949 ]
  %3951 = shl i64 %3950, 4
  %3952 = add i64 %3951, %3851
  %3953 = inttoptr i64 %3952 to <4 x i32> addrspace(1)*
  %3954 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3953, align 16, !tbaa !11
  %3955 = add i64 %3950, %3938
  %3956 = shl i64 %3955, 4
  %3957 = add i64 %3956, %3851
  %3958 = inttoptr i64 %3957 to <4 x i32> addrspace(1)*
  %3959 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3958, align 16, !tbaa !11
  %3960 = add i64 %3950, %3940
  %3961 = shl i64 %3960, 4
  %3962 = add i64 %3961, %3851
  %3963 = inttoptr i64 %3962 to <4 x i32> addrspace(1)*
  %3964 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3963, align 16, !tbaa !11
  %3965 = add i64 %3950, %3942
  %3966 = shl i64 %3965, 4
  %3967 = add i64 %3966, %3851
  %3968 = inttoptr i64 %3967 to <4 x i32> addrspace(1)*
  %3969 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3968, align 16, !tbaa !11
  %3970 = add i64 %3950, %3944
  %3971 = shl i64 %3970, 4
  %3972 = add i64 %3971, %3851
  %3973 = inttoptr i64 %3972 to <4 x i32> addrspace(1)*
  %3974 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3973, align 16, !tbaa !11
  %3975 = add i64 %3950, %3946
  %3976 = shl i64 %3975, 4
  %3977 = add i64 %3976, %3851
  %3978 = inttoptr i64 %3977 to <4 x i32> addrspace(1)*
  %3979 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3978, align 16, !tbaa !11
  %3980 = add i64 %3950, %3948
  %3981 = shl i64 %3980, 4
  %3982 = add i64 %3981, %3851
  %3983 = inttoptr i64 %3982 to <4 x i32> addrspace(1)*
  %3984 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3983, align 16, !tbaa !11
  %3985 = add i64 %3950, %3932
  %3986 = shl i64 %3985, 4
  %3987 = add i64 %3986, %3851
  %3988 = inttoptr i64 %3987 to <4 x i32> addrspace(1)*
  %3989 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3988, align 16, !tbaa !11
  %3990 = add i64 %3951, %84
  %3991 = inttoptr i64 %3990 to <4 x i32> addrspace(1)*
  store <4 x i32> %3954, <4 x i32> addrspace(1)* %3991, align 16, !tbaa !11
  %3992 = add i64 %3956, %84
  %3993 = inttoptr i64 %3992 to <4 x i32> addrspace(1)*
  store <4 x i32> %3959, <4 x i32> addrspace(1)* %3993, align 16, !tbaa !11
  %3994 = add i64 %3961, %84
  %3995 = inttoptr i64 %3994 to <4 x i32> addrspace(1)*
  store <4 x i32> %3964, <4 x i32> addrspace(1)* %3995, align 16, !tbaa !11
  %3996 = add i64 %3966, %84
  %3997 = inttoptr i64 %3996 to <4 x i32> addrspace(1)*
  store <4 x i32> %3969, <4 x i32> addrspace(1)* %3997, align 16, !tbaa !11
  %3998 = add i64 %3971, %84
  %3999 = inttoptr i64 %3998 to <4 x i32> addrspace(1)*
  store <4 x i32> %3974, <4 x i32> addrspace(1)* %3999, align 16, !tbaa !11
  %4000 = add i64 %3976, %84
  %4001 = inttoptr i64 %4000 to <4 x i32> addrspace(1)*
  store <4 x i32> %3979, <4 x i32> addrspace(1)* %4001, align 16, !tbaa !11
  %4002 = add i64 %3981, %84
  %4003 = inttoptr i64 %4002 to <4 x i32> addrspace(1)*
  store <4 x i32> %3984, <4 x i32> addrspace(1)* %4003, align 16, !tbaa !11
  %4004 = add i64 %3986, %84
  %4005 = inttoptr i64 %4004 to <4 x i32> addrspace(1)*
  store <4 x i32> %3989, <4 x i32> addrspace(1)* %4005, align 16, !tbaa !11
  %4006 = add i64 %3950, %3937
  %4007 = add i64 %4006, %3932
  %4008 = icmp ult i64 %4007, %3929
  br i1 %4008, label %3949, label %4009, !llvm.loop !58

4009:                                             ; preds = %3949, %3928
  %4010 = phi i64 [ %3930, %3928 ], [ %4006, %3949 ]
  %4011 = icmp ult i64 %4010, %3929
  br i1 %4011, label %4012, label %4582

4012:                                             ; preds = %4009
  %4013 = shl i64 %4010, 4
  %4014 = add i64 %4013, %3851
  %4015 = inttoptr i64 %4014 to <4 x i32> addrspace(1)*
  %4016 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4015, align 16, !tbaa !11
  %4017 = zext i32 %3853 to i64
  %4018 = add i64 %4010, %4017
  %4019 = icmp ult i64 %4018, %3929
  br i1 %4019, label %4020, label %4025

4020:                                             ; preds = %4012
  %4021 = shl i64 %4018, 4
  %4022 = add i64 %4021, %3851
  %4023 = inttoptr i64 %4022 to <4 x i32> addrspace(1)*
  %4024 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4023, align 16, !tbaa !11
  br label %4025

4025:                                             ; preds = %4020, %4012
  %4026 = phi <4 x i32> [ %4024, %4020 ], [ zeroinitializer, %4012 ]
  %4027 = shl i32 %3853, 1
  %4028 = zext i32 %4027 to i64
  %4029 = add i64 %4010, %4028
  %4030 = icmp ult i64 %4029, %3929
  br i1 %4030, label %4031, label %4036

4031:                                             ; preds = %4025
  %4032 = shl i64 %4029, 4
  %4033 = add i64 %4032, %3851
  %4034 = inttoptr i64 %4033 to <4 x i32> addrspace(1)*
  %4035 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4034, align 16, !tbaa !11
  br label %4036

4036:                                             ; preds = %4031, %4025
  %4037 = phi <4 x i32> [ %4035, %4031 ], [ zeroinitializer, %4025 ]
  %4038 = mul i32 %3853, 3
  %4039 = zext i32 %4038 to i64
  %4040 = add i64 %4010, %4039
  %4041 = icmp ult i64 %4040, %3929
  br i1 %4041, label %4042, label %4047

4042:                                             ; preds = %4036
  %4043 = shl i64 %4040, 4
  %4044 = add i64 %4043, %3851
  %4045 = inttoptr i64 %4044 to <4 x i32> addrspace(1)*
  %4046 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4045, align 16, !tbaa !11
  br label %4047

4047:                                             ; preds = %4042, %4036
  %4048 = phi <4 x i32> [ %4046, %4042 ], [ zeroinitializer, %4036 ]
  %4049 = shl i32 %3853, 2
  %4050 = zext i32 %4049 to i64
  %4051 = add i64 %4010, %4050
  %4052 = icmp ult i64 %4051, %3929
  br i1 %4052, label %4053, label %4058

4053:                                             ; preds = %4047
  %4054 = shl i64 %4051, 4
  %4055 = add i64 %4054, %3851
  %4056 = inttoptr i64 %4055 to <4 x i32> addrspace(1)*
  %4057 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4056, align 16, !tbaa !11
  br label %4058

4058:                                             ; preds = %4053, %4047
  %4059 = phi <4 x i32> [ %4057, %4053 ], [ zeroinitializer, %4047 ]
  %4060 = mul i32 %3853, 5
  %4061 = zext i32 %4060 to i64
  %4062 = add i64 %4010, %4061
  %4063 = icmp ult i64 %4062, %3929
  br i1 %4063, label %4064, label %4069

4064:                                             ; preds = %4058
  %4065 = shl i64 %4062, 4
  %4066 = add i64 %4065, %3851
  %4067 = inttoptr i64 %4066 to <4 x i32> addrspace(1)*
  %4068 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4067, align 16, !tbaa !11
  br label %4069

4069:                                             ; preds = %4064, %4058
  %4070 = phi <4 x i32> [ %4068, %4064 ], [ zeroinitializer, %4058 ]
  %4071 = mul i32 %3853, 6
  %4072 = zext i32 %4071 to i64
  %4073 = add i64 %4010, %4072
  %4074 = icmp ult i64 %4073, %3929
  br i1 %4074, label %4075, label %4080

4075:                                             ; preds = %4069
  %4076 = shl i64 %4073, 4
  %4077 = add i64 %4076, %3851
  %4078 = inttoptr i64 %4077 to <4 x i32> addrspace(1)*
  %4079 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4078, align 16, !tbaa !11
  br label %4080

4080:                                             ; preds = %4075, %4069
  %4081 = phi <4 x i32> [ %4079, %4075 ], [ zeroinitializer, %4069 ]
  %4082 = add i64 %4010, %3932
  %4083 = icmp ult i64 %4082, %3929
  br i1 %4083, label %4084, label %4089

4084:                                             ; preds = %4080
  %4085 = shl i64 %4082, 4
  %4086 = add i64 %4085, %3851
  %4087 = inttoptr i64 %4086 to <4 x i32> addrspace(1)*
  %4088 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4087, align 16, !tbaa !11
  br label %4089

4089:                                             ; preds = %4084, %4080
  %4090 = phi <4 x i32> [ %4088, %4084 ], [ zeroinitializer, %4080 ]
  %4091 = add i64 %4013, %84
  %4092 = inttoptr i64 %4091 to <4 x i32> addrspace(1)*
  store <4 x i32> %4016, <4 x i32> addrspace(1)* %4092, align 16, !tbaa !11
  br i1 %4019, label %4093, label %4097

4093:                                             ; preds = %4089
  %4094 = shl i64 %4018, 4
  %4095 = add i64 %4094, %84
  %4096 = inttoptr i64 %4095 to <4 x i32> addrspace(1)*
  store <4 x i32> %4026, <4 x i32> addrspace(1)* %4096, align 16, !tbaa !11
  br label %4097

4097:                                             ; preds = %4093, %4089
  br i1 %4030, label %4098, label %4102

4098:                                             ; preds = %4097
  %4099 = shl i64 %4029, 4
  %4100 = add i64 %4099, %84
  %4101 = inttoptr i64 %4100 to <4 x i32> addrspace(1)*
  store <4 x i32> %4037, <4 x i32> addrspace(1)* %4101, align 16, !tbaa !11
  br label %4102

4102:                                             ; preds = %4098, %4097
  br i1 %4041, label %4103, label %4107

4103:                                             ; preds = %4102
  %4104 = shl i64 %4040, 4
  %4105 = add i64 %4104, %84
  %4106 = inttoptr i64 %4105 to <4 x i32> addrspace(1)*
  store <4 x i32> %4048, <4 x i32> addrspace(1)* %4106, align 16, !tbaa !11
  br label %4107

4107:                                             ; preds = %4103, %4102
  br i1 %4052, label %4108, label %4112

4108:                                             ; preds = %4107
  %4109 = shl i64 %4051, 4
  %4110 = add i64 %4109, %84
  %4111 = inttoptr i64 %4110 to <4 x i32> addrspace(1)*
  store <4 x i32> %4059, <4 x i32> addrspace(1)* %4111, align 16, !tbaa !11
  br label %4112

4112:                                             ; preds = %4108, %4107
  br i1 %4063, label %4113, label %4117

4113:                                             ; preds = %4112
  %4114 = shl i64 %4062, 4
  %4115 = add i64 %4114, %84
  %4116 = inttoptr i64 %4115 to <4 x i32> addrspace(1)*
  store <4 x i32> %4070, <4 x i32> addrspace(1)* %4116, align 16, !tbaa !11
  br label %4117

4117:                                             ; preds = %4113, %4112
  br i1 %4074, label %4118, label %4122

4118:                                             ; preds = %4117
  %4119 = shl i64 %4073, 4
  %4120 = add i64 %4119, %84
  %4121 = inttoptr i64 %4120 to <4 x i32> addrspace(1)*
  store <4 x i32> %4081, <4 x i32> addrspace(1)* %4121, align 16, !tbaa !11
  br label %4122

4122:                                             ; preds = %4118, %4117
  br i1 %4083, label %4123, label %4582

4123:                                             ; preds = %4122
  %4124 = shl i64 %4082, 4
  %4125 = add i64 %4124, %84
  br label %4578

4126:                                             ; preds = %3840
  %4127 = icmp ult i64 %3863, %1678
  %4128 = select i1 %4127, i64 %3863, i64 %1678
  %4129 = sub i64 %1678, %4128
  %4130 = sub nsw i64 0, %3860
  %4131 = and i64 %4129, %4130
  switch i64 %3860, label %4534 [
    i64 16, label %4132
    i64 4, label %4333
  ]

4132:                                             ; preds = %4126
  %4133 = add i64 %4128, %84
  %4134 = add i64 %4128, %3851
  %4135 = lshr i64 %4131, 4
  %4136 = zext i32 %3852 to i64
  %4137 = mul i32 %3853, 7
  %4138 = zext i32 %4137 to i64
  %4139 = add nuw nsw i64 %4138, %4136
  %4140 = icmp ult i64 %4139, %4135
  br i1 %4140, label %4141, label %4215

4141:                                             ; preds = %4132
  %4142 = shl i32 %3853, 3
  %4143 = zext i32 %4142 to i64
  %4144 = zext i32 %3853 to i64
  %4145 = shl i32 %3853, 1
  %4146 = zext i32 %4145 to i64
  %4147 = mul i32 %3853, 3
  %4148 = zext i32 %4147 to i64
  %4149 = shl i32 %3853, 2
  %4150 = zext i32 %4149 to i64
  %4151 = mul i32 %3853, 5
  %4152 = zext i32 %4151 to i64
  %4153 = mul i32 %3853, 6
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
  br i1 %4214, label %4155, label %4215, !llvm.loop !58

4215:                                             ; preds = %4155, %4132
  %4216 = phi i64 [ %4136, %4132 ], [ %4212, %4155 ]
  %4217 = icmp ult i64 %4216, %4135
  br i1 %4217, label %4218, label %4548

4218:                                             ; preds = %4215
  %4219 = shl i64 %4216, 4
  %4220 = add i64 %4219, %4134
  %4221 = inttoptr i64 %4220 to <4 x i32> addrspace(1)*
  %4222 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4221, align 16, !tbaa !11
  %4223 = zext i32 %3853 to i64
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
  %4233 = shl i32 %3853, 1
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
  %4244 = mul i32 %3853, 3
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
  %4255 = shl i32 %3853, 2
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
  %4266 = mul i32 %3853, 5
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
  %4277 = mul i32 %3853, 6
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
  %4334 = add i64 %4128, %84
  %4335 = add i64 %4128, %3851
  %4336 = lshr i64 %4131, 2
  %4337 = zext i32 %3852 to i64
  %4338 = mul i32 %3853, 7
  %4339 = zext i32 %4338 to i64
  %4340 = add nuw nsw i64 %4339, %4337
  %4341 = icmp ult i64 %4340, %4336
  br i1 %4341, label %4342, label %4416

4342:                                             ; preds = %4333
  %4343 = shl i32 %3853, 3
  %4344 = zext i32 %4343 to i64
  %4345 = zext i32 %3853 to i64
  %4346 = shl i32 %3853, 1
  %4347 = zext i32 %4346 to i64
  %4348 = mul i32 %3853, 3
  %4349 = zext i32 %4348 to i64
  %4350 = shl i32 %3853, 2
  %4351 = zext i32 %4350 to i64
  %4352 = mul i32 %3853, 5
  %4353 = zext i32 %4352 to i64
  %4354 = mul i32 %3853, 6
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
  br i1 %4415, label %4356, label %4416, !llvm.loop !59

4416:                                             ; preds = %4356, %4333
  %4417 = phi i64 [ %4337, %4333 ], [ %4413, %4356 ]
  %4418 = icmp ult i64 %4417, %4336
  br i1 %4418, label %4419, label %4548

4419:                                             ; preds = %4416
  %4420 = shl i64 %4417, 2
  %4421 = add i64 %4420, %4335
  %4422 = inttoptr i64 %4421 to i32 addrspace(1)*
  %4423 = load volatile i32, i32 addrspace(1)* %4422, align 4, !tbaa !11
  %4424 = zext i32 %3853 to i64
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
  %4434 = shl i32 %3853, 1
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
  %4445 = mul i32 %3853, 3
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
  %4456 = shl i32 %3853, 2
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
  %4467 = mul i32 %3853, 5
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
  %4478 = mul i32 %3853, 6
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
  %4535 = zext i32 %3852 to i64
  %4536 = icmp ugt i64 %1678, %4535
  br i1 %4536, label %4537, label %4582

4537:                                             ; preds = %4534
  %4538 = zext i32 %3853 to i64
  br label %4539

4539:                                             ; preds = %4539, %4537
  %4540 = phi i64 [ %4535, %4537 ], [ %4546, %4539 ]
  %4541 = add i64 %4540, %3851
  %4542 = inttoptr i64 %4541 to i8 addrspace(1)*
  %4543 = load volatile i8, i8 addrspace(1)* %4542, align 1, !tbaa !11
  %4544 = add i64 %4540, %84
  %4545 = inttoptr i64 %4544 to i8 addrspace(1)*
  store i8 %4543, i8 addrspace(1)* %4545, align 1, !tbaa !11
  %4546 = add i64 %4540, %4538
  %4547 = icmp ult i64 %4546, %1678
  br i1 %4547, label %4539, label %4582, !llvm.loop !60

4548:                                             ; preds = %4530, %4529, %4416, %4329, %4328, %4215
  %4549 = phi i64 [ %4337, %4530 ], [ %4337, %4529 ], [ %4337, %4416 ], [ %4136, %4329 ], [ %4136, %4328 ], [ %4136, %4215 ]
  %4550 = icmp ugt i64 %4128, %4549
  br i1 %4550, label %4551, label %4562

4551:                                             ; preds = %4548
  %4552 = zext i32 %3853 to i64
  br label %4553

4553:                                             ; preds = %4553, %4551
  %4554 = phi i64 [ %4549, %4551 ], [ %4560, %4553 ]
  %4555 = add i64 %4554, %3851
  %4556 = inttoptr i64 %4555 to i8 addrspace(1)*
  %4557 = load volatile i8, i8 addrspace(1)* %4556, align 1, !tbaa !11
  %4558 = add i64 %4554, %84
  %4559 = inttoptr i64 %4558 to i8 addrspace(1)*
  store i8 %4557, i8 addrspace(1)* %4559, align 1, !tbaa !11
  %4560 = add i64 %4554, %4552
  %4561 = icmp ult i64 %4560, %4128
  br i1 %4561, label %4553, label %4562, !llvm.loop !60

4562:                                             ; preds = %4553, %4548
  %4563 = add i64 %4131, %4128
  %4564 = sub i64 %1678, %4563
  %4565 = icmp ugt i64 %4564, %4549
  br i1 %4565, label %4566, label %4582

4566:                                             ; preds = %4562
  %4567 = zext i32 %3853 to i64
  br label %4568

4568:                                             ; preds = %4568, %4566
  %4569 = phi i64 [ %4549, %4566 ], [ %4576, %4568 ]
  %4570 = add i64 %4569, %4563
  %4571 = add i64 %4570, %3851
  %4572 = inttoptr i64 %4571 to i8 addrspace(1)*
  %4573 = load volatile i8, i8 addrspace(1)* %4572, align 1, !tbaa !11
  %4574 = add i64 %4570, %84
  %4575 = inttoptr i64 %4574 to i8 addrspace(1)*
  store i8 %4573, i8 addrspace(1)* %4575, align 1, !tbaa !11
  %4576 = add i64 %4569, %4567
  %4577 = icmp ult i64 %4576, %4564
  br i1 %4577, label %4568, label %4582, !llvm.loop !60

4578:                                             ; preds = %4123, %3872
  %4579 = phi i64 [ %4125, %4123 ], [ %3927, %3872 ]
  %4580 = phi <4 x i32> [ %4090, %4123 ], [ %3913, %3872 ]
  %4581 = inttoptr i64 %4579 to <4 x i32> addrspace(1)*
  store <4 x i32> %4580, <4 x i32> addrspace(1)* %4581, align 16, !tbaa !11
  br label %4582

4582:                                             ; preds = %4568, %4539, %4578, %4562, %4534, %4122, %4009, %3838
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !111
  %4583 = load i32, i32* %45, align 8, !tbaa !43
  %4584 = icmp eq i32 %4583, 0
  br i1 %4584, label %4585, label %4590

4585:                                             ; preds = %4582
  %4586 = shl i64 %1685, 3
  %4587 = load i64, i64* %55, align 8, !tbaa !69
  %4588 = add i64 %4587, %4586
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4589 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4588, i64 -1) #10, !srcloc !23
  br label %4590

4590:                                             ; preds = %4585, %4582
  %4591 = load i32, i32* %82, align 8, !tbaa !9
  %4592 = add i32 %4591, 1
  store i32 %4592, i32* %82, align 8, !tbaa !9
  br label %4593

4593:                                             ; preds = %4590, %3834, %1994, %1955, %1679, %1675, %83
  %4594 = phi i32 [ 0, %1675 ], [ 0, %1679 ], [ 0, %83 ], [ 0, %1955 ], [ 0, %4590 ], [ %2151, %3834 ], [ %1958, %1994 ]
  %4595 = phi i64 [ %1676, %1675 ], [ %92, %1679 ], [ %92, %83 ], [ %1678, %1955 ], [ %1678, %4590 ], [ %1678, %3834 ], [ %1678, %1994 ]
  %4596 = phi i1 [ false, %1675 ], [ true, %1679 ], [ true, %83 ], [ true, %1955 ], [ false, %4590 ], [ false, %3834 ], [ false, %1994 ]
  br i1 %4596, label %4597, label %5791, !prof !57

4597:                                             ; preds = %4593
  %4598 = load i32, i32* %56, align 4, !tbaa !46
  %4599 = icmp eq i32 %4598, -1
  br i1 %4599, label %4600, label %4830, !prof !87

4600:                                             ; preds = %4597
  %4601 = load i32, i32* %45, align 8, !tbaa !43
  %4602 = icmp eq i32 %4601, 0
  br i1 %4602, label %4603, label %4784

4603:                                             ; preds = %4600
  %4604 = load i32, i32* %58, align 4, !tbaa !71
  %4605 = icmp eq i32 %4604, 0
  br i1 %4605, label %4606, label %4776

4606:                                             ; preds = %4603
  %4607 = load i32, i32* %59, align 8, !tbaa !72
  %4608 = load i32, i32* %60, align 4, !tbaa !73
  %4609 = urem i32 %4607, %4608
  %4610 = load i64, i64* %57, align 8, !tbaa !44
  %4611 = lshr i32 %4609, 3
  %4612 = and i32 %4611, 536870904
  %4613 = zext i32 %4612 to i64
  %4614 = add i64 %4610, %4613
  %4615 = inttoptr i64 %4614 to i64*
  %4616 = and i32 %4609, 63
  %4617 = zext i32 %4616 to i64
  %4618 = shl nuw i64 1, %4617
  %4619 = xor i64 %4618, -1
  %4620 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4615, i64 %4619) #10, !srcloc !75
  %4621 = and i64 %4618, %4620
  %4622 = icmp eq i64 %4621, 0
  %4623 = select i1 %4622, i32 -1, i32 %4609
  %4624 = icmp eq i32 %4623, -1
  br i1 %4624, label %4625, label %4776

4625:                                             ; preds = %4606, %4770
  %4626 = phi i64 [ %4772, %4770 ], [ 0, %4606 ]
  %4627 = phi i32 [ %4771, %4770 ], [ 1, %4606 ]
  %4628 = load i32, i32* %60, align 4, !tbaa !73
  %4629 = add i32 %4628, 63
  %4630 = lshr i32 %4629, 6
  %4631 = icmp ugt i32 %4629, 63
  br i1 %4631, label %4632, label %4672

4632:                                             ; preds = %4625
  %4633 = tail call i32 @llvm.umax.i32(i32 %4630, i32 1) #7
  br label %4637

4634:                                             ; preds = %4665
  %4635 = icmp ult i32 %4668, %4630
  %4636 = icmp eq i32 %4668, %4633
  br i1 %4636, label %4672, label %4637, !llvm.loop !74

4637:                                             ; preds = %4634, %4632
  %4638 = phi i1 [ true, %4632 ], [ %4635, %4634 ]
  %4639 = phi i32 [ 0, %4632 ], [ %4668, %4634 ]
  %4640 = add i32 %4639, %4607
  %4641 = urem i32 %4640, %4630
  %4642 = load i64, i64* %57, align 8, !tbaa !44
  %4643 = shl nuw nsw i32 %4641, 3
  %4644 = zext i32 %4643 to i64
  %4645 = add i64 %4642, %4644
  %4646 = inttoptr i64 %4645 to i64*
  %4647 = inttoptr i64 %4645 to i64 addrspace(1)*
  %4648 = load volatile i64, i64 addrspace(1)* %4647, align 8, !tbaa !5
  br label %4649

4649:                                             ; preds = %4663, %4637
  %4650 = phi i64 [ %4648, %4637 ], [ %4657, %4663 ]
  %4651 = phi i32 [ undef, %4637 ], [ %4664, %4663 ]
  %4652 = icmp eq i64 %4650, 0
  br i1 %4652, label %4665, label %4653

4653:                                             ; preds = %4649
  %4654 = sub i64 0, %4650
  %4655 = and i64 %4650, %4654
  %4656 = xor i64 %4655, -1
  %4657 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4646, i64 %4656) #10, !srcloc !75
  %4658 = and i64 %4657, %4655
  %4659 = icmp eq i64 %4658, 0
  br i1 %4659, label %4663, label %4660

4660:                                             ; preds = %4653
  %4661 = tail call i64 @llvm.cttz.i64(i64 %4655, i1 true) #7, !range !76
  %4662 = trunc i64 %4661 to i32
  br label %4663

4663:                                             ; preds = %4660, %4653
  %4664 = phi i32 [ %4662, %4660 ], [ %4651, %4653 ]
  br i1 %4659, label %4649, label %4665, !llvm.loop !77

4665:                                             ; preds = %4663, %4649
  %4666 = phi i32 [ %4664, %4663 ], [ 64, %4649 ]
  %4667 = icmp ult i32 %4666, 64
  %4668 = add nuw nsw i32 %4639, 1
  br i1 %4667, label %4669, label %4634

4669:                                             ; preds = %4665
  %4670 = shl nuw i32 %4641, 6
  %4671 = add nuw i32 %4666, %4670
  br label %4672

4672:                                             ; preds = %4634, %4669, %4625
  %4673 = phi i1 [ %4638, %4669 ], [ false, %4625 ], [ %4635, %4634 ]
  %4674 = phi i32 [ %4671, %4669 ], [ undef, %4625 ], [ undef, %4634 ]
  br i1 %4673, label %4747, label %4675

4675:                                             ; preds = %4672
  %4676 = icmp ult i32 %4629, 64
  br i1 %4676, label %4747, label %4677

4677:                                             ; preds = %4675
  %4678 = tail call i32 @llvm.umax.i32(i32 %4630, i32 1) #7
  br label %4679

4679:                                             ; preds = %4741, %4677
  %4680 = phi i32 [ 0, %4677 ], [ %4744, %4741 ]
  %4681 = load i64, i64* %61, align 8, !tbaa !78
  %4682 = zext i32 %4680 to i64
  %4683 = shl nuw nsw i64 %4682, 3
  %4684 = add i64 %4683, %4681
  %4685 = inttoptr i64 %4684 to i64 addrspace(1)*
  %4686 = load volatile i64, i64 addrspace(1)* %4685, align 8, !tbaa !5
  %4687 = icmp eq i64 %4686, 0
  br i1 %4687, label %4741, label %4688

4688:                                             ; preds = %4679
  %4689 = shl i32 %4680, 6
  br label %4690

4690:                                             ; preds = %4739, %4688
  %4691 = phi i32 [ undef, %4688 ], [ %4737, %4739 ]
  %4692 = phi i64 [ %4686, %4688 ], [ %4698, %4739 ]
  %4693 = sub i64 0, %4692
  %4694 = and i64 %4692, %4693
  %4695 = tail call i64 @llvm.cttz.i64(i64 %4694, i1 true) #7, !range !76
  %4696 = trunc i64 %4695 to i32
  %4697 = or i32 %4689, %4696
  %4698 = xor i64 %4694, %4692
  %4699 = load i64, i64* %62, align 8, !tbaa !79
  %4700 = zext i32 %4697 to i64
  %4701 = shl nuw nsw i64 %4700, 3
  %4702 = add i64 %4701, %4699
  %4703 = inttoptr i64 %4702 to i64*
  %4704 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4703) #10, !srcloc !80
  %4705 = lshr i64 %4704, 32
  %4706 = load i64, i64* %63, align 8, !tbaa !81
  %4707 = shl nuw nsw i64 %4700, 2
  %4708 = add i64 %4707, %4706
  %4709 = inttoptr i64 %4708 to i32 addrspace(1)*
  %4710 = load volatile i32, i32 addrspace(1)* %4709, align 4, !tbaa !9
  %4711 = zext i32 %4710 to i64
  %4712 = icmp eq i64 %4705, %4711
  br i1 %4712, label %4713, label %4736, !llvm.loop !82

4713:                                             ; preds = %4690
  %4714 = xor i64 %4694, -1
  %4715 = load i64, i64* %61, align 8, !tbaa !78
  %4716 = add i64 %4715, %4683
  %4717 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4716, i64 %4714) #10, !srcloc !83
  %4718 = and i64 %4717, %4694
  %4719 = icmp eq i64 %4718, 0
  br i1 %4719, label %4736, label %4720, !llvm.loop !82

4720:                                             ; preds = %4713
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4721 = load i64, i64* %62, align 8, !tbaa !79
  %4722 = add i64 %4721, %4701
  %4723 = inttoptr i64 %4722 to i64*
  %4724 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4723) #10, !srcloc !80
  %4725 = lshr i64 %4724, 32
  %4726 = load i64, i64* %63, align 8, !tbaa !81
  %4727 = add i64 %4726, %4707
  %4728 = inttoptr i64 %4727 to i32 addrspace(1)*
  %4729 = load volatile i32, i32 addrspace(1)* %4728, align 4, !tbaa !9
  %4730 = zext i32 %4729 to i64
  %4731 = icmp eq i64 %4725, %4730
  br i1 %4731, label %4736, label %4732

4732:                                             ; preds = %4720
  %4733 = load i64, i64* %61, align 8, !tbaa !78
  %4734 = add i64 %4733, %4683
  %4735 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4734, i64 %4694) #10, !srcloc !70
  br label %4736

4736:                                             ; preds = %4732, %4720, %4713, %4690
  %4737 = phi i32 [ %4691, %4732 ], [ %4691, %4713 ], [ %4691, %4690 ], [ %4697, %4720 ]
  %4738 = phi i32 [ 0, %4732 ], [ 2, %4713 ], [ 2, %4690 ], [ 1, %4720 ]
  switch i32 %4738, label %4741 [
    i32 0, label %4739
    i32 2, label %4739
  ]

4739:                                             ; preds = %4736, %4736
  %4740 = icmp eq i64 %4698, 0
  br i1 %4740, label %4741, label %4690, !llvm.loop !82

4741:                                             ; preds = %4739, %4736, %4679
  %4742 = phi i32 [ -1, %4679 ], [ %4737, %4736 ], [ -1, %4739 ]
  %4743 = icmp ne i32 %4742, -1
  %4744 = add nuw nsw i32 %4680, 1
  %4745 = icmp eq i32 %4744, %4678
  %4746 = select i1 %4743, i1 true, i1 %4745
  br i1 %4746, label %4747, label %4679, !llvm.loop !84

4747:                                             ; preds = %4741, %4675, %4672
  %4748 = phi i32 [ %4674, %4672 ], [ -1, %4675 ], [ %4742, %4741 ]
  %4749 = icmp eq i32 %4748, -1
  br i1 %4749, label %4750, label %4770

4750:                                             ; preds = %4747
  %4751 = add i32 %4627, 1
  %4752 = and i32 %4627, 63
  %4753 = icmp eq i32 %4752, 0
  br i1 %4753, label %4754, label %4770, !prof !87

4754:                                             ; preds = %4750
  %4755 = load i64, i64* %64, align 8, !tbaa !88
  %4756 = inttoptr i64 %4755 to i64*
  %4757 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4756) #10, !srcloc !80
  %4758 = icmp eq i64 %4757, 0
  br i1 %4758, label %4759, label %4770

4759:                                             ; preds = %4754
  %4760 = icmp eq i64 %4626, 0
  br i1 %4760, label %4761, label %4765

4761:                                             ; preds = %4759
  %4762 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4763 = load i64, i64* %65, align 8, !tbaa !90
  %4764 = add i64 %4763, %4762
  br label %4765

4765:                                             ; preds = %4761, %4759
  %4766 = phi i64 [ %4764, %4761 ], [ %4626, %4759 ]
  %4767 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4768 = icmp ult i64 %4767, %4766
  %4769 = select i1 %4768, i32 0, i32 110
  br label %4770

4770:                                             ; preds = %4765, %4754, %4750, %4747
  %4771 = phi i32 [ %4627, %4747 ], [ %4751, %4750 ], [ %4751, %4754 ], [ %4751, %4765 ]
  %4772 = phi i64 [ %4626, %4747 ], [ %4626, %4750 ], [ %4626, %4754 ], [ %4766, %4765 ]
  %4773 = phi i32 [ 0, %4747 ], [ 0, %4750 ], [ 108, %4754 ], [ %4769, %4765 ]
  %4774 = icmp eq i32 %4773, 0
  %4775 = and i1 %4749, %4774
  br i1 %4775, label %4625, label %4776, !llvm.loop !112

4776:                                             ; preds = %4770, %4606, %4603
  %4777 = phi i32 [ -1, %4603 ], [ %4623, %4606 ], [ %4748, %4770 ]
  %4778 = phi i32 [ %4604, %4603 ], [ 0, %4606 ], [ %4773, %4770 ]
  %4779 = icmp eq i32 %4778, 0
  %4780 = select i1 %4779, i32 %4777, i32 %4778
  %4781 = select i1 %4779, i64 144115188075855872, i64 216172782113783808
  %4782 = zext i32 %4780 to i64
  %4783 = or i64 %4781, %4782
  br label %4784

4784:                                             ; preds = %4776, %4600
  %4785 = phi i64 [ %4783, %4776 ], [ 0, %4600 ]
  %4786 = trunc i64 %4785 to i32
  %4787 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4786, i32 0, i32 31) #7
  %4788 = lshr i64 %4785, 32
  %4789 = trunc i64 %4788 to i32
  %4790 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4789, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %4791 = and i32 %4790, -16777216
  %4792 = icmp eq i32 %4791, 50331648
  %4793 = load i32, i32* %56, align 4, !tbaa !46
  br i1 %4792, label %4794, label %4819

4794:                                             ; preds = %4784
  %4795 = icmp eq i32 %4793, -1
  br i1 %4795, label %4818, label %4796

4796:                                             ; preds = %4794
  %4797 = load i32, i32* %45, align 8, !tbaa !43
  %4798 = icmp eq i32 %4797, 0
  br i1 %4798, label %4799, label %4810

4799:                                             ; preds = %4796
  %4800 = and i32 %4793, 63
  %4801 = zext i32 %4800 to i64
  %4802 = shl nuw i64 1, %4801
  %4803 = lshr i32 %4793, 3
  %4804 = and i32 %4803, 536870904
  %4805 = zext i32 %4804 to i64
  %4806 = load i64, i64* %57, align 8, !tbaa !44
  %4807 = add i64 %4806, %4805
  %4808 = inttoptr i64 %4807 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4808, i64 %4802) #10, !srcloc !45
  %4809 = load i32, i32* %45, align 8, !tbaa !43
  br label %4810

4810:                                             ; preds = %4799, %4796
  %4811 = phi i32 [ %4809, %4799 ], [ %4797, %4796 ]
  %4812 = icmp eq i32 %4811, 0
  br i1 %4812, label %4813, label %4817

4813:                                             ; preds = %4810
  %4814 = load i64, i64* %46, align 8, !tbaa !19
  %4815 = add i64 %4814, 136
  %4816 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4815, i64 -1) #10, !srcloc !23
  br label %4817

4817:                                             ; preds = %4813, %4810
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %80, align 4, !tbaa !47
  br label %4818

4818:                                             ; preds = %4817, %4794
  store i32 %4787, i32* %58, align 4, !tbaa !71
  br label %4828

4819:                                             ; preds = %4784
  %4820 = icmp eq i32 %4793, %4787
  br i1 %4820, label %4828, label %4821

4821:                                             ; preds = %4819
  %4822 = load i64, i64* %63, align 8, !tbaa !81
  %4823 = zext i32 %4787 to i64
  %4824 = shl nuw nsw i64 %4823, 2
  %4825 = add i64 %4822, %4824
  %4826 = inttoptr i64 %4825 to i32 addrspace(1)*
  %4827 = load volatile i32, i32 addrspace(1)* %4826, align 4, !tbaa !9
  store i32 %4827, i32* %69, align 8, !tbaa !94
  br label %4828

4828:                                             ; preds = %4821, %4819, %4818
  %4829 = phi i32 [ -1, %4818 ], [ %4787, %4819 ], [ %4787, %4821 ]
  br i1 %4792, label %5791, label %4830

4830:                                             ; preds = %4828, %4597
  %4831 = phi i32 [ %4829, %4828 ], [ %4598, %4597 ]
  %4832 = load i64, i64* %67, align 8, !tbaa !92
  %4833 = zext i32 %4831 to i64
  %4834 = load i64, i64* %68, align 8, !tbaa !93
  %4835 = mul i64 %4834, %4833
  %4836 = add i64 %4835, %4832
  %4837 = load i32, i32* %69, align 8, !tbaa !94
  %4838 = add i32 %4837, 1
  store i32 %4838, i32* %69, align 8, !tbaa !94
  %4839 = load i32, i32* %45, align 8, !tbaa !43
  %4840 = load i64, i64* %70, align 8, !tbaa !95
  %4841 = zext i32 %4838 to i64
  %4842 = shl nuw i64 %4841, 32
  %4843 = shl nuw nsw i64 %4833, 16
  %4844 = or i64 %4843, %4842
  %4845 = or i64 %4844, 256
  %4846 = and i32 %4839, 1
  %4847 = icmp eq i32 %4846, 0
  %4848 = select i1 %4847, i64 %4845, i64 %4840
  %4849 = select i1 %4847, i64 %85, i64 %4595
  %4850 = shl i64 %4849, 1
  %4851 = and i32 %4839, 2
  %4852 = icmp eq i32 %4851, 0
  %4853 = select i1 %4852, i64 %4848, i64 %4850
  %4854 = icmp eq i32 %4839, 0
  br i1 %4854, label %4855, label %4859

4855:                                             ; preds = %4830
  %4856 = load i64, i64* %71, align 8, !tbaa !96
  %4857 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4856, i64 1) #10, !srcloc !23
  %4858 = trunc i64 %4857 to i32
  br label %4859

4859:                                             ; preds = %4855, %4830
  %4860 = phi i32 [ %4858, %4855 ], [ 0, %4830 ]
  %4861 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4860, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %4862 = load i32, i32* %73, align 8, !tbaa !98
  %4863 = icmp ult i32 %4839, 4
  br i1 %4863, label %4864, label %4882

4864:                                             ; preds = %4859
  %4865 = load i64, i64* %29, align 8, !tbaa !99
  %4866 = shl nsw i32 -1, %4862
  %4867 = xor i32 %4866, -1
  %4868 = and i32 %4861, %4867
  %4869 = zext i32 %4868 to i64
  %4870 = shl nuw nsw i64 %4869, 5
  %4871 = add i64 %4865, %4870
  %4872 = inttoptr i64 %4871 to i64*
  %4873 = lshr i32 %4861, %4862
  %4874 = and i32 %4873, 1
  %4875 = xor i32 %4874, 1
  %4876 = zext i32 %4875 to i64
  %4877 = or i64 %4853, %4876
  %4878 = zext i32 %4839 to i64
  %4879 = getelementptr inbounds i64, i64* %4872, i64 %4878
  %4880 = ptrtoint i64* %4879 to i64
  %4881 = inttoptr i64 %4880 to i64 addrspace(1)*
  store volatile i64 %4877, i64 addrspace(1)* %4881, align 8, !tbaa !5
  br label %4882

4882:                                             ; preds = %4864, %4859
  br i1 %4854, label %4883, label %4888

4883:                                             ; preds = %4882
  %4884 = shl nuw nsw i64 %4833, 2
  %4885 = load i64, i64* %63, align 8, !tbaa !81
  %4886 = add i64 %4885, %4884
  %4887 = inttoptr i64 %4886 to i32 addrspace(1)*
  store volatile i32 %4838, i32 addrspace(1)* %4887, align 4, !tbaa !9
  br label %4888

4888:                                             ; preds = %4883, %4882
  %4889 = load i32, i32* %45, align 8, !tbaa !43
  %4890 = icmp eq i32 %4889, 0
  br i1 %4890, label %4891, label %4955

4891:                                             ; preds = %4888
  %4892 = load i32, i32* %69, align 8, !tbaa !94
  %4893 = load i64, i64* %62, align 8, !tbaa !79
  %4894 = shl nuw nsw i64 %4833, 3
  %4895 = add i64 %4893, %4894
  %4896 = inttoptr i64 %4895 to i64*
  %4897 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4896) #10, !srcloc !80
  %4898 = zext i32 %4892 to i64
  %4899 = lshr i32 %4831, 3
  %4900 = and i32 %4899, 536870904
  %4901 = zext i32 %4900 to i64
  %4902 = and i32 %4831, 63
  %4903 = zext i32 %4902 to i64
  %4904 = shl nuw i64 1, %4903
  br label %4905

4905:                                             ; preds = %4946, %4891
  %4906 = phi i32 [ 1, %4891 ], [ %4913, %4946 ]
  %4907 = phi i64 [ 0, %4891 ], [ %4933, %4946 ]
  %4908 = phi i64 [ %4897, %4891 ], [ %4947, %4946 ]
  %4909 = phi i32 [ undef, %4891 ], [ %4948, %4946 ]
  %4910 = lshr i64 %4908, 32
  %4911 = icmp eq i64 %4910, %4898
  br i1 %4911, label %4949, label %4912

4912:                                             ; preds = %4905
  %4913 = add i32 %4906, 1
  %4914 = and i32 %4906, 63
  %4915 = icmp eq i32 %4914, 0
  br i1 %4915, label %4916, label %4932, !prof !87

4916:                                             ; preds = %4912
  %4917 = load i64, i64* %64, align 8, !tbaa !88
  %4918 = inttoptr i64 %4917 to i64*
  %4919 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4918) #10, !srcloc !80
  %4920 = icmp eq i64 %4919, 0
  br i1 %4920, label %4921, label %4932

4921:                                             ; preds = %4916
  %4922 = icmp eq i64 %4907, 0
  br i1 %4922, label %4923, label %4927

4923:                                             ; preds = %4921
  %4924 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4925 = load i64, i64* %65, align 8, !tbaa !90
  %4926 = add i64 %4925, %4924
  br label %4927

4927:                                             ; preds = %4923, %4921
  %4928 = phi i64 [ %4926, %4923 ], [ %4907, %4921 ]
  %4929 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4930 = icmp ult i64 %4929, %4928
  %4931 = select i1 %4930, i32 0, i32 110
  br label %4932

4932:                                             ; preds = %4927, %4916, %4912
  %4933 = phi i64 [ %4928, %4927 ], [ %4907, %4916 ], [ %4907, %4912 ]
  %4934 = phi i32 [ %4931, %4927 ], [ 108, %4916 ], [ 0, %4912 ]
  %4935 = icmp eq i32 %4934, 0
  br i1 %4935, label %4941, label %4936, !prof !57

4936:                                             ; preds = %4932
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4937 = load i64, i64* %61, align 8, !tbaa !78
  %4938 = add i64 %4937, %4901
  %4939 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4938, i64 %4904) #10, !srcloc !70
  %4940 = or i32 %4934, -1073741824
  br label %4946

4941:                                             ; preds = %4932
  %4942 = load i64, i64* %62, align 8, !tbaa !79
  %4943 = add i64 %4942, %4894
  %4944 = inttoptr i64 %4943 to i64*
  %4945 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4944) #10, !srcloc !80
  br label %4946

4946:                                             ; preds = %4941, %4936
  %4947 = phi i64 [ %4908, %4936 ], [ %4945, %4941 ]
  %4948 = phi i32 [ %4940, %4936 ], [ %4909, %4941 ]
  br i1 %4935, label %4905, label %4955, !llvm.loop !100

4949:                                             ; preds = %4905
  %4950 = trunc i64 %4908 to i32
  %4951 = icmp sgt i32 %4950, -1
  br i1 %4951, label %4955, label %4952, !prof !57

4952:                                             ; preds = %4949
  %4953 = sub i32 0, %4950
  %4954 = or i32 %4953, -2147483648
  br label %4955

4955:                                             ; preds = %4946, %4952, %4949, %4888
  %4956 = phi i32 [ 0, %4888 ], [ %4954, %4952 ], [ %4950, %4949 ], [ %4948, %4946 ]
  %4957 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4956, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %4958 = icmp sgt i32 %4957, -1
  br i1 %4958, label %4961, label %4959, !prof !57

4959:                                             ; preds = %4955
  %4960 = and i32 %4957, 65535
  br label %4965

4961:                                             ; preds = %4955
  %4962 = zext i32 %4957 to i64
  %4963 = icmp ugt i64 %4595, %4962
  %4964 = select i1 %4963, i32 61, i32 0
  br label %4965

4965:                                             ; preds = %4961, %4959
  %4966 = phi i32 [ %4960, %4959 ], [ %4964, %4961 ]
  %4967 = icmp eq i32 %4966, 0
  br i1 %4967, label %4968, label %5702, !prof !57

4968:                                             ; preds = %4965
  %4969 = load i32, i32* %45, align 8, !tbaa !43
  %4970 = load i32, i32* %50, align 4, !tbaa !56
  %4971 = xor i64 %4836, %84
  %4972 = and i64 %4971, 15
  %4973 = icmp eq i64 %4972, 0
  %4974 = and i64 %4971, 3
  %4975 = icmp eq i64 %4974, 0
  %4976 = select i1 %4975, i64 4, i64 1
  %4977 = select i1 %4973, i64 16, i64 %4976
  %4978 = sub i64 0, %84
  %4979 = add nsw i64 %4977, -1
  %4980 = and i64 %4979, %4978
  %4981 = or i64 %4595, %84
  %4982 = or i64 %4981, %4836
  %4983 = and i64 %4982, 15
  %4984 = icmp eq i64 %4983, 0
  br i1 %4984, label %4985, label %5243, !prof !57

4985:                                             ; preds = %4968
  %4986 = shl i32 %4970, 7
  %4987 = zext i32 %4986 to i64
  %4988 = icmp eq i64 %4595, %4987
  br i1 %4988, label %4989, label %5045

4989:                                             ; preds = %4985
  %4990 = shl i32 %4969, 4
  %4991 = zext i32 %4990 to i64
  %4992 = add i64 %84, %4991
  %4993 = add i64 %4836, %4991
  %4994 = shl i32 %4970, 4
  %4995 = inttoptr i64 %4993 to <4 x i32> addrspace(1)*
  %4996 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4995, align 16, !tbaa !11
  %4997 = zext i32 %4994 to i64
  %4998 = add i64 %4993, %4997
  %4999 = inttoptr i64 %4998 to <4 x i32> addrspace(1)*
  %5000 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4999, align 16, !tbaa !11
  %5001 = shl i32 %4970, 5
  %5002 = zext i32 %5001 to i64
  %5003 = add i64 %4993, %5002
  %5004 = inttoptr i64 %5003 to <4 x i32> addrspace(1)*
  %5005 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5004, align 16, !tbaa !11
  %5006 = mul i32 %4970, 48
  %5007 = zext i32 %5006 to i64
  %5008 = add i64 %4993, %5007
  %5009 = inttoptr i64 %5008 to <4 x i32> addrspace(1)*
  %5010 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5009, align 16, !tbaa !11
  %5011 = shl i32 %4970, 6
  %5012 = zext i32 %5011 to i64
  %5013 = add i64 %4993, %5012
  %5014 = inttoptr i64 %5013 to <4 x i32> addrspace(1)*
  %5015 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5014, align 16, !tbaa !11
  %5016 = mul i32 %4970, 80
  %5017 = zext i32 %5016 to i64
  %5018 = add i64 %4993, %5017
  %5019 = inttoptr i64 %5018 to <4 x i32> addrspace(1)*
  %5020 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5019, align 16, !tbaa !11
  %5021 = mul i32 %4970, 96
  %5022 = zext i32 %5021 to i64
  %5023 = add i64 %4993, %5022
  %5024 = inttoptr i64 %5023 to <4 x i32> addrspace(1)*
  %5025 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5024, align 16, !tbaa !11
  %5026 = mul i32 %4970, 112
  %5027 = zext i32 %5026 to i64
  %5028 = add i64 %4993, %5027
  %5029 = inttoptr i64 %5028 to <4 x i32> addrspace(1)*
  %5030 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5029, align 16, !tbaa !11
  %5031 = inttoptr i64 %4992 to <4 x i32> addrspace(1)*
  store <4 x i32> %4996, <4 x i32> addrspace(1)* %5031, align 16, !tbaa !11
  %5032 = add i64 %4992, %4997
  %5033 = inttoptr i64 %5032 to <4 x i32> addrspace(1)*
  store <4 x i32> %5000, <4 x i32> addrspace(1)* %5033, align 16, !tbaa !11
  %5034 = add i64 %4992, %5002
  %5035 = inttoptr i64 %5034 to <4 x i32> addrspace(1)*
  store <4 x i32> %5005, <4 x i32> addrspace(1)* %5035, align 16, !tbaa !11
  %5036 = add i64 %4992, %5007
  %5037 = inttoptr i64 %5036 to <4 x i32> addrspace(1)*
  store <4 x i32> %5010, <4 x i32> addrspace(1)* %5037, align 16, !tbaa !11
  %5038 = add i64 %4992, %5012
  %5039 = inttoptr i64 %5038 to <4 x i32> addrspace(1)*
  store <4 x i32> %5015, <4 x i32> addrspace(1)* %5039, align 16, !tbaa !11
  %5040 = add i64 %4992, %5017
  %5041 = inttoptr i64 %5040 to <4 x i32> addrspace(1)*
  store <4 x i32> %5020, <4 x i32> addrspace(1)* %5041, align 16, !tbaa !11
  %5042 = add i64 %4992, %5022
  %5043 = inttoptr i64 %5042 to <4 x i32> addrspace(1)*
  store <4 x i32> %5025, <4 x i32> addrspace(1)* %5043, align 16, !tbaa !11
  %5044 = add i64 %4992, %5027
  br label %5695

5045:                                             ; preds = %4985
  %5046 = lshr i64 %4595, 4
  %5047 = zext i32 %4969 to i64
  %5048 = mul i32 %4970, 7
  %5049 = zext i32 %5048 to i64
  %5050 = add nuw nsw i64 %5049, %5047
  %5051 = icmp ult i64 %5050, %5046
  br i1 %5051, label %5052, label %5126

5052:                                             ; preds = %5045
  %5053 = shl i32 %4970, 3
  %5054 = zext i32 %5053 to i64
  %5055 = zext i32 %4970 to i64
  %5056 = shl i32 %4970, 1
  %5057 = zext i32 %5056 to i64
  %5058 = mul i32 %4970, 3
  %5059 = zext i32 %5058 to i64
  %5060 = shl i32 %4970, 2
  %5061 = zext i32 %5060 to i64
  %5062 = mul i32 %4970, 5
  %5063 = zext i32 %5062 to i64
  %5064 = mul i32 %4970, 6
  %5065 = zext i32 %5064 to i64
  br label %5066

5066:                                             ; preds = %5066, %5052
  %5067 = phi i64 [ %5047, %5052 ], [ %5123, %5066 ]
  %5068 = shl i64 %5067, 4
  %5069 = add i64 %5068, %4836
  %5070 = inttoptr i64 %5069 to <4 x i32> addrspace(1)*
  %5071 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5070, align 16, !tbaa !11
  %5072 = add i64 %5067, %5055
  %5073 = shl i64 %5072, 4
  %5074 = add i64 %5073, %4836
  %5075 = inttoptr i64 %5074 to <4 x i32> addrspace(1)*
  %5076 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5075, align 16, !tbaa !11
  %5077 = add i64 %5067, %5057
  %5078 = shl i64 %5077, 4
  %5079 = add i64 %5078, %4836
  %5080 = inttoptr i64 %5079 to <4 x i32> addrspace(1)*
  %5081 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5080, align 16, !tbaa !11
  %5082 = add i64 %5067, %5059
  %5083 = shl i64 %5082, 4
  %5084 = add i64 %5083, %4836
  %5085 = inttoptr i64 %5084 to <4 x i32> addrspace(1)*
  %5086 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5085, align 16, !tbaa !11
  %5087 = add i64 %5067, %5061
  %5088 = shl i64 %5087, 4
  %5089 = add i64 %5088, %4836
  %5090 = inttoptr i64 %5089 to <4 x i32> addrspace(1)*
  %5091 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5090, align 16, !tbaa !11
  %5092 = add i64 %5067, %5063
  %5093 = shl i64 %5092, 4
  %5094 = add i64 %5093, %4836
  %5095 = inttoptr i64 %5094 to <4 x i32> addrspace(1)*
  %5096 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5095, align 16, !tbaa !11
  %5097 = add i64 %5067, %5065
  %5098 = shl i64 %5097, 4
  %5099 = add i64 %5098, %4836
  %5100 = inttoptr i64 %5099 to <4 x i32> addrspace(1)*
  %5101 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5100, align 16, !tbaa !11
  %5102 = add i64 %5067, %5049
  %5103 = shl i64 %5102, 4
  %5104 = add i64 %5103, %4836
  %5105 = inttoptr i64 %5104 to <4 x i32> addrspace(1)*
  %5106 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5105, align 16, !tbaa !11
  %5107 = add i64 %5068, %84
  %5108 = inttoptr i64 %5107 to <4 x i32> addrspace(1)*
  store <4 x i32> %5071, <4 x i32> addrspace(1)* %5108, align 16, !tbaa !11
  %5109 = add i64 %5073, %84
  %5110 = inttoptr i64 %5109 to <4 x i32> addrspace(1)*
  store <4 x i32> %5076, <4 x i32> addrspace(1)* %5110, align 16, !tbaa !11
  %5111 = add i64 %5078, %84
  %5112 = inttoptr i64 %5111 to <4 x i32> addrspace(1)*
  store <4 x i32> %5081, <4 x i32> addrspace(1)* %5112, align 16, !tbaa !11
  %5113 = add i64 %5083, %84
  %5114 = inttoptr i64 %5113 to <4 x i32> addrspace(1)*
  store <4 x i32> %5086, <4 x i32> addrspace(1)* %5114, align 16, !tbaa !11
  %5115 = add i64 %5088, %84
  %5116 = inttoptr i64 %5115 to <4 x i32> addrspace(1)*
  store <4 x i32> %5091, <4 x i32> addrspace(1)* %5116, align 16, !tbaa !11
  %5117 = add i64 %5093, %84
  %5118 = inttoptr i64 %5117 to <4 x i32> addrspace(1)*
  store <4 x i32> %5096, <4 x i32> addrspace(1)* %5118, align 16, !tbaa !11
  %5119 = add i64 %5098, %84
  %5120 = inttoptr i64 %5119 to <4 x i32> addrspace(1)*
  store <4 x i32> %5101, <4 x i32> addrspace(1)* %5120, align 16, !tbaa !11
  %5121 = add i64 %5103, %84
  %5122 = inttoptr i64 %5121 to <4 x i32> addrspace(1)*
  store <4 x i32> %5106, <4 x i32> addrspace(1)* %5122, align 16, !tbaa !11
  %5123 = add i64 %5067, %5054
  %5124 = add i64 %5123, %5049
  %5125 = icmp ult i64 %5124, %5046
  br i1 %5125, label %5066, label %5126, !llvm.loop !58

5126:                                             ; preds = %5066, %5045
  %5127 = phi i64 [ %5047, %5045 ], [ %5123, %5066 ]
  %5128 = icmp ult i64 %5127, %5046
  br i1 %5128, label %5129, label %5699

5129:                                             ; preds = %5126
  %5130 = shl i64 %5127, 4
  %5131 = add i64 %5130, %4836
  %5132 = inttoptr i64 %5131 to <4 x i32> addrspace(1)*
  %5133 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5132, align 16, !tbaa !11
  %5134 = zext i32 %4970 to i64
  %5135 = add i64 %5127, %5134
  %5136 = icmp ult i64 %5135, %5046
  br i1 %5136, label %5137, label %5142

5137:                                             ; preds = %5129
  %5138 = shl i64 %5135, 4
  %5139 = add i64 %5138, %4836
  %5140 = inttoptr i64 %5139 to <4 x i32> addrspace(1)*
  %5141 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5140, align 16, !tbaa !11
  br label %5142

5142:                                             ; preds = %5137, %5129
  %5143 = phi <4 x i32> [ %5141, %5137 ], [ zeroinitializer, %5129 ]
  %5144 = shl i32 %4970, 1
  %5145 = zext i32 %5144 to i64
  %5146 = add i64 %5127, %5145
  %5147 = icmp ult i64 %5146, %5046
  br i1 %5147, label %5148, label %5153

5148:                                             ; preds = %5142
  %5149 = shl i64 %5146, 4
  %5150 = add i64 %5149, %4836
  %5151 = inttoptr i64 %5150 to <4 x i32> addrspace(1)*
  %5152 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5151, align 16, !tbaa !11
  br label %5153

5153:                                             ; preds = %5148, %5142
  %5154 = phi <4 x i32> [ %5152, %5148 ], [ zeroinitializer, %5142 ]
  %5155 = mul i32 %4970, 3
  %5156 = zext i32 %5155 to i64
  %5157 = add i64 %5127, %5156
  %5158 = icmp ult i64 %5157, %5046
  br i1 %5158, label %5159, label %5164

5159:                                             ; preds = %5153
  %5160 = shl i64 %5157, 4
  %5161 = add i64 %5160, %4836
  %5162 = inttoptr i64 %5161 to <4 x i32> addrspace(1)*
  %5163 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5162, align 16, !tbaa !11
  br label %5164

5164:                                             ; preds = %5159, %5153
  %5165 = phi <4 x i32> [ %5163, %5159 ], [ zeroinitializer, %5153 ]
  %5166 = shl i32 %4970, 2
  %5167 = zext i32 %5166 to i64
  %5168 = add i64 %5127, %5167
  %5169 = icmp ult i64 %5168, %5046
  br i1 %5169, label %5170, label %5175

5170:                                             ; preds = %5164
  %5171 = shl i64 %5168, 4
  %5172 = add i64 %5171, %4836
  %5173 = inttoptr i64 %5172 to <4 x i32> addrspace(1)*
  %5174 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5173, align 16, !tbaa !11
  br label %5175

5175:                                             ; preds = %5170, %5164
  %5176 = phi <4 x i32> [ %5174, %5170 ], [ zeroinitializer, %5164 ]
  %5177 = mul i32 %4970, 5
  %5178 = zext i32 %5177 to i64
  %5179 = add i64 %5127, %5178
  %5180 = icmp ult i64 %5179, %5046
  br i1 %5180, label %5181, label %5186

5181:                                             ; preds = %5175
  %5182 = shl i64 %5179, 4
  %5183 = add i64 %5182, %4836
  %5184 = inttoptr i64 %5183 to <4 x i32> addrspace(1)*
  %5185 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5184, align 16, !tbaa !11
  br label %5186

5186:                                             ; preds = %5181, %5175
  %5187 = phi <4 x i32> [ %5185, %5181 ], [ zeroinitializer, %5175 ]
  %5188 = mul i32 %4970, 6
  %5189 = zext i32 %5188 to i64
  %5190 = add i64 %5127, %5189
  %5191 = icmp ult i64 %5190, %5046
  br i1 %5191, label %5192, label %5197

5192:                                             ; preds = %5186
  %5193 = shl i64 %5190, 4
  %5194 = add i64 %5193, %4836
  %5195 = inttoptr i64 %5194 to <4 x i32> addrspace(1)*
  %5196 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5195, align 16, !tbaa !11
  br label %5197

5197:                                             ; preds = %5192, %5186
  %5198 = phi <4 x i32> [ %5196, %5192 ], [ zeroinitializer, %5186 ]
  %5199 = add i64 %5127, %5049
  %5200 = icmp ult i64 %5199, %5046
  br i1 %5200, label %5201, label %5206

5201:                                             ; preds = %5197
  %5202 = shl i64 %5199, 4
  %5203 = add i64 %5202, %4836
  %5204 = inttoptr i64 %5203 to <4 x i32> addrspace(1)*
  %5205 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5204, align 16, !tbaa !11
  br label %5206

5206:                                             ; preds = %5201, %5197
  %5207 = phi <4 x i32> [ %5205, %5201 ], [ zeroinitializer, %5197 ]
  %5208 = add i64 %5130, %84
  %5209 = inttoptr i64 %5208 to <4 x i32> addrspace(1)*
  store <4 x i32> %5133, <4 x i32> addrspace(1)* %5209, align 16, !tbaa !11
  br i1 %5136, label %5210, label %5214

5210:                                             ; preds = %5206
  %5211 = shl i64 %5135, 4
  %5212 = add i64 %5211, %84
  %5213 = inttoptr i64 %5212 to <4 x i32> addrspace(1)*
  store <4 x i32> %5143, <4 x i32> addrspace(1)* %5213, align 16, !tbaa !11
  br label %5214

5214:                                             ; preds = %5210, %5206
  br i1 %5147, label %5215, label %5219

5215:                                             ; preds = %5214
  %5216 = shl i64 %5146, 4
  %5217 = add i64 %5216, %84
  %5218 = inttoptr i64 %5217 to <4 x i32> addrspace(1)*
  store <4 x i32> %5154, <4 x i32> addrspace(1)* %5218, align 16, !tbaa !11
  br label %5219

5219:                                             ; preds = %5215, %5214
  br i1 %5158, label %5220, label %5224

5220:                                             ; preds = %5219
  %5221 = shl i64 %5157, 4
  %5222 = add i64 %5221, %84
  %5223 = inttoptr i64 %5222 to <4 x i32> addrspace(1)*
  store <4 x i32> %5165, <4 x i32> addrspace(1)* %5223, align 16, !tbaa !11
  br label %5224

5224:                                             ; preds = %5220, %5219
  br i1 %5169, label %5225, label %5229

5225:                                             ; preds = %5224
  %5226 = shl i64 %5168, 4
  %5227 = add i64 %5226, %84
  %5228 = inttoptr i64 %5227 to <4 x i32> addrspace(1)*
  store <4 x i32> %5176, <4 x i32> addrspace(1)* %5228, align 16, !tbaa !11
  br label %5229

5229:                                             ; preds = %5225, %5224
  br i1 %5180, label %5230, label %5234

5230:                                             ; preds = %5229
  %5231 = shl i64 %5179, 4
  %5232 = add i64 %5231, %84
  %5233 = inttoptr i64 %5232 to <4 x i32> addrspace(1)*
  store <4 x i32> %5187, <4 x i32> addrspace(1)* %5233, align 16, !tbaa !11
  br label %5234

5234:                                             ; preds = %5230, %5229
  br i1 %5191, label %5235, label %5239

5235:                                             ; preds = %5234
  %5236 = shl i64 %5190, 4
  %5237 = add i64 %5236, %84
  %5238 = inttoptr i64 %5237 to <4 x i32> addrspace(1)*
  store <4 x i32> %5198, <4 x i32> addrspace(1)* %5238, align 16, !tbaa !11
  br label %5239

5239:                                             ; preds = %5235, %5234
  br i1 %5200, label %5240, label %5699

5240:                                             ; preds = %5239
  %5241 = shl i64 %5199, 4
  %5242 = add i64 %5241, %84
  br label %5695

5243:                                             ; preds = %4968
  %5244 = icmp ult i64 %4980, %4595
  %5245 = select i1 %5244, i64 %4980, i64 %4595
  %5246 = sub i64 %4595, %5245
  %5247 = sub nsw i64 0, %4977
  %5248 = and i64 %5246, %5247
  switch i64 %4977, label %5651 [
    i64 16, label %5249
    i64 4, label %5450
  ]

5249:                                             ; preds = %5243
  %5250 = add i64 %5245, %84
  %5251 = add i64 %5245, %4836
  %5252 = lshr i64 %5248, 4
  %5253 = zext i32 %4969 to i64
  %5254 = mul i32 %4970, 7
  %5255 = zext i32 %5254 to i64
  %5256 = add nuw nsw i64 %5255, %5253
  %5257 = icmp ult i64 %5256, %5252
  br i1 %5257, label %5258, label %5332

5258:                                             ; preds = %5249
  %5259 = shl i32 %4970, 3
  %5260 = zext i32 %5259 to i64
  %5261 = zext i32 %4970 to i64
  %5262 = shl i32 %4970, 1
  %5263 = zext i32 %5262 to i64
  %5264 = mul i32 %4970, 3
  %5265 = zext i32 %5264 to i64
  %5266 = shl i32 %4970, 2
  %5267 = zext i32 %5266 to i64
  %5268 = mul i32 %4970, 5
  %5269 = zext i32 %5268 to i64
  %5270 = mul i32 %4970, 6
  %5271 = zext i32 %5270 to i64
  br label %5272

5272:                                             ; preds = %5272, %5258
  %5273 = phi i64 [ %5253, %5258 ], [ %5329, %5272 ]
  %5274 = shl i64 %5273, 4
  %5275 = add i64 %5274, %5251
  %5276 = inttoptr i64 %5275 to <4 x i32> addrspace(1)*
  %5277 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5276, align 16, !tbaa !11
  %5278 = add i64 %5273, %5261
  %5279 = shl i64 %5278, 4
  %5280 = add i64 %5279, %5251
  %5281 = inttoptr i64 %5280 to <4 x i32> addrspace(1)*
  %5282 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5281, align 16, !tbaa !11
  %5283 = add i64 %5273, %5263
  %5284 = shl i64 %5283, 4
  %5285 = add i64 %5284, %5251
  %5286 = inttoptr i64 %5285 to <4 x i32> addrspace(1)*
  %5287 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5286, align 16, !tbaa !11
  %5288 = add i64 %5273, %5265
  %5289 = shl i64 %5288, 4
  %5290 = add i64 %5289, %5251
  %5291 = inttoptr i64 %5290 to <4 x i32> addrspace(1)*
  %5292 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5291, align 16, !tbaa !11
  %5293 = add i64 %5273, %5267
  %5294 = shl i64 %5293, 4
  %5295 = add i64 %5294, %5251
  %5296 = inttoptr i64 %5295 to <4 x i32> addrspace(1)*
  %5297 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5296, align 16, !tbaa !11
  %5298 = add i64 %5273, %5269
  %5299 = shl i64 %5298, 4
  %5300 = add i64 %5299, %5251
  %5301 = inttoptr i64 %5300 to <4 x i32> addrspace(1)*
  %5302 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5301, align 16, !tbaa !11
  %5303 = add i64 %5273, %5271
  %5304 = shl i64 %5303, 4
  %5305 = add i64 %5304, %5251
  %5306 = inttoptr i64 %5305 to <4 x i32> addrspace(1)*
  %5307 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5306, align 16, !tbaa !11
  %5308 = add i64 %5273, %5255
  %5309 = shl i64 %5308, 4
  %5310 = add i64 %5309, %5251
  %5311 = inttoptr i64 %5310 to <4 x i32> addrspace(1)*
  %5312 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5311, align 16, !tbaa !11
  %5313 = add i64 %5274, %5250
  %5314 = inttoptr i64 %5313 to <4 x i32> addrspace(1)*
  store <4 x i32> %5277, <4 x i32> addrspace(1)* %5314, align 16, !tbaa !11
  %5315 = add i64 %5279, %5250
  %5316 = inttoptr i64 %5315 to <4 x i32> addrspace(1)*
  store <4 x i32> %5282, <4 x i32> addrspace(1)* %5316, align 16, !tbaa !11
  %5317 = add i64 %5284, %5250
  %5318 = inttoptr i64 %5317 to <4 x i32> addrspace(1)*
  store <4 x i32> %5287, <4 x i32> addrspace(1)* %5318, align 16, !tbaa !11
  %5319 = add i64 %5289, %5250
  %5320 = inttoptr i64 %5319 to <4 x i32> addrspace(1)*
  store <4 x i32> %5292, <4 x i32> addrspace(1)* %5320, align 16, !tbaa !11
  %5321 = add i64 %5294, %5250
  %5322 = inttoptr i64 %5321 to <4 x i32> addrspace(1)*
  store <4 x i32> %5297, <4 x i32> addrspace(1)* %5322, align 16, !tbaa !11
  %5323 = add i64 %5299, %5250
  %5324 = inttoptr i64 %5323 to <4 x i32> addrspace(1)*
  store <4 x i32> %5302, <4 x i32> addrspace(1)* %5324, align 16, !tbaa !11
  %5325 = add i64 %5304, %5250
  %5326 = inttoptr i64 %5325 to <4 x i32> addrspace(1)*
  store <4 x i32> %5307, <4 x i32> addrspace(1)* %5326, align 16, !tbaa !11
  %5327 = add i64 %5309, %5250
  %5328 = inttoptr i64 %5327 to <4 x i32> addrspace(1)*
  store <4 x i32> %5312, <4 x i32> addrspace(1)* %5328, align 16, !tbaa !11
  %5329 = add i64 %5273, %5260
  %5330 = add i64 %5329, %5255
  %5331 = icmp ult i64 %5330, %5252
  br i1 %5331, label %5272, label %5332, !llvm.loop !58

5332:                                             ; preds = %5272, %5249
  %5333 = phi i64 [ %5253, %5249 ], [ %5329, %5272 ]
  %5334 = icmp ult i64 %5333, %5252
  br i1 %5334, label %5335, label %5665

5335:                                             ; preds = %5332
  %5336 = shl i64 %5333, 4
  %5337 = add i64 %5336, %5251
  %5338 = inttoptr i64 %5337 to <4 x i32> addrspace(1)*
  %5339 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5338, align 16, !tbaa !11
  %5340 = zext i32 %4970 to i64
  %5341 = add i64 %5333, %5340
  %5342 = icmp ult i64 %5341, %5252
  br i1 %5342, label %5343, label %5348

5343:                                             ; preds = %5335
  %5344 = shl i64 %5341, 4
  %5345 = add i64 %5344, %5251
  %5346 = inttoptr i64 %5345 to <4 x i32> addrspace(1)*
  %5347 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5346, align 16, !tbaa !11
  br label %5348

5348:                                             ; preds = %5343, %5335
  %5349 = phi <4 x i32> [ %5347, %5343 ], [ zeroinitializer, %5335 ]
  %5350 = shl i32 %4970, 1
  %5351 = zext i32 %5350 to i64
  %5352 = add i64 %5333, %5351
  %5353 = icmp ult i64 %5352, %5252
  br i1 %5353, label %5354, label %5359

5354:                                             ; preds = %5348
  %5355 = shl i64 %5352, 4
  %5356 = add i64 %5355, %5251
  %5357 = inttoptr i64 %5356 to <4 x i32> addrspace(1)*
  %5358 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5357, align 16, !tbaa !11
  br label %5359

5359:                                             ; preds = %5354, %5348
  %5360 = phi <4 x i32> [ %5358, %5354 ], [ zeroinitializer, %5348 ]
  %5361 = mul i32 %4970, 3
  %5362 = zext i32 %5361 to i64
  %5363 = add i64 %5333, %5362
  %5364 = icmp ult i64 %5363, %5252
  br i1 %5364, label %5365, label %5370

5365:                                             ; preds = %5359
  %5366 = shl i64 %5363, 4
  %5367 = add i64 %5366, %5251
  %5368 = inttoptr i64 %5367 to <4 x i32> addrspace(1)*
  %5369 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5368, align 16, !tbaa !11
  br label %5370

5370:                                             ; preds = %5365, %5359
  %5371 = phi <4 x i32> [ %5369, %5365 ], [ zeroinitializer, %5359 ]
  %5372 = shl i32 %4970, 2
  %5373 = zext i32 %5372 to i64
  %5374 = add i64 %5333, %5373
  %5375 = icmp ult i64 %5374, %5252
  br i1 %5375, label %5376, label %5381

5376:                                             ; preds = %5370
  %5377 = shl i64 %5374, 4
  %5378 = add i64 %5377, %5251
  %5379 = inttoptr i64 %5378 to <4 x i32> addrspace(1)*
  %5380 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5379, align 16, !tbaa !11
  br label %5381

5381:                                             ; preds = %5376, %5370
  %5382 = phi <4 x i32> [ %5380, %5376 ], [ zeroinitializer, %5370 ]
  %5383 = mul i32 %4970, 5
  %5384 = zext i32 %5383 to i64
  %5385 = add i64 %5333, %5384
  %5386 = icmp ult i64 %5385, %5252
  br i1 %5386, label %5387, label %5392

5387:                                             ; preds = %5381
  %5388 = shl i64 %5385, 4
  %5389 = add i64 %5388, %5251
  %5390 = inttoptr i64 %5389 to <4 x i32> addrspace(1)*
  %5391 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5390, align 16, !tbaa !11
  br label %5392

5392:                                             ; preds = %5387, %5381
  %5393 = phi <4 x i32> [ %5391, %5387 ], [ zeroinitializer, %5381 ]
  %5394 = mul i32 %4970, 6
  %5395 = zext i32 %5394 to i64
  %5396 = add i64 %5333, %5395
  %5397 = icmp ult i64 %5396, %5252
  br i1 %5397, label %5398, label %5403

5398:                                             ; preds = %5392
  %5399 = shl i64 %5396, 4
  %5400 = add i64 %5399, %5251
  %5401 = inttoptr i64 %5400 to <4 x i32> addrspace(1)*
  %5402 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5401, align 16, !tbaa !11
  br label %5403

5403:                                             ; preds = %5398, %5392
  %5404 = phi <4 x i32> [ %5402, %5398 ], [ zeroinitializer, %5392 ]
  %5405 = add i64 %5333, %5255
  %5406 = icmp ult i64 %5405, %5252
  br i1 %5406, label %5407, label %5412

5407:                                             ; preds = %5403
  %5408 = shl i64 %5405, 4
  %5409 = add i64 %5408, %5251
  %5410 = inttoptr i64 %5409 to <4 x i32> addrspace(1)*
  %5411 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5410, align 16, !tbaa !11
  br label %5412

5412:                                             ; preds = %5407, %5403
  %5413 = phi <4 x i32> [ %5411, %5407 ], [ zeroinitializer, %5403 ]
  %5414 = add i64 %5336, %5250
  %5415 = inttoptr i64 %5414 to <4 x i32> addrspace(1)*
  store <4 x i32> %5339, <4 x i32> addrspace(1)* %5415, align 16, !tbaa !11
  br i1 %5342, label %5416, label %5420

5416:                                             ; preds = %5412
  %5417 = shl i64 %5341, 4
  %5418 = add i64 %5417, %5250
  %5419 = inttoptr i64 %5418 to <4 x i32> addrspace(1)*
  store <4 x i32> %5349, <4 x i32> addrspace(1)* %5419, align 16, !tbaa !11
  br label %5420

5420:                                             ; preds = %5416, %5412
  br i1 %5353, label %5421, label %5425

5421:                                             ; preds = %5420
  %5422 = shl i64 %5352, 4
  %5423 = add i64 %5422, %5250
  %5424 = inttoptr i64 %5423 to <4 x i32> addrspace(1)*
  store <4 x i32> %5360, <4 x i32> addrspace(1)* %5424, align 16, !tbaa !11
  br label %5425

5425:                                             ; preds = %5421, %5420
  br i1 %5364, label %5426, label %5430

5426:                                             ; preds = %5425
  %5427 = shl i64 %5363, 4
  %5428 = add i64 %5427, %5250
  %5429 = inttoptr i64 %5428 to <4 x i32> addrspace(1)*
  store <4 x i32> %5371, <4 x i32> addrspace(1)* %5429, align 16, !tbaa !11
  br label %5430

5430:                                             ; preds = %5426, %5425
  br i1 %5375, label %5431, label %5435

5431:                                             ; preds = %5430
  %5432 = shl i64 %5374, 4
  %5433 = add i64 %5432, %5250
  %5434 = inttoptr i64 %5433 to <4 x i32> addrspace(1)*
  store <4 x i32> %5382, <4 x i32> addrspace(1)* %5434, align 16, !tbaa !11
  br label %5435

5435:                                             ; preds = %5431, %5430
  br i1 %5386, label %5436, label %5440

5436:                                             ; preds = %5435
  %5437 = shl i64 %5385, 4
  %5438 = add i64 %5437, %5250
  %5439 = inttoptr i64 %5438 to <4 x i32> addrspace(1)*
  store <4 x i32> %5393, <4 x i32> addrspace(1)* %5439, align 16, !tbaa !11
  br label %5440

5440:                                             ; preds = %5436, %5435
  br i1 %5397, label %5441, label %5445

5441:                                             ; preds = %5440
  %5442 = shl i64 %5396, 4
  %5443 = add i64 %5442, %5250
  %5444 = inttoptr i64 %5443 to <4 x i32> addrspace(1)*
  store <4 x i32> %5404, <4 x i32> addrspace(1)* %5444, align 16, !tbaa !11
  br label %5445

5445:                                             ; preds = %5441, %5440
  br i1 %5406, label %5446, label %5665

5446:                                             ; preds = %5445
  %5447 = shl i64 %5405, 4
  %5448 = add i64 %5447, %5250
  %5449 = inttoptr i64 %5448 to <4 x i32> addrspace(1)*
  store <4 x i32> %5413, <4 x i32> addrspace(1)* %5449, align 16, !tbaa !11
  br label %5665

5450:                                             ; preds = %5243
  %5451 = add i64 %5245, %84
  %5452 = add i64 %5245, %4836
  %5453 = lshr i64 %5248, 2
  %5454 = zext i32 %4969 to i64
  %5455 = mul i32 %4970, 7
  %5456 = zext i32 %5455 to i64
  %5457 = add nuw nsw i64 %5456, %5454
  %5458 = icmp ult i64 %5457, %5453
  br i1 %5458, label %5459, label %5533

5459:                                             ; preds = %5450
  %5460 = shl i32 %4970, 3
  %5461 = zext i32 %5460 to i64
  %5462 = zext i32 %4970 to i64
  %5463 = shl i32 %4970, 1
  %5464 = zext i32 %5463 to i64
  %5465 = mul i32 %4970, 3
  %5466 = zext i32 %5465 to i64
  %5467 = shl i32 %4970, 2
  %5468 = zext i32 %5467 to i64
  %5469 = mul i32 %4970, 5
  %5470 = zext i32 %5469 to i64
  %5471 = mul i32 %4970, 6
  %5472 = zext i32 %5471 to i64
  br label %5473

5473:                                             ; preds = %5473, %5459
  %5474 = phi i64 [ %5454, %5459 ], [ %5530, %5473 ]
  %5475 = shl i64 %5474, 2
  %5476 = add i64 %5475, %5452
  %5477 = inttoptr i64 %5476 to i32 addrspace(1)*
  %5478 = load volatile i32, i32 addrspace(1)* %5477, align 4, !tbaa !11
  %5479 = add i64 %5474, %5462
  %5480 = shl i64 %5479, 2
  %5481 = add i64 %5480, %5452
  %5482 = inttoptr i64 %5481 to i32 addrspace(1)*
  %5483 = load volatile i32, i32 addrspace(1)* %5482, align 4, !tbaa !11
  %5484 = add i64 %5474, %5464
  %5485 = shl i64 %5484, 2
  %5486 = add i64 %5485, %5452
  %5487 = inttoptr i64 %5486 to i32 addrspace(1)*
  %5488 = load volatile i32, i32 addrspace(1)* %5487, align 4, !tbaa !11
  %5489 = add i64 %5474, %5466
  %5490 = shl i64 %5489, 2
  %5491 = add i64 %5490, %5452
  %5492 = inttoptr i64 %5491 to i32 addrspace(1)*
  %5493 = load volatile i32, i32 addrspace(1)* %5492, align 4, !tbaa !11
  %5494 = add i64 %5474, %5468
  %5495 = shl i64 %5494, 2
  %5496 = add i64 %5495, %5452
  %5497 = inttoptr i64 %5496 to i32 addrspace(1)*
  %5498 = load volatile i32, i32 addrspace(1)* %5497, align 4, !tbaa !11
  %5499 = add i64 %5474, %5470
  %5500 = shl i64 %5499, 2
  %5501 = add i64 %5500, %5452
  %5502 = inttoptr i64 %5501 to i32 addrspace(1)*
  %5503 = load volatile i32, i32 addrspace(1)* %5502, align 4, !tbaa !11
  %5504 = add i64 %5474, %5472
  %5505 = shl i64 %5504, 2
  %5506 = add i64 %5505, %5452
  %5507 = inttoptr i64 %5506 to i32 addrspace(1)*
  %5508 = load volatile i32, i32 addrspace(1)* %5507, align 4, !tbaa !11
  %5509 = add i64 %5474, %5456
  %5510 = shl i64 %5509, 2
  %5511 = add i64 %5510, %5452
  %5512 = inttoptr i64 %5511 to i32 addrspace(1)*
  %5513 = load volatile i32, i32 addrspace(1)* %5512, align 4, !tbaa !11
  %5514 = add i64 %5475, %5451
  %5515 = inttoptr i64 %5514 to i32 addrspace(1)*
  store i32 %5478, i32 addrspace(1)* %5515, align 4, !tbaa !11
  %5516 = add i64 %5480, %5451
  %5517 = inttoptr i64 %5516 to i32 addrspace(1)*
  store i32 %5483, i32 addrspace(1)* %5517, align 4, !tbaa !11
  %5518 = add i64 %5485, %5451
  %5519 = inttoptr i64 %5518 to i32 addrspace(1)*
  store i32 %5488, i32 addrspace(1)* %5519, align 4, !tbaa !11
  %5520 = add i64 %5490, %5451
  %5521 = inttoptr i64 %5520 to i32 addrspace(1)*
  store i32 %5493, i32 addrspace(1)* %5521, align 4, !tbaa !11
  %5522 = add i64 %5495, %5451
  %5523 = inttoptr i64 %5522 to i32 addrspace(1)*
  store i32 %5498, i32 addrspace(1)* %5523, align 4, !tbaa !11
  %5524 = add i64 %5500, %5451
  %5525 = inttoptr i64 %5524 to i32 addrspace(1)*
  store i32 %5503, i32 addrspace(1)* %5525, align 4, !tbaa !11
  %5526 = add i64 %5505, %5451
  %5527 = inttoptr i64 %5526 to i32 addrspace(1)*
  store i32 %5508, i32 addrspace(1)* %5527, align 4, !tbaa !11
  %5528 = add i64 %5510, %5451
  %5529 = inttoptr i64 %5528 to i32 addrspace(1)*
  store i32 %5513, i32 addrspace(1)* %5529, align 4, !tbaa !11
  %5530 = add i64 %5474, %5461
  %5531 = add i64 %5530, %5456
  %5532 = icmp ult i64 %5531, %5453
  br i1 %5532, label %5473, label %5533, !llvm.loop !59

5533:                                             ; preds = %5473, %5450
  %5534 = phi i64 [ %5454, %5450 ], [ %5530, %5473 ]
  %5535 = icmp ult i64 %5534, %5453
  br i1 %5535, label %5536, label %5665

5536:                                             ; preds = %5533
  %5537 = shl i64 %5534, 2
  %5538 = add i64 %5537, %5452
  %5539 = inttoptr i64 %5538 to i32 addrspace(1)*
  %5540 = load volatile i32, i32 addrspace(1)* %5539, align 4, !tbaa !11
  %5541 = zext i32 %4970 to i64
  %5542 = add i64 %5534, %5541
  %5543 = icmp ult i64 %5542, %5453
  br i1 %5543, label %5544, label %5549

5544:                                             ; preds = %5536
  %5545 = shl i64 %5542, 2
  %5546 = add i64 %5545, %5452
  %5547 = inttoptr i64 %5546 to i32 addrspace(1)*
  %5548 = load volatile i32, i32 addrspace(1)* %5547, align 4, !tbaa !11
  br label %5549

5549:                                             ; preds = %5544, %5536
  %5550 = phi i32 [ %5548, %5544 ], [ 0, %5536 ]
  %5551 = shl i32 %4970, 1
  %5552 = zext i32 %5551 to i64
  %5553 = add i64 %5534, %5552
  %5554 = icmp ult i64 %5553, %5453
  br i1 %5554, label %5555, label %5560

5555:                                             ; preds = %5549
  %5556 = shl i64 %5553, 2
  %5557 = add i64 %5556, %5452
  %5558 = inttoptr i64 %5557 to i32 addrspace(1)*
  %5559 = load volatile i32, i32 addrspace(1)* %5558, align 4, !tbaa !11
  br label %5560

5560:                                             ; preds = %5555, %5549
  %5561 = phi i32 [ %5559, %5555 ], [ 0, %5549 ]
  %5562 = mul i32 %4970, 3
  %5563 = zext i32 %5562 to i64
  %5564 = add i64 %5534, %5563
  %5565 = icmp ult i64 %5564, %5453
  br i1 %5565, label %5566, label %5571

5566:                                             ; preds = %5560
  %5567 = shl i64 %5564, 2
  %5568 = add i64 %5567, %5452
  %5569 = inttoptr i64 %5568 to i32 addrspace(1)*
  %5570 = load volatile i32, i32 addrspace(1)* %5569, align 4, !tbaa !11
  br label %5571

5571:                                             ; preds = %5566, %5560
  %5572 = phi i32 [ %5570, %5566 ], [ 0, %5560 ]
  %5573 = shl i32 %4970, 2
  %5574 = zext i32 %5573 to i64
  %5575 = add i64 %5534, %5574
  %5576 = icmp ult i64 %5575, %5453
  br i1 %5576, label %5577, label %5582

5577:                                             ; preds = %5571
  %5578 = shl i64 %5575, 2
  %5579 = add i64 %5578, %5452
  %5580 = inttoptr i64 %5579 to i32 addrspace(1)*
  %5581 = load volatile i32, i32 addrspace(1)* %5580, align 4, !tbaa !11
  br label %5582

5582:                                             ; preds = %5577, %5571
  %5583 = phi i32 [ %5581, %5577 ], [ 0, %5571 ]
  %5584 = mul i32 %4970, 5
  %5585 = zext i32 %5584 to i64
  %5586 = add i64 %5534, %5585
  %5587 = icmp ult i64 %5586, %5453
  br i1 %5587, label %5588, label %5593

5588:                                             ; preds = %5582
  %5589 = shl i64 %5586, 2
  %5590 = add i64 %5589, %5452
  %5591 = inttoptr i64 %5590 to i32 addrspace(1)*
  %5592 = load volatile i32, i32 addrspace(1)* %5591, align 4, !tbaa !11
  br label %5593

5593:                                             ; preds = %5588, %5582
  %5594 = phi i32 [ %5592, %5588 ], [ 0, %5582 ]
  %5595 = mul i32 %4970, 6
  %5596 = zext i32 %5595 to i64
  %5597 = add i64 %5534, %5596
  %5598 = icmp ult i64 %5597, %5453
  br i1 %5598, label %5599, label %5604

5599:                                             ; preds = %5593
  %5600 = shl i64 %5597, 2
  %5601 = add i64 %5600, %5452
  %5602 = inttoptr i64 %5601 to i32 addrspace(1)*
  %5603 = load volatile i32, i32 addrspace(1)* %5602, align 4, !tbaa !11
  br label %5604

5604:                                             ; preds = %5599, %5593
  %5605 = phi i32 [ %5603, %5599 ], [ 0, %5593 ]
  %5606 = add i64 %5534, %5456
  %5607 = icmp ult i64 %5606, %5453
  br i1 %5607, label %5608, label %5613

5608:                                             ; preds = %5604
  %5609 = shl i64 %5606, 2
  %5610 = add i64 %5609, %5452
  %5611 = inttoptr i64 %5610 to i32 addrspace(1)*
  %5612 = load volatile i32, i32 addrspace(1)* %5611, align 4, !tbaa !11
  br label %5613

5613:                                             ; preds = %5608, %5604
  %5614 = phi i32 [ %5612, %5608 ], [ 0, %5604 ]
  %5615 = add i64 %5537, %5451
  %5616 = inttoptr i64 %5615 to i32 addrspace(1)*
  store i32 %5540, i32 addrspace(1)* %5616, align 4, !tbaa !11
  br i1 %5543, label %5617, label %5621

5617:                                             ; preds = %5613
  %5618 = shl i64 %5542, 2
  %5619 = add i64 %5618, %5451
  %5620 = inttoptr i64 %5619 to i32 addrspace(1)*
  store i32 %5550, i32 addrspace(1)* %5620, align 4, !tbaa !11
  br label %5621

5621:                                             ; preds = %5617, %5613
  br i1 %5554, label %5622, label %5626

5622:                                             ; preds = %5621
  %5623 = shl i64 %5553, 2
  %5624 = add i64 %5623, %5451
  %5625 = inttoptr i64 %5624 to i32 addrspace(1)*
  store i32 %5561, i32 addrspace(1)* %5625, align 4, !tbaa !11
  br label %5626

5626:                                             ; preds = %5622, %5621
  br i1 %5565, label %5627, label %5631

5627:                                             ; preds = %5626
  %5628 = shl i64 %5564, 2
  %5629 = add i64 %5628, %5451
  %5630 = inttoptr i64 %5629 to i32 addrspace(1)*
  store i32 %5572, i32 addrspace(1)* %5630, align 4, !tbaa !11
  br label %5631

5631:                                             ; preds = %5627, %5626
  br i1 %5576, label %5632, label %5636

5632:                                             ; preds = %5631
  %5633 = shl i64 %5575, 2
  %5634 = add i64 %5633, %5451
  %5635 = inttoptr i64 %5634 to i32 addrspace(1)*
  store i32 %5583, i32 addrspace(1)* %5635, align 4, !tbaa !11
  br label %5636

5636:                                             ; preds = %5632, %5631
  br i1 %5587, label %5637, label %5641

5637:                                             ; preds = %5636
  %5638 = shl i64 %5586, 2
  %5639 = add i64 %5638, %5451
  %5640 = inttoptr i64 %5639 to i32 addrspace(1)*
  store i32 %5594, i32 addrspace(1)* %5640, align 4, !tbaa !11
  br label %5641

5641:                                             ; preds = %5637, %5636
  br i1 %5598, label %5642, label %5646

5642:                                             ; preds = %5641
  %5643 = shl i64 %5597, 2
  %5644 = add i64 %5643, %5451
  %5645 = inttoptr i64 %5644 to i32 addrspace(1)*
  store i32 %5605, i32 addrspace(1)* %5645, align 4, !tbaa !11
  br label %5646

5646:                                             ; preds = %5642, %5641
  br i1 %5607, label %5647, label %5665

5647:                                             ; preds = %5646
  %5648 = shl i64 %5606, 2
  %5649 = add i64 %5648, %5451
  %5650 = inttoptr i64 %5649 to i32 addrspace(1)*
  store i32 %5614, i32 addrspace(1)* %5650, align 4, !tbaa !11
  br label %5665

5651:                                             ; preds = %5243
  %5652 = zext i32 %4969 to i64
  %5653 = icmp ugt i64 %4595, %5652
  br i1 %5653, label %5654, label %5699

5654:                                             ; preds = %5651
  %5655 = zext i32 %4970 to i64
  br label %5656

5656:                                             ; preds = %5656, %5654
  %5657 = phi i64 [ %5652, %5654 ], [ %5663, %5656 ]
  %5658 = add i64 %5657, %4836
  %5659 = inttoptr i64 %5658 to i8 addrspace(1)*
  %5660 = load volatile i8, i8 addrspace(1)* %5659, align 1, !tbaa !11
  %5661 = add i64 %5657, %84
  %5662 = inttoptr i64 %5661 to i8 addrspace(1)*
  store i8 %5660, i8 addrspace(1)* %5662, align 1, !tbaa !11
  %5663 = add i64 %5657, %5655
  %5664 = icmp ult i64 %5663, %4595
  br i1 %5664, label %5656, label %5699, !llvm.loop !60

5665:                                             ; preds = %5647, %5646, %5533, %5446, %5445, %5332
  %5666 = phi i64 [ %5454, %5647 ], [ %5454, %5646 ], [ %5454, %5533 ], [ %5253, %5446 ], [ %5253, %5445 ], [ %5253, %5332 ]
  %5667 = icmp ugt i64 %5245, %5666
  br i1 %5667, label %5668, label %5679

5668:                                             ; preds = %5665
  %5669 = zext i32 %4970 to i64
  br label %5670

5670:                                             ; preds = %5670, %5668
  %5671 = phi i64 [ %5666, %5668 ], [ %5677, %5670 ]
  %5672 = add i64 %5671, %4836
  %5673 = inttoptr i64 %5672 to i8 addrspace(1)*
  %5674 = load volatile i8, i8 addrspace(1)* %5673, align 1, !tbaa !11
  %5675 = add i64 %5671, %84
  %5676 = inttoptr i64 %5675 to i8 addrspace(1)*
  store i8 %5674, i8 addrspace(1)* %5676, align 1, !tbaa !11
  %5677 = add i64 %5671, %5669
  %5678 = icmp ult i64 %5677, %5245
  br i1 %5678, label %5670, label %5679, !llvm.loop !60

5679:                                             ; preds = %5670, %5665
  %5680 = add i64 %5248, %5245
  %5681 = sub i64 %4595, %5680
  %5682 = icmp ugt i64 %5681, %5666
  br i1 %5682, label %5683, label %5699

5683:                                             ; preds = %5679
  %5684 = zext i32 %4970 to i64
  br label %5685

5685:                                             ; preds = %5685, %5683
  %5686 = phi i64 [ %5666, %5683 ], [ %5693, %5685 ]
  %5687 = add i64 %5686, %5680
  %5688 = add i64 %5687, %4836
  %5689 = inttoptr i64 %5688 to i8 addrspace(1)*
  %5690 = load volatile i8, i8 addrspace(1)* %5689, align 1, !tbaa !11
  %5691 = add i64 %5687, %84
  %5692 = inttoptr i64 %5691 to i8 addrspace(1)*
  store i8 %5690, i8 addrspace(1)* %5692, align 1, !tbaa !11
  %5693 = add i64 %5686, %5684
  %5694 = icmp ult i64 %5693, %5681
  br i1 %5694, label %5685, label %5699, !llvm.loop !60

5695:                                             ; preds = %5240, %4989
  %5696 = phi i64 [ %5242, %5240 ], [ %5044, %4989 ]
  %5697 = phi <4 x i32> [ %5207, %5240 ], [ %5030, %4989 ]
  %5698 = inttoptr i64 %5696 to <4 x i32> addrspace(1)*
  store <4 x i32> %5697, <4 x i32> addrspace(1)* %5698, align 16, !tbaa !11
  br label %5699

5699:                                             ; preds = %5685, %5656, %5695, %5679, %5651, %5239, %5126
  %5700 = load i32, i32* %79, align 4, !tbaa !9
  %5701 = add i32 %5700, 1
  store i32 %5701, i32* %79, align 4, !tbaa !9
  br label %5702

5702:                                             ; preds = %5699, %4965
  %5703 = and i32 %4957, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !109
  %5704 = load i32, i32* %56, align 4, !tbaa !46
  %5705 = icmp eq i32 %5704, %4831
  %5706 = icmp ne i32 %5703, 0
  %5707 = xor i1 %5706, true
  %5708 = and i1 %5705, %5707
  br i1 %5708, label %5791, label %5709, !prof !57

5709:                                             ; preds = %5702
  br i1 %5705, label %5710, label %5720

5710:                                             ; preds = %5709
  %5711 = icmp eq i32 %4831, -1
  br i1 %5711, label %5749, label %5712

5712:                                             ; preds = %5710
  %5713 = load i32, i32* %45, align 8, !tbaa !43
  %5714 = icmp eq i32 %5713, 0
  br i1 %5714, label %5715, label %5719

5715:                                             ; preds = %5712
  %5716 = load i64, i64* %46, align 8, !tbaa !19
  %5717 = add i64 %5716, 136
  %5718 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5717, i64 -1) #10, !srcloc !23
  br label %5719

5719:                                             ; preds = %5715, %5712
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %80, align 4, !tbaa !47
  br label %5749

5720:                                             ; preds = %5709
  %5721 = icmp ne i32 %5704, -1
  %5722 = or i1 %5706, %5721
  br i1 %5722, label %5749, label %5723

5723:                                             ; preds = %5720
  %5724 = load i32, i32* %80, align 4, !tbaa !47
  %5725 = icmp ult i32 %5724, 2
  br i1 %5725, label %5726, label %5749

5726:                                             ; preds = %5723
  %5727 = add nuw nsw i32 %5724, 1
  store i32 %5727, i32* %80, align 4, !tbaa !47
  %5728 = icmp eq i32 %5727, 2
  br i1 %5728, label %5729, label %5749

5729:                                             ; preds = %5726
  %5730 = load i32, i32* %45, align 8, !tbaa !43
  %5731 = icmp eq i32 %5730, 0
  br i1 %5731, label %5732, label %5744

5732:                                             ; preds = %5729
  %5733 = load i64, i64* %46, align 8, !tbaa !19
  %5734 = add i64 %5733, 136
  %5735 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5734, i64 1) #10, !srcloc !23
  %5736 = load i32, i32* %60, align 4, !tbaa !110
  %5737 = lshr i32 %5736, 2
  %5738 = zext i32 %5737 to i64
  %5739 = icmp ult i64 %5735, %5738
  br i1 %5739, label %5744, label %5740

5740:                                             ; preds = %5732
  %5741 = load i64, i64* %46, align 8, !tbaa !19
  %5742 = add i64 %5741, 136
  %5743 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5742, i64 -1) #10, !srcloc !23
  br label %5744

5744:                                             ; preds = %5740, %5732, %5729
  %5745 = phi i32 [ 0, %5729 ], [ 0, %5740 ], [ 1, %5732 ]
  %5746 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5745, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %5747 = icmp eq i32 %5746, 0
  br i1 %5747, label %5749, label %5748

5748:                                             ; preds = %5744
  store i32 %4831, i32* %56, align 4, !tbaa !46
  br label %5791

5749:                                             ; preds = %5744, %5726, %5723, %5720, %5719, %5710
  %5750 = icmp eq i32 %5703, 0
  br i1 %5750, label %5778, label %5751

5751:                                             ; preds = %5749
  %5752 = and i32 %4957, 65535
  %5753 = load i32, i32* %56, align 4, !tbaa !46
  %5754 = icmp eq i32 %5753, -1
  br i1 %5754, label %5777, label %5755

5755:                                             ; preds = %5751
  %5756 = load i32, i32* %45, align 8, !tbaa !43
  %5757 = icmp eq i32 %5756, 0
  br i1 %5757, label %5758, label %5769

5758:                                             ; preds = %5755
  %5759 = and i32 %5753, 63
  %5760 = zext i32 %5759 to i64
  %5761 = shl nuw i64 1, %5760
  %5762 = lshr i32 %5753, 3
  %5763 = and i32 %5762, 536870904
  %5764 = zext i32 %5763 to i64
  %5765 = load i64, i64* %57, align 8, !tbaa !44
  %5766 = add i64 %5765, %5764
  %5767 = inttoptr i64 %5766 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5767, i64 %5761) #10, !srcloc !45
  %5768 = load i32, i32* %45, align 8, !tbaa !43
  br label %5769

5769:                                             ; preds = %5758, %5755
  %5770 = phi i32 [ %5768, %5758 ], [ %5756, %5755 ]
  %5771 = icmp eq i32 %5770, 0
  br i1 %5771, label %5772, label %5776

5772:                                             ; preds = %5769
  %5773 = load i64, i64* %46, align 8, !tbaa !19
  %5774 = add i64 %5773, 136
  %5775 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5774, i64 -1) #10, !srcloc !23
  br label %5776

5776:                                             ; preds = %5772, %5769
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %80, align 4, !tbaa !47
  br label %5777

5777:                                             ; preds = %5776, %5751
  store i32 %5752, i32* %58, align 4, !tbaa !71
  br label %5791

5778:                                             ; preds = %5749
  %5779 = load i32, i32* %45, align 8, !tbaa !43
  %5780 = icmp eq i32 %5779, 0
  br i1 %5780, label %5781, label %5791

5781:                                             ; preds = %5778
  %5782 = lshr i32 %4831, 3
  %5783 = and i32 %5782, 536870904
  %5784 = zext i32 %5783 to i64
  %5785 = and i32 %4831, 63
  %5786 = zext i32 %5785 to i64
  %5787 = shl nuw i64 1, %5786
  %5788 = load i64, i64* %57, align 8, !tbaa !44
  %5789 = add i64 %5788, %5784
  %5790 = inttoptr i64 %5789 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5790, i64 %5787) #10, !srcloc !45
  br label %5791

5791:                                             ; preds = %5781, %5778, %5777, %5748, %5702, %4828, %4593
  %5792 = phi i32 [ %4594, %4593 ], [ %4787, %4828 ], [ %4966, %5702 ], [ %4966, %5748 ], [ %4966, %5777 ], [ %4966, %5778 ], [ %4966, %5781 ]
  %5793 = add i64 %4595, %85
  %5794 = add i64 %4595, %84
  %5795 = icmp ugt i64 %35, %5793
  %5796 = icmp eq i32 %5792, 0
  %5797 = select i1 %5795, i1 %5796, i1 false
  br i1 %5797, label %83, label %5798, !llvm.loop !113

5798:                                             ; preds = %5791, %28, %25
  %5799 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5792, %5791 ]
  %5800 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 0
  %5801 = load i32, i32* %5800, align 8, !tbaa !9
  %5802 = add i32 %5801, 1
  store i32 %5802, i32* %5800, align 8, !tbaa !9
  %5803 = icmp ne i32 %5799, 0
  %5804 = zext i1 %5803 to i32
  %5805 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 1
  %5806 = load i32, i32* %5805, align 4, !tbaa !9
  %5807 = add i32 %5806, %5804
  store i32 %5807, i32* %5805, align 4, !tbaa !9
  br i1 %5803, label %5808, label %5856, !prof !87

5808:                                             ; preds = %5798
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !114
  %5809 = icmp eq i64 %4, 0
  br i1 %5809, label %5856, label %5810

5810:                                             ; preds = %5808
  %5811 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5812 = load i32, i32* %5811, align 8, !tbaa !42
  %5813 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5814 = load i32, i32* %5813, align 4, !tbaa !115
  %5815 = sub i64 0, %4
  %5816 = and i64 %5815, 3
  %5817 = icmp ult i64 %5816, %3
  %5818 = select i1 %5817, i64 %5816, i64 %3
  %5819 = zext i32 %5812 to i64
  %5820 = sub i64 %3, %5818
  %5821 = lshr i64 %5820, 2
  %5822 = icmp ugt i64 %5821, %5819
  br i1 %5822, label %5823, label %5826

5823:                                             ; preds = %5810
  %5824 = add i64 %5818, %4
  %5825 = zext i32 %5814 to i64
  br label %5830

5826:                                             ; preds = %5830, %5810
  %5827 = icmp ugt i64 %5818, %5819
  br i1 %5827, label %5828, label %5843

5828:                                             ; preds = %5826
  %5829 = zext i32 %5814 to i64
  br label %5837

5830:                                             ; preds = %5830, %5823
  %5831 = phi i64 [ %5819, %5823 ], [ %5835, %5830 ]
  %5832 = shl i64 %5831, 2
  %5833 = add i64 %5824, %5832
  %5834 = inttoptr i64 %5833 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5834, align 4, !tbaa !11
  %5835 = add i64 %5831, %5825
  %5836 = icmp ult i64 %5835, %5821
  br i1 %5836, label %5830, label %5826, !llvm.loop !116

5837:                                             ; preds = %5837, %5828
  %5838 = phi i64 [ %5819, %5828 ], [ %5841, %5837 ]
  %5839 = add i64 %5838, %4
  %5840 = inttoptr i64 %5839 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5840, align 1, !tbaa !11
  %5841 = add i64 %5838, %5829
  %5842 = icmp ult i64 %5841, %5818
  br i1 %5842, label %5837, label %5843, !llvm.loop !117

5843:                                             ; preds = %5837, %5826
  %5844 = and i64 %5820, -4
  %5845 = or i64 %5844, %5818
  %5846 = add i64 %5845, %5819
  %5847 = icmp ult i64 %5846, %3
  br i1 %5847, label %5848, label %5856

5848:                                             ; preds = %5843
  %5849 = zext i32 %5814 to i64
  br label %5850

5850:                                             ; preds = %5850, %5848
  %5851 = phi i64 [ %5846, %5848 ], [ %5854, %5850 ]
  %5852 = add i64 %5851, %4
  %5853 = inttoptr i64 %5852 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5853, align 1, !tbaa !11
  %5854 = add i64 %5851, %5849
  %5855 = icmp ult i64 %5854, %3
  br i1 %5855, label %5850, label %5856, !llvm.loop !118

5856:                                             ; preds = %5850, %5798, %5808, %5843
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !119
  %5857 = sub nsw i32 0, %5799
  ret i32 %5857
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
  store i32 0, i32* %84, align 4, !tbaa.struct !37
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 10
  store i32 0, i32* %85, align 8, !tbaa.struct !38
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %87, align 4, !tbaa !39
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %88, align 8, !tbaa !40
  %89 = bitcast i64* %86 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %89, i8 0, i64 40, i1 false) #7
  %90 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !41
  %91 = load i32, i32* %75, align 8, !tbaa !42
  %92 = icmp ne i32 %91, 0
  %93 = load i32, i32* %12, align 8
  %94 = icmp eq i32 %93, 71
  %95 = select i1 %92, i1 true, i1 %94
  br i1 %95, label %202, label %96

96:                                               ; preds = %67
  %97 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %98 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 0
  %99 = load i32, i32* %98, align 8, !tbaa !9
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %129, label %124

101:                                              ; preds = %192
  %102 = load i32, i32* %75, align 8, !tbaa !43
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %116

104:                                              ; preds = %101
  %105 = and i32 %193, 63
  %106 = zext i32 %105 to i64
  %107 = shl nuw i64 1, %106
  %108 = lshr i32 %193, 3
  %109 = and i32 %108, 536870904
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %112 = load i64, i64* %111, align 8, !tbaa !44
  %113 = add i64 %112, %110
  %114 = inttoptr i64 %113 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %114, i64 %107) #10, !srcloc !45
  %115 = load i32, i32* %75, align 8, !tbaa !43
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
  store i32 -1, i32* %82, align 4, !tbaa !46
  store i32 0, i32* %84, align 4, !tbaa !47
  br label %195

124:                                              ; preds = %96
  %125 = zext i32 %99 to i64
  %126 = load i64, i64* %97, align 8, !tbaa !19
  %127 = add i64 %126, 72
  %128 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %127, i64 %125) #10, !srcloc !23
  br label %129

129:                                              ; preds = %124, %96
  %130 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 1
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
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 2
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
  %148 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 3
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
  %157 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 4
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
  %166 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 5
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
  %175 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 6
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
  %184 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 12, i64 7
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
  %193 = load i32, i32* %82, align 4, !tbaa !46
  %194 = icmp eq i32 %193, -1
  br i1 %194, label %195, label %101

195:                                              ; preds = %192, %123
  %196 = load i64, i64* %97, align 8, !tbaa !19
  %197 = load i32, i32* %81, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %198 = icmp eq i32 %197, 0
  %199 = select i1 %198, i64 16, i64 24
  %200 = add i64 %199, %196
  %201 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %200, i64 -1) #10, !srcloc !23
  br label %202

202:                                              ; preds = %67, %195
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #7
  ret i32 %90
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
  %24 = load i32, i32* %23, align 4, !tbaa !39
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
  %33 = load i32, i32* %32, align 8, !tbaa !120
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 8, !tbaa !121
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %2300

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !122
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2293

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
  %75 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %76 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %77 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 9
  %78 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  br label %79

79:                                               ; preds = %2286, %50
  %80 = phi i64 [ %4, %50 ], [ %2289, %2286 ]
  %81 = phi i64 [ %2, %50 ], [ %2288, %2286 ]
  %82 = load i32, i32* %52, align 8, !tbaa !53
  %83 = zext i32 %82 to i64
  %84 = shl nuw i64 1, %83
  %85 = add i64 %84, -1
  %86 = and i64 %85, %81
  %87 = sub i64 %84, %86
  %88 = sub i64 %48, %81
  %89 = icmp ult i64 %88, %87
  %90 = select i1 %89, i64 %88, i64 %87
  %91 = lshr i64 %81, %83
  %92 = load i64, i64* %53, align 8, !tbaa !27
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %79
  %95 = load i64, i64* %54, align 8, !tbaa !25
  %96 = icmp ugt i64 %95, %81
  br label %97

97:                                               ; preds = %94, %79
  %98 = phi i1 [ true, %79 ], [ %96, %94 ]
  %99 = load i32, i32* %55, align 8, !tbaa !43
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %480

101:                                              ; preds = %97
  br i1 %98, label %102, label %296

102:                                              ; preds = %101
  %103 = load i32, i32* %57, align 4, !tbaa !71
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
  %112 = load i64, i64* %66, align 8, !tbaa !69
  %113 = add i64 %112, %104
  %114 = inttoptr i64 %113 to i64 addrspace(1)*
  %115 = load volatile i64, i64 addrspace(1)* %114, align 8, !tbaa !5
  %116 = and i64 %115, 131072
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %242

118:                                              ; preds = %111
  %119 = load i32, i32* %56, align 4, !tbaa !46
  %120 = icmp eq i32 %119, -1
  br i1 %120, label %121, label %242

121:                                              ; preds = %118
  %122 = load i32, i32* %58, align 8, !tbaa !72
  %123 = load i32, i32* %59, align 4, !tbaa !73
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
  br i1 %131, label %167, label %132, !llvm.loop !74

132:                                              ; preds = %129, %127
  %133 = phi i1 [ true, %127 ], [ %130, %129 ]
  %134 = phi i32 [ 0, %127 ], [ %163, %129 ]
  %135 = add i32 %134, %122
  %136 = urem i32 %135, %125
  %137 = load i64, i64* %60, align 8, !tbaa !44
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
  %152 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %141, i64 %151) #10, !srcloc !75
  %153 = and i64 %152, %150
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %158, label %155

155:                                              ; preds = %148
  %156 = tail call i64 @llvm.cttz.i64(i64 %150, i1 true) #7, !range !76
  %157 = trunc i64 %156 to i32
  br label %158

158:                                              ; preds = %155, %148
  %159 = phi i32 [ %157, %155 ], [ %146, %148 ]
  br i1 %154, label %144, label %160, !llvm.loop !77

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
  %176 = load i64, i64* %61, align 8, !tbaa !78
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
  %190 = tail call i64 @llvm.cttz.i64(i64 %189, i1 true) #7, !range !76
  %191 = trunc i64 %190 to i32
  %192 = or i32 %184, %191
  %193 = xor i64 %189, %187
  %194 = load i64, i64* %62, align 8, !tbaa !79
  %195 = zext i32 %192 to i64
  %196 = shl nuw nsw i64 %195, 3
  %197 = add i64 %196, %194
  %198 = inttoptr i64 %197 to i64*
  %199 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %198) #10, !srcloc !80
  %200 = lshr i64 %199, 32
  %201 = load i64, i64* %63, align 8, !tbaa !81
  %202 = shl nuw nsw i64 %195, 2
  %203 = add i64 %202, %201
  %204 = inttoptr i64 %203 to i32 addrspace(1)*
  %205 = load volatile i32, i32 addrspace(1)* %204, align 4, !tbaa !9
  %206 = zext i32 %205 to i64
  %207 = icmp eq i64 %200, %206
  br i1 %207, label %208, label %231, !llvm.loop !82

208:                                              ; preds = %185
  %209 = xor i64 %189, -1
  %210 = load i64, i64* %61, align 8, !tbaa !78
  %211 = add i64 %210, %178
  %212 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %211, i64 %209) #10, !srcloc !83
  %213 = and i64 %212, %189
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %231, label %215, !llvm.loop !82

215:                                              ; preds = %208
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %216 = load i64, i64* %62, align 8, !tbaa !79
  %217 = add i64 %216, %196
  %218 = inttoptr i64 %217 to i64*
  %219 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %218) #10, !srcloc !80
  %220 = lshr i64 %219, 32
  %221 = load i64, i64* %63, align 8, !tbaa !81
  %222 = add i64 %221, %202
  %223 = inttoptr i64 %222 to i32 addrspace(1)*
  %224 = load volatile i32, i32 addrspace(1)* %223, align 4, !tbaa !9
  %225 = zext i32 %224 to i64
  %226 = icmp eq i64 %220, %225
  br i1 %226, label %231, label %227

227:                                              ; preds = %215
  %228 = load i64, i64* %61, align 8, !tbaa !78
  %229 = add i64 %228, %178
  %230 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %229, i64 %189) #10, !srcloc !70
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
  br i1 %235, label %236, label %185, !llvm.loop !82

236:                                              ; preds = %234, %231, %174
  %237 = phi i32 [ -1, %174 ], [ %232, %231 ], [ -1, %234 ]
  %238 = icmp ne i32 %237, -1
  %239 = add nuw nsw i32 %175, 1
  %240 = icmp eq i32 %239, %173
  %241 = select i1 %238, i1 true, i1 %240
  br i1 %241, label %242, label %174, !llvm.loop !84

242:                                              ; preds = %236, %170, %167, %118, %111
  %243 = phi i32 [ -1, %111 ], [ %119, %118 ], [ %169, %167 ], [ -1, %170 ], [ %237, %236 ]
  %244 = icmp eq i32 %243, -1
  br i1 %244, label %267, label %245

245:                                              ; preds = %242
  %246 = load i64, i64* %66, align 8, !tbaa !69
  %247 = add i64 %246, %104
  %248 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %247, i64 131072) #10, !srcloc !70
  %249 = and i64 %248, 131072
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %251, label %254

251:                                              ; preds = %245
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %252 = zext i32 %243 to i64
  %253 = or i64 %252, 144115188075855872
  br label %287

254:                                              ; preds = %245
  %255 = load i32, i32* %56, align 4, !tbaa !46
  %256 = icmp eq i32 %255, %243
  br i1 %256, label %267, label %257

257:                                              ; preds = %254
  %258 = lshr i32 %243, 3
  %259 = and i32 %258, 536870904
  %260 = zext i32 %259 to i64
  %261 = and i32 %243, 63
  %262 = zext i32 %261 to i64
  %263 = shl nuw i64 1, %262
  %264 = load i64, i64* %60, align 8, !tbaa !44
  %265 = add i64 %264, %260
  %266 = inttoptr i64 %265 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %266, i64 %263) #10, !srcloc !45
  br label %267

267:                                              ; preds = %257, %254, %242
  %268 = add i32 %106, 1
  %269 = and i32 %106, 63
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %287, !prof !87

271:                                              ; preds = %267
  %272 = load i64, i64* %64, align 8, !tbaa !88
  %273 = inttoptr i64 %272 to i64*
  %274 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %273) #10, !srcloc !80
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %276, label %287

276:                                              ; preds = %271
  %277 = icmp eq i64 %107, 0
  br i1 %277, label %278, label %282

278:                                              ; preds = %276
  %279 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %280 = load i64, i64* %65, align 8, !tbaa !90
  %281 = add i64 %280, %279
  br label %282

282:                                              ; preds = %278, %276
  %283 = phi i64 [ %281, %278 ], [ %107, %276 ]
  %284 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %285 = icmp ult i64 %284, %283
  %286 = select i1 %285, i32 0, i32 110
  br label %287

287:                                              ; preds = %282, %271, %267, %251
  %288 = phi i32 [ %106, %251 ], [ %268, %267 ], [ %268, %271 ], [ %268, %282 ]
  %289 = phi i64 [ %107, %251 ], [ %107, %267 ], [ %107, %271 ], [ %283, %282 ]
  %290 = phi i32 [ 0, %251 ], [ 0, %267 ], [ 108, %271 ], [ %286, %282 ]
  %291 = phi i64 [ %253, %251 ], [ %109, %267 ], [ %109, %271 ], [ %109, %282 ]
  %292 = phi i1 [ false, %251 ], [ true, %267 ], [ true, %271 ], [ true, %282 ]
  br i1 %292, label %105, label %480, !llvm.loop !123

293:                                              ; preds = %105
  %294 = zext i32 %108 to i64
  %295 = or i64 %294, 216172782113783808
  br label %480

296:                                              ; preds = %101
  %297 = load i32, i32* %56, align 4, !tbaa !46
  %298 = load i32, i32* %57, align 4, !tbaa !71
  %299 = icmp eq i32 %298, 0
  %300 = icmp eq i32 %297, -1
  %301 = select i1 %299, i1 %300, i1 false
  br i1 %301, label %302, label %472

302:                                              ; preds = %296
  %303 = load i32, i32* %58, align 8, !tbaa !72
  %304 = load i32, i32* %59, align 4, !tbaa !73
  %305 = urem i32 %303, %304
  %306 = load i64, i64* %60, align 8, !tbaa !44
  %307 = lshr i32 %305, 3
  %308 = and i32 %307, 536870904
  %309 = zext i32 %308 to i64
  %310 = add i64 %306, %309
  %311 = inttoptr i64 %310 to i64*
  %312 = and i32 %305, 63
  %313 = zext i32 %312 to i64
  %314 = shl nuw i64 1, %313
  %315 = xor i64 %314, -1
  %316 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %311, i64 %315) #10, !srcloc !75
  %317 = and i64 %314, %316
  %318 = icmp eq i64 %317, 0
  %319 = select i1 %318, i32 -1, i32 %305
  %320 = icmp eq i32 %319, -1
  br i1 %320, label %321, label %472

321:                                              ; preds = %302, %466
  %322 = phi i64 [ %468, %466 ], [ 0, %302 ]
  %323 = phi i32 [ %467, %466 ], [ 1, %302 ]
  %324 = load i32, i32* %59, align 4, !tbaa !73
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
  br i1 %332, label %368, label %333, !llvm.loop !74

333:                                              ; preds = %330, %328
  %334 = phi i1 [ true, %328 ], [ %331, %330 ]
  %335 = phi i32 [ 0, %328 ], [ %364, %330 ]
  %336 = add i32 %335, %303
  %337 = urem i32 %336, %326
  %338 = load i64, i64* %60, align 8, !tbaa !44
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
  %353 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %342, i64 %352) #10, !srcloc !75
  %354 = and i64 %353, %351
  %355 = icmp eq i64 %354, 0
  br i1 %355, label %359, label %356

356:                                              ; preds = %349
  %357 = tail call i64 @llvm.cttz.i64(i64 %351, i1 true) #7, !range !76
  %358 = trunc i64 %357 to i32
  br label %359

359:                                              ; preds = %356, %349
  %360 = phi i32 [ %358, %356 ], [ %347, %349 ]
  br i1 %355, label %345, label %361, !llvm.loop !77

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
  %377 = load i64, i64* %61, align 8, !tbaa !78
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
  %391 = tail call i64 @llvm.cttz.i64(i64 %390, i1 true) #7, !range !76
  %392 = trunc i64 %391 to i32
  %393 = or i32 %385, %392
  %394 = xor i64 %390, %388
  %395 = load i64, i64* %62, align 8, !tbaa !79
  %396 = zext i32 %393 to i64
  %397 = shl nuw nsw i64 %396, 3
  %398 = add i64 %397, %395
  %399 = inttoptr i64 %398 to i64*
  %400 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %399) #10, !srcloc !80
  %401 = lshr i64 %400, 32
  %402 = load i64, i64* %63, align 8, !tbaa !81
  %403 = shl nuw nsw i64 %396, 2
  %404 = add i64 %403, %402
  %405 = inttoptr i64 %404 to i32 addrspace(1)*
  %406 = load volatile i32, i32 addrspace(1)* %405, align 4, !tbaa !9
  %407 = zext i32 %406 to i64
  %408 = icmp eq i64 %401, %407
  br i1 %408, label %409, label %432, !llvm.loop !82

409:                                              ; preds = %386
  %410 = xor i64 %390, -1
  %411 = load i64, i64* %61, align 8, !tbaa !78
  %412 = add i64 %411, %379
  %413 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %412, i64 %410) #10, !srcloc !83
  %414 = and i64 %413, %390
  %415 = icmp eq i64 %414, 0
  br i1 %415, label %432, label %416, !llvm.loop !82

416:                                              ; preds = %409
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %417 = load i64, i64* %62, align 8, !tbaa !79
  %418 = add i64 %417, %397
  %419 = inttoptr i64 %418 to i64*
  %420 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %419) #10, !srcloc !80
  %421 = lshr i64 %420, 32
  %422 = load i64, i64* %63, align 8, !tbaa !81
  %423 = add i64 %422, %403
  %424 = inttoptr i64 %423 to i32 addrspace(1)*
  %425 = load volatile i32, i32 addrspace(1)* %424, align 4, !tbaa !9
  %426 = zext i32 %425 to i64
  %427 = icmp eq i64 %421, %426
  br i1 %427, label %432, label %428

428:                                              ; preds = %416
  %429 = load i64, i64* %61, align 8, !tbaa !78
  %430 = add i64 %429, %379
  %431 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %430, i64 %390) #10, !srcloc !70
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
  br i1 %436, label %437, label %386, !llvm.loop !82

437:                                              ; preds = %435, %432, %375
  %438 = phi i32 [ -1, %375 ], [ %433, %432 ], [ -1, %435 ]
  %439 = icmp ne i32 %438, -1
  %440 = add nuw nsw i32 %376, 1
  %441 = icmp eq i32 %440, %374
  %442 = select i1 %439, i1 true, i1 %441
  br i1 %442, label %443, label %375, !llvm.loop !84

443:                                              ; preds = %437, %371, %368
  %444 = phi i32 [ %370, %368 ], [ -1, %371 ], [ %438, %437 ]
  %445 = icmp eq i32 %444, -1
  br i1 %445, label %446, label %466

446:                                              ; preds = %443
  %447 = add i32 %323, 1
  %448 = and i32 %323, 63
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %450, label %466, !prof !87

450:                                              ; preds = %446
  %451 = load i64, i64* %64, align 8, !tbaa !88
  %452 = inttoptr i64 %451 to i64*
  %453 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %452) #10, !srcloc !80
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %455, label %466

455:                                              ; preds = %450
  %456 = icmp eq i64 %322, 0
  br i1 %456, label %457, label %461

457:                                              ; preds = %455
  %458 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %459 = load i64, i64* %65, align 8, !tbaa !90
  %460 = add i64 %459, %458
  br label %461

461:                                              ; preds = %457, %455
  %462 = phi i64 [ %460, %457 ], [ %322, %455 ]
  %463 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %464 = icmp ult i64 %463, %462
  %465 = select i1 %464, i32 0, i32 110
  br label %466

466:                                              ; preds = %461, %450, %446, %443
  %467 = phi i32 [ %323, %443 ], [ %447, %446 ], [ %447, %450 ], [ %447, %461 ]
  %468 = phi i64 [ %322, %443 ], [ %322, %446 ], [ %322, %450 ], [ %462, %461 ]
  %469 = phi i32 [ 0, %443 ], [ 0, %446 ], [ 108, %450 ], [ %465, %461 ]
  %470 = icmp eq i32 %469, 0
  %471 = and i1 %445, %470
  br i1 %471, label %321, label %472, !llvm.loop !112

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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %487 = and i32 %486, -16777216
  %488 = icmp eq i32 %487, 50331648
  br i1 %488, label %489, label %515

489:                                              ; preds = %480
  %490 = load i32, i32* %56, align 4, !tbaa !46
  %491 = icmp eq i32 %490, -1
  br i1 %491, label %514, label %492

492:                                              ; preds = %489
  %493 = load i32, i32* %55, align 8, !tbaa !43
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %506

495:                                              ; preds = %492
  %496 = and i32 %490, 63
  %497 = zext i32 %496 to i64
  %498 = shl nuw i64 1, %497
  %499 = lshr i32 %490, 3
  %500 = and i32 %499, 536870904
  %501 = zext i32 %500 to i64
  %502 = load i64, i64* %60, align 8, !tbaa !44
  %503 = add i64 %502, %501
  %504 = inttoptr i64 %503 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %504, i64 %498) #10, !srcloc !45
  %505 = load i32, i32* %55, align 8, !tbaa !43
  br label %506

506:                                              ; preds = %495, %492
  %507 = phi i32 [ %505, %495 ], [ %493, %492 ]
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %513

509:                                              ; preds = %506
  %510 = load i64, i64* %78, align 8, !tbaa !19
  %511 = add i64 %510, 136
  %512 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %511, i64 -1) #10, !srcloc !23
  br label %513

513:                                              ; preds = %509, %506
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %77, align 4, !tbaa !47
  br label %514

514:                                              ; preds = %513, %489
  store i32 %483, i32* %57, align 4, !tbaa !71
  br label %2286

515:                                              ; preds = %480
  %516 = load i64, i64* %67, align 8, !tbaa !92
  %517 = zext i32 %483 to i64
  %518 = load i64, i64* %68, align 8, !tbaa !93
  %519 = mul i64 %518, %517
  %520 = add i64 %519, %516
  %521 = load i32, i32* %56, align 4, !tbaa !46
  %522 = icmp eq i32 %521, %483
  br i1 %522, label %529, label %523

523:                                              ; preds = %515
  %524 = load i64, i64* %63, align 8, !tbaa !81
  %525 = shl nuw nsw i64 %517, 2
  %526 = add i64 %524, %525
  %527 = inttoptr i64 %526 to i32 addrspace(1)*
  %528 = load volatile i32, i32 addrspace(1)* %527, align 4, !tbaa !9
  store i32 %528, i32* %69, align 8, !tbaa !94
  br label %529

529:                                              ; preds = %523, %515
  %530 = icmp eq i64 %90, 0
  br i1 %530, label %1400, label %531

531:                                              ; preds = %529
  %532 = sub i64 0, %520
  %533 = shl nuw nsw i64 %517, 16
  %534 = shl nuw nsw i64 %517, 2
  %535 = shl nuw nsw i64 %517, 3
  %536 = lshr i32 %483, 3
  %537 = and i32 %536, 536870904
  %538 = zext i32 %537 to i64
  %539 = and i32 %483, 63
  %540 = zext i32 %539 to i64
  %541 = shl nuw i64 1, %540
  br label %542

542:                                              ; preds = %1386, %531
  %543 = phi i64 [ 0, %531 ], [ %1397, %1386 ]
  %544 = add i64 %543, %80
  %545 = sub i64 %90, %543
  %546 = load i32, i32* %55, align 8, !tbaa !43
  %547 = load i32, i32* %70, align 4, !tbaa !56
  %548 = xor i64 %544, %520
  %549 = and i64 %548, 15
  %550 = icmp eq i64 %549, 0
  %551 = and i64 %548, 3
  %552 = icmp eq i64 %551, 0
  %553 = select i1 %552, i64 4, i64 1
  %554 = select i1 %550, i64 16, i64 %553
  %555 = add nsw i64 %554, -1
  %556 = and i64 %555, %532
  %557 = or i64 %544, %520
  %558 = or i64 %557, %545
  %559 = and i64 %558, 15
  %560 = icmp eq i64 %559, 0
  br i1 %560, label %561, label %819, !prof !57

561:                                              ; preds = %542
  %562 = shl i32 %547, 7
  %563 = zext i32 %562 to i64
  %564 = icmp eq i64 %545, %563
  br i1 %564, label %565, label %621

565:                                              ; preds = %561
  %566 = shl i32 %546, 4
  %567 = zext i32 %566 to i64
  %568 = add i64 %520, %567
  %569 = add i64 %544, %567
  %570 = shl i32 %547, 4
  %571 = inttoptr i64 %569 to <4 x i32> addrspace(1)*
  %572 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %571, align 16, !tbaa !11
  %573 = zext i32 %570 to i64
  %574 = add i64 %569, %573
  %575 = inttoptr i64 %574 to <4 x i32> addrspace(1)*
  %576 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %575, align 16, !tbaa !11
  %577 = shl i32 %547, 5
  %578 = zext i32 %577 to i64
  %579 = add i64 %569, %578
  %580 = inttoptr i64 %579 to <4 x i32> addrspace(1)*
  %581 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %580, align 16, !tbaa !11
  %582 = mul i32 %547, 48
  %583 = zext i32 %582 to i64
  %584 = add i64 %569, %583
  %585 = inttoptr i64 %584 to <4 x i32> addrspace(1)*
  %586 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %585, align 16, !tbaa !11
  %587 = shl i32 %547, 6
  %588 = zext i32 %587 to i64
  %589 = add i64 %569, %588
  %590 = inttoptr i64 %589 to <4 x i32> addrspace(1)*
  %591 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %590, align 16, !tbaa !11
  %592 = mul i32 %547, 80
  %593 = zext i32 %592 to i64
  %594 = add i64 %569, %593
  %595 = inttoptr i64 %594 to <4 x i32> addrspace(1)*
  %596 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %595, align 16, !tbaa !11
  %597 = mul i32 %547, 96
  %598 = zext i32 %597 to i64
  %599 = add i64 %569, %598
  %600 = inttoptr i64 %599 to <4 x i32> addrspace(1)*
  %601 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %600, align 16, !tbaa !11
  %602 = mul i32 %547, 112
  %603 = zext i32 %602 to i64
  %604 = add i64 %569, %603
  %605 = inttoptr i64 %604 to <4 x i32> addrspace(1)*
  %606 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %605, align 16, !tbaa !11
  %607 = inttoptr i64 %568 to <4 x i32> addrspace(1)*
  store <4 x i32> %572, <4 x i32> addrspace(1)* %607, align 16, !tbaa !11
  %608 = add i64 %568, %573
  %609 = inttoptr i64 %608 to <4 x i32> addrspace(1)*
  store <4 x i32> %576, <4 x i32> addrspace(1)* %609, align 16, !tbaa !11
  %610 = add i64 %568, %578
  %611 = inttoptr i64 %610 to <4 x i32> addrspace(1)*
  store <4 x i32> %581, <4 x i32> addrspace(1)* %611, align 16, !tbaa !11
  %612 = add i64 %568, %583
  %613 = inttoptr i64 %612 to <4 x i32> addrspace(1)*
  store <4 x i32> %586, <4 x i32> addrspace(1)* %613, align 16, !tbaa !11
  %614 = add i64 %568, %588
  %615 = inttoptr i64 %614 to <4 x i32> addrspace(1)*
  store <4 x i32> %591, <4 x i32> addrspace(1)* %615, align 16, !tbaa !11
  %616 = add i64 %568, %593
  %617 = inttoptr i64 %616 to <4 x i32> addrspace(1)*
  store <4 x i32> %596, <4 x i32> addrspace(1)* %617, align 16, !tbaa !11
  %618 = add i64 %568, %598
  %619 = inttoptr i64 %618 to <4 x i32> addrspace(1)*
  store <4 x i32> %601, <4 x i32> addrspace(1)* %619, align 16, !tbaa !11
  %620 = add i64 %568, %603
  br label %1271

621:                                              ; preds = %561
  %622 = lshr i64 %545, 4
  %623 = zext i32 %546 to i64
  %624 = mul i32 %547, 7
  %625 = zext i32 %624 to i64
  %626 = add nuw nsw i64 %625, %623
  %627 = icmp ult i64 %626, %622
  br i1 %627, label %628, label %702

628:                                              ; preds = %621
  %629 = shl i32 %547, 3
  %630 = zext i32 %629 to i64
  %631 = zext i32 %547 to i64
  %632 = shl i32 %547, 1
  %633 = zext i32 %632 to i64
  %634 = mul i32 %547, 3
  %635 = zext i32 %634 to i64
  %636 = shl i32 %547, 2
  %637 = zext i32 %636 to i64
  %638 = mul i32 %547, 5
  %639 = zext i32 %638 to i64
  %640 = mul i32 %547, 6
  %641 = zext i32 %640 to i64
  br label %642

642:                                              ; preds = %642, %628
  %643 = phi i64 [ %623, %628 ], [ %699, %642 ]
  %644 = shl i64 %643, 4
  %645 = add i64 %644, %544
  %646 = inttoptr i64 %645 to <4 x i32> addrspace(1)*
  %647 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %646, align 16, !tbaa !11
  %648 = add i64 %643, %631
  %649 = shl i64 %648, 4
  %650 = add i64 %649, %544
  %651 = inttoptr i64 %650 to <4 x i32> addrspace(1)*
  %652 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %651, align 16, !tbaa !11
  %653 = add i64 %643, %633
  %654 = shl i64 %653, 4
  %655 = add i64 %654, %544
  %656 = inttoptr i64 %655 to <4 x i32> addrspace(1)*
  %657 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %656, align 16, !tbaa !11
  %658 = add i64 %643, %635
  %659 = shl i64 %658, 4
  %660 = add i64 %659, %544
  %661 = inttoptr i64 %660 to <4 x i32> addrspace(1)*
  %662 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %661, align 16, !tbaa !11
  %663 = add i64 %643, %637
  %664 = shl i64 %663, 4
  %665 = add i64 %664, %544
  %666 = inttoptr i64 %665 to <4 x i32> addrspace(1)*
  %667 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %666, align 16, !tbaa !11
  %668 = add i64 %643, %639
  %669 = shl i64 %668, 4
  %670 = add i64 %669, %544
  %671 = inttoptr i64 %670 to <4 x i32> addrspace(1)*
  %672 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %671, align 16, !tbaa !11
  %673 = add i64 %643, %641
  %674 = shl i64 %673, 4
  %675 = add i64 %674, %544
  %676 = inttoptr i64 %675 to <4 x i32> addrspace(1)*
  %677 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %676, align 16, !tbaa !11
  %678 = add i64 %643, %625
  %679 = shl i64 %678, 4
  %680 = add i64 %679, %544
  %681 = inttoptr i64 %680 to <4 x i32> addrspace(1)*
  %682 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %681, align 16, !tbaa !11
  %683 = add i64 %644, %520
  %684 = inttoptr i64 %683 to <4 x i32> addrspace(1)*
  store <4 x i32> %647, <4 x i32> addrspace(1)* %684, align 16, !tbaa !11
  %685 = add i64 %649, %520
  %686 = inttoptr i64 %685 to <4 x i32> addrspace(1)*
  store <4 x i32> %652, <4 x i32> addrspace(1)* %686, align 16, !tbaa !11
  %687 = add i64 %654, %520
  %688 = inttoptr i64 %687 to <4 x i32> addrspace(1)*
  store <4 x i32> %657, <4 x i32> addrspace(1)* %688, align 16, !tbaa !11
  %689 = add i64 %659, %520
  %690 = inttoptr i64 %689 to <4 x i32> addrspace(1)*
  store <4 x i32> %662, <4 x i32> addrspace(1)* %690, align 16, !tbaa !11
  %691 = add i64 %664, %520
  %692 = inttoptr i64 %691 to <4 x i32> addrspace(1)*
  store <4 x i32> %667, <4 x i32> addrspace(1)* %692, align 16, !tbaa !11
  %693 = add i64 %669, %520
  %694 = inttoptr i64 %693 to <4 x i32> addrspace(1)*
  store <4 x i32> %672, <4 x i32> addrspace(1)* %694, align 16, !tbaa !11
  %695 = add i64 %674, %520
  %696 = inttoptr i64 %695 to <4 x i32> addrspace(1)*
  store <4 x i32> %677, <4 x i32> addrspace(1)* %696, align 16, !tbaa !11
  %697 = add i64 %679, %520
  %698 = inttoptr i64 %697 to <4 x i32> addrspace(1)*
  store <4 x i32> %682, <4 x i32> addrspace(1)* %698, align 16, !tbaa !11
  %699 = add i64 %643, %630
  %700 = add i64 %699, %625
  %701 = icmp ult i64 %700, %622
  br i1 %701, label %642, label %702, !llvm.loop !58

702:                                              ; preds = %642, %621
  %703 = phi i64 [ %623, %621 ], [ %699, %642 ]
  %704 = icmp ult i64 %703, %622
  br i1 %704, label %705, label %1275

705:                                              ; preds = %702
  %706 = shl i64 %703, 4
  %707 = add i64 %706, %544
  %708 = inttoptr i64 %707 to <4 x i32> addrspace(1)*
  %709 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %708, align 16, !tbaa !11
  %710 = zext i32 %547 to i64
  %711 = add i64 %703, %710
  %712 = icmp ult i64 %711, %622
  br i1 %712, label %713, label %718

713:                                              ; preds = %705
  %714 = shl i64 %711, 4
  %715 = add i64 %714, %544
  %716 = inttoptr i64 %715 to <4 x i32> addrspace(1)*
  %717 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %716, align 16, !tbaa !11
  br label %718

718:                                              ; preds = %713, %705
  %719 = phi <4 x i32> [ %717, %713 ], [ zeroinitializer, %705 ]
  %720 = shl i32 %547, 1
  %721 = zext i32 %720 to i64
  %722 = add i64 %703, %721
  %723 = icmp ult i64 %722, %622
  br i1 %723, label %724, label %729

724:                                              ; preds = %718
  %725 = shl i64 %722, 4
  %726 = add i64 %725, %544
  %727 = inttoptr i64 %726 to <4 x i32> addrspace(1)*
  %728 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %727, align 16, !tbaa !11
  br label %729

729:                                              ; preds = %724, %718
  %730 = phi <4 x i32> [ %728, %724 ], [ zeroinitializer, %718 ]
  %731 = mul i32 %547, 3
  %732 = zext i32 %731 to i64
  %733 = add i64 %703, %732
  %734 = icmp ult i64 %733, %622
  br i1 %734, label %735, label %740

735:                                              ; preds = %729
  %736 = shl i64 %733, 4
  %737 = add i64 %736, %544
  %738 = inttoptr i64 %737 to <4 x i32> addrspace(1)*
  %739 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %738, align 16, !tbaa !11
  br label %740

740:                                              ; preds = %735, %729
  %741 = phi <4 x i32> [ %739, %735 ], [ zeroinitializer, %729 ]
  %742 = shl i32 %547, 2
  %743 = zext i32 %742 to i64
  %744 = add i64 %703, %743
  %745 = icmp ult i64 %744, %622
  br i1 %745, label %746, label %751

746:                                              ; preds = %740
  %747 = shl i64 %744, 4
  %748 = add i64 %747, %544
  %749 = inttoptr i64 %748 to <4 x i32> addrspace(1)*
  %750 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %749, align 16, !tbaa !11
  br label %751

751:                                              ; preds = %746, %740
  %752 = phi <4 x i32> [ %750, %746 ], [ zeroinitializer, %740 ]
  %753 = mul i32 %547, 5
  %754 = zext i32 %753 to i64
  %755 = add i64 %703, %754
  %756 = icmp ult i64 %755, %622
  br i1 %756, label %757, label %762

757:                                              ; preds = %751
  %758 = shl i64 %755, 4
  %759 = add i64 %758, %544
  %760 = inttoptr i64 %759 to <4 x i32> addrspace(1)*
  %761 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %760, align 16, !tbaa !11
  br label %762

762:                                              ; preds = %757, %751
  %763 = phi <4 x i32> [ %761, %757 ], [ zeroinitializer, %751 ]
  %764 = mul i32 %547, 6
  %765 = zext i32 %764 to i64
  %766 = add i64 %703, %765
  %767 = icmp ult i64 %766, %622
  br i1 %767, label %768, label %773

768:                                              ; preds = %762
  %769 = shl i64 %766, 4
  %770 = add i64 %769, %544
  %771 = inttoptr i64 %770 to <4 x i32> addrspace(1)*
  %772 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %771, align 16, !tbaa !11
  br label %773

773:                                              ; preds = %768, %762
  %774 = phi <4 x i32> [ %772, %768 ], [ zeroinitializer, %762 ]
  %775 = add i64 %703, %625
  %776 = icmp ult i64 %775, %622
  br i1 %776, label %777, label %782

777:                                              ; preds = %773
  %778 = shl i64 %775, 4
  %779 = add i64 %778, %544
  %780 = inttoptr i64 %779 to <4 x i32> addrspace(1)*
  %781 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %780, align 16, !tbaa !11
  br label %782

782:                                              ; preds = %777, %773
  %783 = phi <4 x i32> [ %781, %777 ], [ zeroinitializer, %773 ]
  %784 = add i64 %706, %520
  %785 = inttoptr i64 %784 to <4 x i32> addrspace(1)*
  store <4 x i32> %709, <4 x i32> addrspace(1)* %785, align 16, !tbaa !11
  br i1 %712, label %786, label %790

786:                                              ; preds = %782
  %787 = shl i64 %711, 4
  %788 = add i64 %787, %520
  %789 = inttoptr i64 %788 to <4 x i32> addrspace(1)*
  store <4 x i32> %719, <4 x i32> addrspace(1)* %789, align 16, !tbaa !11
  br label %790

790:                                              ; preds = %786, %782
  br i1 %723, label %791, label %795

791:                                              ; preds = %790
  %792 = shl i64 %722, 4
  %793 = add i64 %792, %520
  %794 = inttoptr i64 %793 to <4 x i32> addrspace(1)*
  store <4 x i32> %730, <4 x i32> addrspace(1)* %794, align 16, !tbaa !11
  br label %795

795:                                              ; preds = %791, %790
  br i1 %734, label %796, label %800

796:                                              ; preds = %795
  %797 = shl i64 %733, 4
  %798 = add i64 %797, %520
  %799 = inttoptr i64 %798 to <4 x i32> addrspace(1)*
  store <4 x i32> %741, <4 x i32> addrspace(1)* %799, align 16, !tbaa !11
  br label %800

800:                                              ; preds = %796, %795
  br i1 %745, label %801, label %805

801:                                              ; preds = %800
  %802 = shl i64 %744, 4
  %803 = add i64 %802, %520
  %804 = inttoptr i64 %803 to <4 x i32> addrspace(1)*
  store <4 x i32> %752, <4 x i32> addrspace(1)* %804, align 16, !tbaa !11
  br label %805

805:                                              ; preds = %801, %800
  br i1 %756, label %806, label %810

806:                                              ; preds = %805
  %807 = shl i64 %755, 4
  %808 = add i64 %807, %520
  %809 = inttoptr i64 %808 to <4 x i32> addrspace(1)*
  store <4 x i32> %763, <4 x i32> addrspace(1)* %809, align 16, !tbaa !11
  br label %810

810:                                              ; preds = %806, %805
  br i1 %767, label %811, label %815

811:                                              ; preds = %810
  %812 = shl i64 %766, 4
  %813 = add i64 %812, %520
  %814 = inttoptr i64 %813 to <4 x i32> addrspace(1)*
  store <4 x i32> %774, <4 x i32> addrspace(1)* %814, align 16, !tbaa !11
  br label %815

815:                                              ; preds = %811, %810
  br i1 %776, label %816, label %1275

816:                                              ; preds = %815
  %817 = shl i64 %775, 4
  %818 = add i64 %817, %520
  br label %1271

819:                                              ; preds = %542
  %820 = icmp ult i64 %556, %545
  %821 = select i1 %820, i64 %556, i64 %545
  %822 = sub i64 %545, %821
  %823 = sub nsw i64 0, %554
  %824 = and i64 %822, %823
  switch i64 %554, label %1227 [
    i64 16, label %825
    i64 4, label %1026
  ]

825:                                              ; preds = %819
  %826 = add i64 %821, %520
  %827 = add i64 %821, %544
  %828 = lshr i64 %824, 4
  %829 = zext i32 %546 to i64
  %830 = mul i32 %547, 7
  %831 = zext i32 %830 to i64
  %832 = add nuw nsw i64 %831, %829
  %833 = icmp ult i64 %832, %828
  br i1 %833, label %834, label %908

834:                                              ; preds = %825
  %835 = shl i32 %547, 3
  %836 = zext i32 %835 to i64
  %837 = zext i32 %547 to i64
  %838 = shl i32 %547, 1
  %839 = zext i32 %838 to i64
  %840 = mul i32 %547, 3
  %841 = zext i32 %840 to i64
  %842 = shl i32 %547, 2
  %843 = zext i32 %842 to i64
  %844 = mul i32 %547, 5
  %845 = zext i32 %844 to i64
  %846 = mul i32 %547, 6
  %847 = zext i32 %846 to i64
  br label %848

848:                                              ; preds = %848, %834
  %849 = phi i64 [ %829, %834 ], [ %905, %848 ]
  %850 = shl i64 %849, 4
  %851 = add i64 %850, %827
  %852 = inttoptr i64 %851 to <4 x i32> addrspace(1)*
  %853 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %852, align 16, !tbaa !11
  %854 = add i64 %849, %837
  %855 = shl i64 %854, 4
  %856 = add i64 %855, %827
  %857 = inttoptr i64 %856 to <4 x i32> addrspace(1)*
  %858 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %857, align 16, !tbaa !11
  %859 = add i64 %849, %839
  %860 = shl i64 %859, 4
  %861 = add i64 %860, %827
  %862 = inttoptr i64 %861 to <4 x i32> addrspace(1)*
  %863 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %862, align 16, !tbaa !11
  %864 = add i64 %849, %841
  %865 = shl i64 %864, 4
  %866 = add i64 %865, %827
  %867 = inttoptr i64 %866 to <4 x i32> addrspace(1)*
  %868 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %867, align 16, !tbaa !11
  %869 = add i64 %849, %843
  %870 = shl i64 %869, 4
  %871 = add i64 %870, %827
  %872 = inttoptr i64 %871 to <4 x i32> addrspace(1)*
  %873 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %872, align 16, !tbaa !11
  %874 = add i64 %849, %845
  %875 = shl i64 %874, 4
  %876 = add i64 %875, %827
  %877 = inttoptr i64 %876 to <4 x i32> addrspace(1)*
  %878 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %877, align 16, !tbaa !11
  %879 = add i64 %849, %847
  %880 = shl i64 %879, 4
  %881 = add i64 %880, %827
  %882 = inttoptr i64 %881 to <4 x i32> addrspace(1)*
  %883 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %882, align 16, !tbaa !11
  %884 = add i64 %849, %831
  %885 = shl i64 %884, 4
  %886 = add i64 %885, %827
  %887 = inttoptr i64 %886 to <4 x i32> addrspace(1)*
  %888 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %887, align 16, !tbaa !11
  %889 = add i64 %850, %826
  %890 = inttoptr i64 %889 to <4 x i32> addrspace(1)*
  store <4 x i32> %853, <4 x i32> addrspace(1)* %890, align 16, !tbaa !11
  %891 = add i64 %855, %826
  %892 = inttoptr i64 %891 to <4 x i32> addrspace(1)*
  store <4 x i32> %858, <4 x i32> addrspace(1)* %892, align 16, !tbaa !11
  %893 = add i64 %860, %826
  %894 = inttoptr i64 %893 to <4 x i32> addrspace(1)*
  store <4 x i32> %863, <4 x i32> addrspace(1)* %894, align 16, !tbaa !11
  %895 = add i64 %865, %826
  %896 = inttoptr i64 %895 to <4 x i32> addrspace(1)*
  store <4 x i32> %868, <4 x i32> addrspace(1)* %896, align 16, !tbaa !11
  %897 = add i64 %870, %826
  %898 = inttoptr i64 %897 to <4 x i32> addrspace(1)*
  store <4 x i32> %873, <4 x i32> addrspace(1)* %898, align 16, !tbaa !11
  %899 = add i64 %875, %826
  %900 = inttoptr i64 %899 to <4 x i32> addrspace(1)*
  store <4 x i32> %878, <4 x i32> addrspace(1)* %900, align 16, !tbaa !11
  %901 = add i64 %880, %826
  %902 = inttoptr i64 %901 to <4 x i32> addrspace(1)*
  store <4 x i32> %883, <4 x i32> addrspace(1)* %902, align 16, !tbaa !11
  %903 = add i64 %885, %826
  %904 = inttoptr i64 %903 to <4 x i32> addrspace(1)*
  store <4 x i32> %888, <4 x i32> addrspace(1)* %904, align 16, !tbaa !11
  %905 = add i64 %849, %836
  %906 = add i64 %905, %831
  %907 = icmp ult i64 %906, %828
  br i1 %907, label %848, label %908, !llvm.loop !58

908:                                              ; preds = %848, %825
  %909 = phi i64 [ %829, %825 ], [ %905, %848 ]
  %910 = icmp ult i64 %909, %828
  br i1 %910, label %911, label %1241

911:                                              ; preds = %908
  %912 = shl i64 %909, 4
  %913 = add i64 %912, %827
  %914 = inttoptr i64 %913 to <4 x i32> addrspace(1)*
  %915 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %914, align 16, !tbaa !11
  %916 = zext i32 %547 to i64
  %917 = add i64 %909, %916
  %918 = icmp ult i64 %917, %828
  br i1 %918, label %919, label %924

919:                                              ; preds = %911
  %920 = shl i64 %917, 4
  %921 = add i64 %920, %827
  %922 = inttoptr i64 %921 to <4 x i32> addrspace(1)*
  %923 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %922, align 16, !tbaa !11
  br label %924

924:                                              ; preds = %919, %911
  %925 = phi <4 x i32> [ %923, %919 ], [ zeroinitializer, %911 ]
  %926 = shl i32 %547, 1
  %927 = zext i32 %926 to i64
  %928 = add i64 %909, %927
  %929 = icmp ult i64 %928, %828
  br i1 %929, label %930, label %935

930:                                              ; preds = %924
  %931 = shl i64 %928, 4
  %932 = add i64 %931, %827
  %933 = inttoptr i64 %932 to <4 x i32> addrspace(1)*
  %934 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %933, align 16, !tbaa !11
  br label %935

935:                                              ; preds = %930, %924
  %936 = phi <4 x i32> [ %934, %930 ], [ zeroinitializer, %924 ]
  %937 = mul i32 %547, 3
  %938 = zext i32 %937 to i64
  %939 = add i64 %909, %938
  %940 = icmp ult i64 %939, %828
  br i1 %940, label %941, label %946

941:                                              ; preds = %935
  %942 = shl i64 %939, 4
  %943 = add i64 %942, %827
  %944 = inttoptr i64 %943 to <4 x i32> addrspace(1)*
  %945 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %944, align 16, !tbaa !11
  br label %946

946:                                              ; preds = %941, %935
  %947 = phi <4 x i32> [ %945, %941 ], [ zeroinitializer, %935 ]
  %948 = shl i32 %547, 2
  %949 = zext i32 %948 to i64
  %950 = add i64 %909, %949
  %951 = icmp ult i64 %950, %828
  br i1 %951, label %952, label %957

952:                                              ; preds = %946
  %953 = shl i64 %950, 4
  %954 = add i64 %953, %827
  %955 = inttoptr i64 %954 to <4 x i32> addrspace(1)*
  %956 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %955, align 16, !tbaa !11
  br label %957

957:                                              ; preds = %952, %946
  %958 = phi <4 x i32> [ %956, %952 ], [ zeroinitializer, %946 ]
  %959 = mul i32 %547, 5
  %960 = zext i32 %959 to i64
  %961 = add i64 %909, %960
  %962 = icmp ult i64 %961, %828
  br i1 %962, label %963, label %968

963:                                              ; preds = %957
  %964 = shl i64 %961, 4
  %965 = add i64 %964, %827
  %966 = inttoptr i64 %965 to <4 x i32> addrspace(1)*
  %967 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %966, align 16, !tbaa !11
  br label %968

968:                                              ; preds = %963, %957
  %969 = phi <4 x i32> [ %967, %963 ], [ zeroinitializer, %957 ]
  %970 = mul i32 %547, 6
  %971 = zext i32 %970 to i64
  %972 = add i64 %909, %971
  %973 = icmp ult i64 %972, %828
  br i1 %973, label %974, label %979

974:                                              ; preds = %968
  %975 = shl i64 %972, 4
  %976 = add i64 %975, %827
  %977 = inttoptr i64 %976 to <4 x i32> addrspace(1)*
  %978 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %977, align 16, !tbaa !11
  br label %979

979:                                              ; preds = %974, %968
  %980 = phi <4 x i32> [ %978, %974 ], [ zeroinitializer, %968 ]
  %981 = add i64 %909, %831
  %982 = icmp ult i64 %981, %828
  br i1 %982, label %983, label %988

983:                                              ; preds = %979
  %984 = shl i64 %981, 4
  %985 = add i64 %984, %827
  %986 = inttoptr i64 %985 to <4 x i32> addrspace(1)*
  %987 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %986, align 16, !tbaa !11
  br label %988

988:                                              ; preds = %983, %979
  %989 = phi <4 x i32> [ %987, %983 ], [ zeroinitializer, %979 ]
  %990 = add i64 %912, %826
  %991 = inttoptr i64 %990 to <4 x i32> addrspace(1)*
  store <4 x i32> %915, <4 x i32> addrspace(1)* %991, align 16, !tbaa !11
  br i1 %918, label %992, label %996

992:                                              ; preds = %988
  %993 = shl i64 %917, 4
  %994 = add i64 %993, %826
  %995 = inttoptr i64 %994 to <4 x i32> addrspace(1)*
  store <4 x i32> %925, <4 x i32> addrspace(1)* %995, align 16, !tbaa !11
  br label %996

996:                                              ; preds = %992, %988
  br i1 %929, label %997, label %1001

997:                                              ; preds = %996
  %998 = shl i64 %928, 4
  %999 = add i64 %998, %826
  %1000 = inttoptr i64 %999 to <4 x i32> addrspace(1)*
  store <4 x i32> %936, <4 x i32> addrspace(1)* %1000, align 16, !tbaa !11
  br label %1001

1001:                                             ; preds = %997, %996
  br i1 %940, label %1002, label %1006

1002:                                             ; preds = %1001
  %1003 = shl i64 %939, 4
  %1004 = add i64 %1003, %826
  %1005 = inttoptr i64 %1004 to <4 x i32> addrspace(1)*
  store <4 x i32> %947, <4 x i32> addrspace(1)* %1005, align 16, !tbaa !11
  br label %1006

1006:                                             ; preds = %1002, %1001
  br i1 %951, label %1007, label %1011

1007:                                             ; preds = %1006
  %1008 = shl i64 %950, 4
  %1009 = add i64 %1008, %826
  %1010 = inttoptr i64 %1009 to <4 x i32> addrspace(1)*
  store <4 x i32> %958, <4 x i32> addrspace(1)* %1010, align 16, !tbaa !11
  br label %1011

1011:                                             ; preds = %1007, %1006
  br i1 %962, label %1012, label %1016

1012:                                             ; preds = %1011
  %1013 = shl i64 %961, 4
  %1014 = add i64 %1013, %826
  %1015 = inttoptr i64 %1014 to <4 x i32> addrspace(1)*
  store <4 x i32> %969, <4 x i32> addrspace(1)* %1015, align 16, !tbaa !11
  br label %1016

1016:                                             ; preds = %1012, %1011
  br i1 %973, label %1017, label %1021

1017:                                             ; preds = %1016
  %1018 = shl i64 %972, 4
  %1019 = add i64 %1018, %826
  %1020 = inttoptr i64 %1019 to <4 x i32> addrspace(1)*
  store <4 x i32> %980, <4 x i32> addrspace(1)* %1020, align 16, !tbaa !11
  br label %1021

1021:                                             ; preds = %1017, %1016
  br i1 %982, label %1022, label %1241

1022:                                             ; preds = %1021
  %1023 = shl i64 %981, 4
  %1024 = add i64 %1023, %826
  %1025 = inttoptr i64 %1024 to <4 x i32> addrspace(1)*
  store <4 x i32> %989, <4 x i32> addrspace(1)* %1025, align 16, !tbaa !11
  br label %1241

1026:                                             ; preds = %819
  %1027 = add i64 %821, %520
  %1028 = add i64 %821, %544
  %1029 = lshr i64 %824, 2
  %1030 = zext i32 %546 to i64
  %1031 = mul i32 %547, 7
  %1032 = zext i32 %1031 to i64
  %1033 = add nuw nsw i64 %1032, %1030
  %1034 = icmp ult i64 %1033, %1029
  br i1 %1034, label %1035, label %1109

1035:                                             ; preds = %1026
  %1036 = shl i32 %547, 3
  %1037 = zext i32 %1036 to i64
  %1038 = zext i32 %547 to i64
  %1039 = shl i32 %547, 1
  %1040 = zext i32 %1039 to i64
  %1041 = mul i32 %547, 3
  %1042 = zext i32 %1041 to i64
  %1043 = shl i32 %547, 2
  %1044 = zext i32 %1043 to i64
  %1045 = mul i32 %547, 5
  %1046 = zext i32 %1045 to i64
  %1047 = mul i32 %547, 6
  %1048 = zext i32 %1047 to i64
  br label %1049

1049:                                             ; preds = %1049, %1035
  %1050 = phi i64 [ %1030, %1035 ], [ %1106, %1049 ]
  %1051 = shl i64 %1050, 2
  %1052 = add i64 %1051, %1028
  %1053 = inttoptr i64 %1052 to i32 addrspace(1)*
  %1054 = load volatile i32, i32 addrspace(1)* %1053, align 4, !tbaa !11
  %1055 = add i64 %1050, %1038
  %1056 = shl i64 %1055, 2
  %1057 = add i64 %1056, %1028
  %1058 = inttoptr i64 %1057 to i32 addrspace(1)*
  %1059 = load volatile i32, i32 addrspace(1)* %1058, align 4, !tbaa !11
  %1060 = add i64 %1050, %1040
  %1061 = shl i64 %1060, 2
  %1062 = add i64 %1061, %1028
  %1063 = inttoptr i64 %1062 to i32 addrspace(1)*
  %1064 = load volatile i32, i32 addrspace(1)* %1063, align 4, !tbaa !11
  %1065 = add i64 %1050, %1042
  %1066 = shl i64 %1065, 2
  %1067 = add i64 %1066, %1028
  %1068 = inttoptr i64 %1067 to i32 addrspace(1)*
  %1069 = load volatile i32, i32 addrspace(1)* %1068, align 4, !tbaa !11
  %1070 = add i64 %1050, %1044
  %1071 = shl i64 %1070, 2
  %1072 = add i64 %1071, %1028
  %1073 = inttoptr i64 %1072 to i32 addrspace(1)*
  %1074 = load volatile i32, i32 addrspace(1)* %1073, align 4, !tbaa !11
  %1075 = add i64 %1050, %1046
  %1076 = shl i64 %1075, 2
  %1077 = add i64 %1076, %1028
  %1078 = inttoptr i64 %1077 to i32 addrspace(1)*
  %1079 = load volatile i32, i32 addrspace(1)* %1078, align 4, !tbaa !11
  %1080 = add i64 %1050, %1048
  %1081 = shl i64 %1080, 2
  %1082 = add i64 %1081, %1028
  %1083 = inttoptr i64 %1082 to i32 addrspace(1)*
  %1084 = load volatile i32, i32 addrspace(1)* %1083, align 4, !tbaa !11
  %1085 = add i64 %1050, %1032
  %1086 = shl i64 %1085, 2
  %1087 = add i64 %1086, %1028
  %1088 = inttoptr i64 %1087 to i32 addrspace(1)*
  %1089 = load volatile i32, i32 addrspace(1)* %1088, align 4, !tbaa !11
  %1090 = add i64 %1051, %1027
  %1091 = inttoptr i64 %1090 to i32 addrspace(1)*
  store i32 %1054, i32 addrspace(1)* %1091, align 4, !tbaa !11
  %1092 = add i64 %1056, %1027
  %1093 = inttoptr i64 %1092 to i32 addrspace(1)*
  store i32 %1059, i32 addrspace(1)* %1093, align 4, !tbaa !11
  %1094 = add i64 %1061, %1027
  %1095 = inttoptr i64 %1094 to i32 addrspace(1)*
  store i32 %1064, i32 addrspace(1)* %1095, align 4, !tbaa !11
  %1096 = add i64 %1066, %1027
  %1097 = inttoptr i64 %1096 to i32 addrspace(1)*
  store i32 %1069, i32 addrspace(1)* %1097, align 4, !tbaa !11
  %1098 = add i64 %1071, %1027
  %1099 = inttoptr i64 %1098 to i32 addrspace(1)*
  store i32 %1074, i32 addrspace(1)* %1099, align 4, !tbaa !11
  %1100 = add i64 %1076, %1027
  %1101 = inttoptr i64 %1100 to i32 addrspace(1)*
  store i32 %1079, i32 addrspace(1)* %1101, align 4, !tbaa !11
  %1102 = add i64 %1081, %1027
  %1103 = inttoptr i64 %1102 to i32 addrspace(1)*
  store i32 %1084, i32 addrspace(1)* %1103, align 4, !tbaa !11
  %1104 = add i64 %1086, %1027
  %1105 = inttoptr i64 %1104 to i32 addrspace(1)*
  store i32 %1089, i32 addrspace(1)* %1105, align 4, !tbaa !11
  %1106 = add i64 %1050, %1037
  %1107 = add i64 %1106, %1032
  %1108 = icmp ult i64 %1107, %1029
  br i1 %1108, label %1049, label %1109, !llvm.loop !59

1109:                                             ; preds = %1049, %1026
  %1110 = phi i64 [ %1030, %1026 ], [ %1106, %1049 ]
  %1111 = icmp ult i64 %1110, %1029
  br i1 %1111, label %1112, label %1241

1112:                                             ; preds = %1109
  %1113 = shl i64 %1110, 2
  %1114 = add i64 %1113, %1028
  %1115 = inttoptr i64 %1114 to i32 addrspace(1)*
  %1116 = load volatile i32, i32 addrspace(1)* %1115, align 4, !tbaa !11
  %1117 = zext i32 %547 to i64
  %1118 = add i64 %1110, %1117
  %1119 = icmp ult i64 %1118, %1029
  br i1 %1119, label %1120, label %1125

1120:                                             ; preds = %1112
  %1121 = shl i64 %1118, 2
  %1122 = add i64 %1121, %1028
  %1123 = inttoptr i64 %1122 to i32 addrspace(1)*
  %1124 = load volatile i32, i32 addrspace(1)* %1123, align 4, !tbaa !11
  br label %1125

1125:                                             ; preds = %1120, %1112
  %1126 = phi i32 [ %1124, %1120 ], [ 0, %1112 ]
  %1127 = shl i32 %547, 1
  %1128 = zext i32 %1127 to i64
  %1129 = add i64 %1110, %1128
  %1130 = icmp ult i64 %1129, %1029
  br i1 %1130, label %1131, label %1136

1131:                                             ; preds = %1125
  %1132 = shl i64 %1129, 2
  %1133 = add i64 %1132, %1028
  %1134 = inttoptr i64 %1133 to i32 addrspace(1)*
  %1135 = load volatile i32, i32 addrspace(1)* %1134, align 4, !tbaa !11
  br label %1136

1136:                                             ; preds = %1131, %1125
  %1137 = phi i32 [ %1135, %1131 ], [ 0, %1125 ]
  %1138 = mul i32 %547, 3
  %1139 = zext i32 %1138 to i64
  %1140 = add i64 %1110, %1139
  %1141 = icmp ult i64 %1140, %1029
  br i1 %1141, label %1142, label %1147

1142:                                             ; preds = %1136
  %1143 = shl i64 %1140, 2
  %1144 = add i64 %1143, %1028
  %1145 = inttoptr i64 %1144 to i32 addrspace(1)*
  %1146 = load volatile i32, i32 addrspace(1)* %1145, align 4, !tbaa !11
  br label %1147

1147:                                             ; preds = %1142, %1136
  %1148 = phi i32 [ %1146, %1142 ], [ 0, %1136 ]
  %1149 = shl i32 %547, 2
  %1150 = zext i32 %1149 to i64
  %1151 = add i64 %1110, %1150
  %1152 = icmp ult i64 %1151, %1029
  br i1 %1152, label %1153, label %1158

1153:                                             ; preds = %1147
  %1154 = shl i64 %1151, 2
  %1155 = add i64 %1154, %1028
  %1156 = inttoptr i64 %1155 to i32 addrspace(1)*
  %1157 = load volatile i32, i32 addrspace(1)* %1156, align 4, !tbaa !11
  br label %1158

1158:                                             ; preds = %1153, %1147
  %1159 = phi i32 [ %1157, %1153 ], [ 0, %1147 ]
  %1160 = mul i32 %547, 5
  %1161 = zext i32 %1160 to i64
  %1162 = add i64 %1110, %1161
  %1163 = icmp ult i64 %1162, %1029
  br i1 %1163, label %1164, label %1169

1164:                                             ; preds = %1158
  %1165 = shl i64 %1162, 2
  %1166 = add i64 %1165, %1028
  %1167 = inttoptr i64 %1166 to i32 addrspace(1)*
  %1168 = load volatile i32, i32 addrspace(1)* %1167, align 4, !tbaa !11
  br label %1169

1169:                                             ; preds = %1164, %1158
  %1170 = phi i32 [ %1168, %1164 ], [ 0, %1158 ]
  %1171 = mul i32 %547, 6
  %1172 = zext i32 %1171 to i64
  %1173 = add i64 %1110, %1172
  %1174 = icmp ult i64 %1173, %1029
  br i1 %1174, label %1175, label %1180

1175:                                             ; preds = %1169
  %1176 = shl i64 %1173, 2
  %1177 = add i64 %1176, %1028
  %1178 = inttoptr i64 %1177 to i32 addrspace(1)*
  %1179 = load volatile i32, i32 addrspace(1)* %1178, align 4, !tbaa !11
  br label %1180

1180:                                             ; preds = %1175, %1169
  %1181 = phi i32 [ %1179, %1175 ], [ 0, %1169 ]
  %1182 = add i64 %1110, %1032
  %1183 = icmp ult i64 %1182, %1029
  br i1 %1183, label %1184, label %1189

1184:                                             ; preds = %1180
  %1185 = shl i64 %1182, 2
  %1186 = add i64 %1185, %1028
  %1187 = inttoptr i64 %1186 to i32 addrspace(1)*
  %1188 = load volatile i32, i32 addrspace(1)* %1187, align 4, !tbaa !11
  br label %1189

1189:                                             ; preds = %1184, %1180
  %1190 = phi i32 [ %1188, %1184 ], [ 0, %1180 ]
  %1191 = add i64 %1113, %1027
  %1192 = inttoptr i64 %1191 to i32 addrspace(1)*
  store i32 %1116, i32 addrspace(1)* %1192, align 4, !tbaa !11
  br i1 %1119, label %1193, label %1197

1193:                                             ; preds = %1189
  %1194 = shl i64 %1118, 2
  %1195 = add i64 %1194, %1027
  %1196 = inttoptr i64 %1195 to i32 addrspace(1)*
  store i32 %1126, i32 addrspace(1)* %1196, align 4, !tbaa !11
  br label %1197

1197:                                             ; preds = %1193, %1189
  br i1 %1130, label %1198, label %1202

1198:                                             ; preds = %1197
  %1199 = shl i64 %1129, 2
  %1200 = add i64 %1199, %1027
  %1201 = inttoptr i64 %1200 to i32 addrspace(1)*
  store i32 %1137, i32 addrspace(1)* %1201, align 4, !tbaa !11
  br label %1202

1202:                                             ; preds = %1198, %1197
  br i1 %1141, label %1203, label %1207

1203:                                             ; preds = %1202
  %1204 = shl i64 %1140, 2
  %1205 = add i64 %1204, %1027
  %1206 = inttoptr i64 %1205 to i32 addrspace(1)*
  store i32 %1148, i32 addrspace(1)* %1206, align 4, !tbaa !11
  br label %1207

1207:                                             ; preds = %1203, %1202
  br i1 %1152, label %1208, label %1212

1208:                                             ; preds = %1207
  %1209 = shl i64 %1151, 2
  %1210 = add i64 %1209, %1027
  %1211 = inttoptr i64 %1210 to i32 addrspace(1)*
  store i32 %1159, i32 addrspace(1)* %1211, align 4, !tbaa !11
  br label %1212

1212:                                             ; preds = %1208, %1207
  br i1 %1163, label %1213, label %1217

1213:                                             ; preds = %1212
  %1214 = shl i64 %1162, 2
  %1215 = add i64 %1214, %1027
  %1216 = inttoptr i64 %1215 to i32 addrspace(1)*
  store i32 %1170, i32 addrspace(1)* %1216, align 4, !tbaa !11
  br label %1217

1217:                                             ; preds = %1213, %1212
  br i1 %1174, label %1218, label %1222

1218:                                             ; preds = %1217
  %1219 = shl i64 %1173, 2
  %1220 = add i64 %1219, %1027
  %1221 = inttoptr i64 %1220 to i32 addrspace(1)*
  store i32 %1181, i32 addrspace(1)* %1221, align 4, !tbaa !11
  br label %1222

1222:                                             ; preds = %1218, %1217
  br i1 %1183, label %1223, label %1241

1223:                                             ; preds = %1222
  %1224 = shl i64 %1182, 2
  %1225 = add i64 %1224, %1027
  %1226 = inttoptr i64 %1225 to i32 addrspace(1)*
  store i32 %1190, i32 addrspace(1)* %1226, align 4, !tbaa !11
  br label %1241

1227:                                             ; preds = %819
  %1228 = zext i32 %546 to i64
  %1229 = icmp ugt i64 %545, %1228
  br i1 %1229, label %1230, label %1275

1230:                                             ; preds = %1227
  %1231 = zext i32 %547 to i64
  br label %1232

1232:                                             ; preds = %1232, %1230
  %1233 = phi i64 [ %1228, %1230 ], [ %1239, %1232 ]
  %1234 = add i64 %1233, %544
  %1235 = inttoptr i64 %1234 to i8 addrspace(1)*
  %1236 = load volatile i8, i8 addrspace(1)* %1235, align 1, !tbaa !11
  %1237 = add i64 %1233, %520
  %1238 = inttoptr i64 %1237 to i8 addrspace(1)*
  store i8 %1236, i8 addrspace(1)* %1238, align 1, !tbaa !11
  %1239 = add i64 %1233, %1231
  %1240 = icmp ult i64 %1239, %545
  br i1 %1240, label %1232, label %1275, !llvm.loop !60

1241:                                             ; preds = %1223, %1222, %1109, %1022, %1021, %908
  %1242 = phi i64 [ %1030, %1223 ], [ %1030, %1222 ], [ %1030, %1109 ], [ %829, %1022 ], [ %829, %1021 ], [ %829, %908 ]
  %1243 = icmp ugt i64 %821, %1242
  br i1 %1243, label %1244, label %1255

1244:                                             ; preds = %1241
  %1245 = zext i32 %547 to i64
  br label %1246

1246:                                             ; preds = %1246, %1244
  %1247 = phi i64 [ %1242, %1244 ], [ %1253, %1246 ]
  %1248 = add i64 %1247, %544
  %1249 = inttoptr i64 %1248 to i8 addrspace(1)*
  %1250 = load volatile i8, i8 addrspace(1)* %1249, align 1, !tbaa !11
  %1251 = add i64 %1247, %520
  %1252 = inttoptr i64 %1251 to i8 addrspace(1)*
  store i8 %1250, i8 addrspace(1)* %1252, align 1, !tbaa !11
  %1253 = add i64 %1247, %1245
  %1254 = icmp ult i64 %1253, %821
  br i1 %1254, label %1246, label %1255, !llvm.loop !60

1255:                                             ; preds = %1246, %1241
  %1256 = add i64 %824, %821
  %1257 = sub i64 %545, %1256
  %1258 = icmp ugt i64 %1257, %1242
  br i1 %1258, label %1259, label %1275

1259:                                             ; preds = %1255
  %1260 = zext i32 %547 to i64
  br label %1261

1261:                                             ; preds = %1261, %1259
  %1262 = phi i64 [ %1242, %1259 ], [ %1269, %1261 ]
  %1263 = add i64 %1262, %1256
  %1264 = add i64 %1263, %544
  %1265 = inttoptr i64 %1264 to i8 addrspace(1)*
  %1266 = load volatile i8, i8 addrspace(1)* %1265, align 1, !tbaa !11
  %1267 = add i64 %1263, %520
  %1268 = inttoptr i64 %1267 to i8 addrspace(1)*
  store i8 %1266, i8 addrspace(1)* %1268, align 1, !tbaa !11
  %1269 = add i64 %1262, %1260
  %1270 = icmp ult i64 %1269, %1257
  br i1 %1270, label %1261, label %1275, !llvm.loop !60

1271:                                             ; preds = %816, %565
  %1272 = phi i64 [ %818, %816 ], [ %620, %565 ]
  %1273 = phi <4 x i32> [ %783, %816 ], [ %606, %565 ]
  %1274 = inttoptr i64 %1272 to <4 x i32> addrspace(1)*
  store <4 x i32> %1273, <4 x i32> addrspace(1)* %1274, align 16, !tbaa !11
  br label %1275

1275:                                             ; preds = %1261, %1232, %1271, %1255, %1227, %815, %702
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !124
  %1276 = add i64 %543, %81
  tail call void @llvm.nvvm.membar.sys() #7
  %1277 = load i32, i32* %69, align 8, !tbaa !94
  %1278 = add i32 %1277, 1
  store i32 %1278, i32* %69, align 8, !tbaa !94
  %1279 = load i32, i32* %55, align 8, !tbaa !43
  %1280 = load i64, i64* %71, align 8, !tbaa !95
  %1281 = zext i32 %1278 to i64
  %1282 = shl nuw i64 %1281, 32
  %1283 = or i64 %533, %1282
  %1284 = or i64 %1283, 512
  %1285 = and i32 %1279, 1
  %1286 = icmp eq i32 %1285, 0
  %1287 = select i1 %1286, i64 %1284, i64 %1280
  %1288 = select i1 %1286, i64 %1276, i64 %545
  %1289 = shl i64 %1288, 1
  %1290 = and i32 %1279, 2
  %1291 = icmp eq i32 %1290, 0
  %1292 = select i1 %1291, i64 %1287, i64 %1289
  %1293 = icmp eq i32 %1279, 0
  br i1 %1293, label %1294, label %1298

1294:                                             ; preds = %1275
  %1295 = load i64, i64* %72, align 8, !tbaa !96
  %1296 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1295, i64 1) #10, !srcloc !23
  %1297 = trunc i64 %1296 to i32
  br label %1298

1298:                                             ; preds = %1294, %1275
  %1299 = phi i32 [ %1297, %1294 ], [ 0, %1275 ]
  %1300 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1299, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %1301 = load i32, i32* %74, align 8, !tbaa !98
  %1302 = icmp ult i32 %1279, 4
  br i1 %1302, label %1303, label %1321

1303:                                             ; preds = %1298
  %1304 = load i64, i64* %6, align 8, !tbaa !99
  %1305 = shl nsw i32 -1, %1301
  %1306 = xor i32 %1305, -1
  %1307 = and i32 %1300, %1306
  %1308 = zext i32 %1307 to i64
  %1309 = shl nuw nsw i64 %1308, 5
  %1310 = add i64 %1304, %1309
  %1311 = inttoptr i64 %1310 to i64*
  %1312 = lshr i32 %1300, %1301
  %1313 = and i32 %1312, 1
  %1314 = xor i32 %1313, 1
  %1315 = zext i32 %1314 to i64
  %1316 = or i64 %1292, %1315
  %1317 = zext i32 %1279 to i64
  %1318 = getelementptr inbounds i64, i64* %1311, i64 %1317
  %1319 = ptrtoint i64* %1318 to i64
  %1320 = inttoptr i64 %1319 to i64 addrspace(1)*
  store volatile i64 %1316, i64 addrspace(1)* %1320, align 8, !tbaa !5
  br label %1321

1321:                                             ; preds = %1303, %1298
  br i1 %1293, label %1322, label %1326

1322:                                             ; preds = %1321
  %1323 = load i64, i64* %63, align 8, !tbaa !81
  %1324 = add i64 %1323, %534
  %1325 = inttoptr i64 %1324 to i32 addrspace(1)*
  store volatile i32 %1278, i32 addrspace(1)* %1325, align 4, !tbaa !9
  br label %1326

1326:                                             ; preds = %1322, %1321
  %1327 = load i32, i32* %55, align 8, !tbaa !43
  %1328 = icmp eq i32 %1327, 0
  br i1 %1328, label %1329, label %1386

1329:                                             ; preds = %1326
  %1330 = load i32, i32* %69, align 8, !tbaa !94
  %1331 = load i64, i64* %62, align 8, !tbaa !79
  %1332 = add i64 %1331, %535
  %1333 = inttoptr i64 %1332 to i64*
  %1334 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1333) #10, !srcloc !80
  %1335 = zext i32 %1330 to i64
  br label %1336

1336:                                             ; preds = %1377, %1329
  %1337 = phi i32 [ 1, %1329 ], [ %1344, %1377 ]
  %1338 = phi i64 [ 0, %1329 ], [ %1364, %1377 ]
  %1339 = phi i64 [ %1334, %1329 ], [ %1378, %1377 ]
  %1340 = phi i32 [ undef, %1329 ], [ %1379, %1377 ]
  %1341 = lshr i64 %1339, 32
  %1342 = icmp eq i64 %1341, %1335
  br i1 %1342, label %1380, label %1343

1343:                                             ; preds = %1336
  %1344 = add i32 %1337, 1
  %1345 = and i32 %1337, 63
  %1346 = icmp eq i32 %1345, 0
  br i1 %1346, label %1347, label %1363, !prof !87

1347:                                             ; preds = %1343
  %1348 = load i64, i64* %64, align 8, !tbaa !88
  %1349 = inttoptr i64 %1348 to i64*
  %1350 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1349) #10, !srcloc !80
  %1351 = icmp eq i64 %1350, 0
  br i1 %1351, label %1352, label %1363

1352:                                             ; preds = %1347
  %1353 = icmp eq i64 %1338, 0
  br i1 %1353, label %1354, label %1358

1354:                                             ; preds = %1352
  %1355 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1356 = load i64, i64* %65, align 8, !tbaa !90
  %1357 = add i64 %1356, %1355
  br label %1358

1358:                                             ; preds = %1354, %1352
  %1359 = phi i64 [ %1357, %1354 ], [ %1338, %1352 ]
  %1360 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1361 = icmp ult i64 %1360, %1359
  %1362 = select i1 %1361, i32 0, i32 110
  br label %1363

1363:                                             ; preds = %1358, %1347, %1343
  %1364 = phi i64 [ %1359, %1358 ], [ %1338, %1347 ], [ %1338, %1343 ]
  %1365 = phi i32 [ %1362, %1358 ], [ 108, %1347 ], [ 0, %1343 ]
  %1366 = icmp eq i32 %1365, 0
  br i1 %1366, label %1372, label %1367, !prof !57

1367:                                             ; preds = %1363
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %1368 = load i64, i64* %61, align 8, !tbaa !78
  %1369 = add i64 %1368, %538
  %1370 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1369, i64 %541) #10, !srcloc !70
  %1371 = or i32 %1365, -1073741824
  br label %1377

1372:                                             ; preds = %1363
  %1373 = load i64, i64* %62, align 8, !tbaa !79
  %1374 = add i64 %1373, %535
  %1375 = inttoptr i64 %1374 to i64*
  %1376 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1375) #10, !srcloc !80
  br label %1377

1377:                                             ; preds = %1372, %1367
  %1378 = phi i64 [ %1339, %1367 ], [ %1376, %1372 ]
  %1379 = phi i32 [ %1371, %1367 ], [ %1340, %1372 ]
  br i1 %1366, label %1336, label %1386, !llvm.loop !100

1380:                                             ; preds = %1336
  %1381 = trunc i64 %1339 to i32
  %1382 = icmp sgt i32 %1381, -1
  br i1 %1382, label %1386, label %1383, !prof !57

1383:                                             ; preds = %1380
  %1384 = sub i32 0, %1381
  %1385 = or i32 %1384, -2147483648
  br label %1386

1386:                                             ; preds = %1377, %1383, %1380, %1326
  %1387 = phi i32 [ 0, %1326 ], [ %1385, %1383 ], [ %1381, %1380 ], [ %1379, %1377 ]
  %1388 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1387, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %1389 = and i32 %1388, 65535
  %1390 = icmp slt i32 %1388, 0
  %1391 = select i1 %1390, i32 %1389, i32 0, !prof !87
  %1392 = icmp eq i32 %1388, 0
  %1393 = select i1 %1392, i32 5, i32 %1391
  %1394 = icmp eq i32 %1393, 0
  %1395 = select i1 %1394, i32 %1388, i32 0
  %1396 = zext i32 %1395 to i64
  %1397 = add i64 %543, %1396
  %1398 = icmp ult i64 %1397, %90
  %1399 = and i1 %1394, %1398
  br i1 %1399, label %542, label %1400, !llvm.loop !125

1400:                                             ; preds = %1386, %529
  %1401 = phi i64 [ 0, %529 ], [ %1397, %1386 ]
  %1402 = phi i32 [ 0, %529 ], [ %1388, %1386 ]
  %1403 = phi i32 [ 0, %529 ], [ %1393, %1386 ]
  br i1 %98, label %1404, label %2197

1404:                                             ; preds = %1400
  %1405 = load i64, i64* %54, align 8, !tbaa !25
  %1406 = icmp ugt i64 %1405, %81
  br i1 %1406, label %1407, label %1410

1407:                                             ; preds = %1404
  %1408 = load i64, i64* %76, align 8, !tbaa !55
  %1409 = add i64 %1408, %81
  br label %1446

1410:                                             ; preds = %1404
  %1411 = load i32, i32* %55, align 8, !tbaa !43
  %1412 = icmp eq i32 %1411, 0
  br i1 %1412, label %1413, label %1422

1413:                                             ; preds = %1410
  %1414 = load i32, i32* %52, align 8, !tbaa !53
  %1415 = zext i32 %1414 to i64
  %1416 = lshr i64 %81, %1415
  %1417 = shl i64 %1416, 3
  %1418 = load i64, i64* %66, align 8, !tbaa !69
  %1419 = add i64 %1417, %1418
  %1420 = inttoptr i64 %1419 to i64 addrspace(1)*
  %1421 = load volatile i64, i64 addrspace(1)* %1420, align 8, !tbaa !5
  br label %1422

1422:                                             ; preds = %1413, %1410
  %1423 = phi i64 [ %1421, %1413 ], [ 0, %1410 ]
  %1424 = trunc i64 %1423 to i32
  %1425 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1424, i32 0, i32 31) #7
  %1426 = lshr i64 %1423, 32
  %1427 = trunc i64 %1426 to i32
  %1428 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1427, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1429 = zext i32 %1425 to i64
  %1430 = and i64 %1429, 917504
  %1431 = icmp eq i64 %1430, 393216
  br i1 %1431, label %1432, label %1446

1432:                                             ; preds = %1422
  %1433 = zext i32 %1428 to i64
  %1434 = shl nuw i64 %1433, 32
  %1435 = or i64 %1434, %1429
  %1436 = load i64, i64* %75, align 8, !tbaa !107
  %1437 = lshr i64 %1435, 20
  %1438 = load i32, i32* %52, align 8, !tbaa !53
  %1439 = zext i32 %1438 to i64
  %1440 = shl i64 %1437, %1439
  %1441 = add i64 %1440, %1436
  %1442 = shl nsw i64 -1, %1439
  %1443 = xor i64 %1442, -1
  %1444 = and i64 %81, %1443
  %1445 = add i64 %1441, %1444
  br label %1446

1446:                                             ; preds = %1432, %1422, %1407
  %1447 = phi i64 [ %1409, %1407 ], [ %1445, %1432 ], [ 0, %1422 ]
  %1448 = icmp ne i64 %1447, 0
  %1449 = icmp ne i64 %1401, 0
  %1450 = and i1 %1449, %1448
  br i1 %1450, label %1451, label %2182

1451:                                             ; preds = %1446
  %1452 = load i32, i32* %55, align 8, !tbaa !43
  %1453 = load i32, i32* %70, align 4, !tbaa !56
  %1454 = xor i64 %1447, %80
  %1455 = and i64 %1454, 15
  %1456 = icmp eq i64 %1455, 0
  %1457 = and i64 %1454, 3
  %1458 = icmp eq i64 %1457, 0
  %1459 = select i1 %1458, i64 4, i64 1
  %1460 = select i1 %1456, i64 16, i64 %1459
  %1461 = sub i64 0, %1447
  %1462 = add nsw i64 %1460, -1
  %1463 = and i64 %1462, %1461
  %1464 = or i64 %1401, %80
  %1465 = or i64 %1464, %1447
  %1466 = and i64 %1465, 15
  %1467 = icmp eq i64 %1466, 0
  br i1 %1467, label %1468, label %1726, !prof !57

1468:                                             ; preds = %1451
  %1469 = shl i32 %1453, 7
  %1470 = zext i32 %1469 to i64
  %1471 = icmp eq i64 %1401, %1470
  br i1 %1471, label %1472, label %1528

1472:                                             ; preds = %1468
  %1473 = shl i32 %1452, 4
  %1474 = zext i32 %1473 to i64
  %1475 = add i64 %1447, %1474
  %1476 = add i64 %80, %1474
  %1477 = shl i32 %1453, 4
  %1478 = inttoptr i64 %1476 to <4 x i32> addrspace(1)*
  %1479 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1478, align 16, !tbaa !11
  %1480 = zext i32 %1477 to i64
  %1481 = add i64 %1476, %1480
  %1482 = inttoptr i64 %1481 to <4 x i32> addrspace(1)*
  %1483 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1482, align 16, !tbaa !11
  %1484 = shl i32 %1453, 5
  %1485 = zext i32 %1484 to i64
  %1486 = add i64 %1476, %1485
  %1487 = inttoptr i64 %1486 to <4 x i32> addrspace(1)*
  %1488 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1487, align 16, !tbaa !11
  %1489 = mul i32 %1453, 48
  %1490 = zext i32 %1489 to i64
  %1491 = add i64 %1476, %1490
  %1492 = inttoptr i64 %1491 to <4 x i32> addrspace(1)*
  %1493 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1492, align 16, !tbaa !11
  %1494 = shl i32 %1453, 6
  %1495 = zext i32 %1494 to i64
  %1496 = add i64 %1476, %1495
  %1497 = inttoptr i64 %1496 to <4 x i32> addrspace(1)*
  %1498 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1497, align 16, !tbaa !11
  %1499 = mul i32 %1453, 80
  %1500 = zext i32 %1499 to i64
  %1501 = add i64 %1476, %1500
  %1502 = inttoptr i64 %1501 to <4 x i32> addrspace(1)*
  %1503 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1502, align 16, !tbaa !11
  %1504 = mul i32 %1453, 96
  %1505 = zext i32 %1504 to i64
  %1506 = add i64 %1476, %1505
  %1507 = inttoptr i64 %1506 to <4 x i32> addrspace(1)*
  %1508 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1507, align 16, !tbaa !11
  %1509 = mul i32 %1453, 112
  %1510 = zext i32 %1509 to i64
  %1511 = add i64 %1476, %1510
  %1512 = inttoptr i64 %1511 to <4 x i32> addrspace(1)*
  %1513 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1512, align 16, !tbaa !11
  %1514 = inttoptr i64 %1475 to <4 x i32> addrspace(1)*
  store <4 x i32> %1479, <4 x i32> addrspace(1)* %1514, align 16, !tbaa !11
  %1515 = add i64 %1475, %1480
  %1516 = inttoptr i64 %1515 to <4 x i32> addrspace(1)*
  store <4 x i32> %1483, <4 x i32> addrspace(1)* %1516, align 16, !tbaa !11
  %1517 = add i64 %1475, %1485
  %1518 = inttoptr i64 %1517 to <4 x i32> addrspace(1)*
  store <4 x i32> %1488, <4 x i32> addrspace(1)* %1518, align 16, !tbaa !11
  %1519 = add i64 %1475, %1490
  %1520 = inttoptr i64 %1519 to <4 x i32> addrspace(1)*
  store <4 x i32> %1493, <4 x i32> addrspace(1)* %1520, align 16, !tbaa !11
  %1521 = add i64 %1475, %1495
  %1522 = inttoptr i64 %1521 to <4 x i32> addrspace(1)*
  store <4 x i32> %1498, <4 x i32> addrspace(1)* %1522, align 16, !tbaa !11
  %1523 = add i64 %1475, %1500
  %1524 = inttoptr i64 %1523 to <4 x i32> addrspace(1)*
  store <4 x i32> %1503, <4 x i32> addrspace(1)* %1524, align 16, !tbaa !11
  %1525 = add i64 %1475, %1505
  %1526 = inttoptr i64 %1525 to <4 x i32> addrspace(1)*
  store <4 x i32> %1508, <4 x i32> addrspace(1)* %1526, align 16, !tbaa !11
  %1527 = add i64 %1475, %1510
  br label %2178

1528:                                             ; preds = %1468
  %1529 = lshr i64 %1401, 4
  %1530 = zext i32 %1452 to i64
  %1531 = mul i32 %1453, 7
  %1532 = zext i32 %1531 to i64
  %1533 = add nuw nsw i64 %1532, %1530
  %1534 = icmp ult i64 %1533, %1529
  br i1 %1534, label %1535, label %1609

1535:                                             ; preds = %1528
  %1536 = shl i32 %1453, 3
  %1537 = zext i32 %1536 to i64
  %1538 = zext i32 %1453 to i64
  %1539 = shl i32 %1453, 1
  %1540 = zext i32 %1539 to i64
  %1541 = mul i32 %1453, 3
  %1542 = zext i32 %1541 to i64
  %1543 = shl i32 %1453, 2
  %1544 = zext i32 %1543 to i64
  %1545 = mul i32 %1453, 5
  %1546 = zext i32 %1545 to i64
  %1547 = mul i32 %1453, 6
  %1548 = zext i32 %1547 to i64
  br label %1549

1549:                                             ; preds = %1549, %1535
  %1550 = phi i64 [ %1530, %1535 ], [ %1606, %1549 ]
  %1551 = shl i64 %1550, 4
  %1552 = add i64 %1551, %80
  %1553 = inttoptr i64 %1552 to <4 x i32> addrspace(1)*
  %1554 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1553, align 16, !tbaa !11
  %1555 = add i64 %1550, %1538
  %1556 = shl i64 %1555, 4
  %1557 = add i64 %1556, %80
  %1558 = inttoptr i64 %1557 to <4 x i32> addrspace(1)*
  %1559 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1558, align 16, !tbaa !11
  %1560 = add i64 %1550, %1540
  %1561 = shl i64 %1560, 4
  %1562 = add i64 %1561, %80
  %1563 = inttoptr i64 %1562 to <4 x i32> addrspace(1)*
  %1564 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1563, align 16, !tbaa !11
  %1565 = add i64 %1550, %1542
  %1566 = shl i64 %1565, 4
  %1567 = add i64 %1566, %80
  %1568 = inttoptr i64 %1567 to <4 x i32> addrspace(1)*
  %1569 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1568, align 16, !tbaa !11
  %1570 = add i64 %1550, %1544
  %1571 = shl i64 %1570, 4
  %1572 = add i64 %1571, %80
  %1573 = inttoptr i64 %1572 to <4 x i32> addrspace(1)*
  %1574 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1573, align 16, !tbaa !11
  %1575 = add i64 %1550, %1546
  %1576 = shl i64 %1575, 4
  %1577 = add i64 %1576, %80
  %1578 = inttoptr i64 %1577 to <4 x i32> addrspace(1)*
  %1579 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1578, align 16, !tbaa !11
  %1580 = add i64 %1550, %1548
  %1581 = shl i64 %1580, 4
  %1582 = add i64 %1581, %80
  %1583 = inttoptr i64 %1582 to <4 x i32> addrspace(1)*
  %1584 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1583, align 16, !tbaa !11
  %1585 = add i64 %1550, %1532
  %1586 = shl i64 %1585, 4
  %1587 = add i64 %1586, %80
  %1588 = inttoptr i64 %1587 to <4 x i32> addrspace(1)*
  %1589 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1588, align 16, !tbaa !11
  %1590 = add i64 %1551, %1447
  %1591 = inttoptr i64 %1590 to <4 x i32> addrspace(1)*
  store <4 x i32> %1554, <4 x i32> addrspace(1)* %1591, align 16, !tbaa !11
  %1592 = add i64 %1556, %1447
  %1593 = inttoptr i64 %1592 to <4 x i32> addrspace(1)*
  store <4 x i32> %1559, <4 x i32> addrspace(1)* %1593, align 16, !tbaa !11
  %1594 = add i64 %1561, %1447
  %1595 = inttoptr i64 %1594 to <4 x i32> addrspace(1)*
  store <4 x i32> %1564, <4 x i32> addrspace(1)* %1595, align 16, !tbaa !11
  %1596 = add i64 %1566, %1447
  %1597 = inttoptr i64 %1596 to <4 x i32> addrspace(1)*
  store <4 x i32> %1569, <4 x i32> addrspace(1)* %1597, align 16, !tbaa !11
  %1598 = add i64 %1571, %1447
  %1599 = inttoptr i64 %1598 to <4 x i32> addrspace(1)*
  store <4 x i32> %1574, <4 x i32> addrspace(1)* %1599, align 16, !tbaa !11
  %1600 = add i64 %1576, %1447
  %1601 = inttoptr i64 %1600 to <4 x i32> addrspace(1)*
  store <4 x i32> %1579, <4 x i32> addrspace(1)* %1601, align 16, !tbaa !11
  %1602 = add i64 %1581, %1447
  %1603 = inttoptr i64 %1602 to <4 x i32> addrspace(1)*
  store <4 x i32> %1584, <4 x i32> addrspace(1)* %1603, align 16, !tbaa !11
  %1604 = add i64 %1586, %1447
  %1605 = inttoptr i64 %1604 to <4 x i32> addrspace(1)*
  store <4 x i32> %1589, <4 x i32> addrspace(1)* %1605, align 16, !tbaa !11
  %1606 = add i64 %1550, %1537
  %1607 = add i64 %1606, %1532
  %1608 = icmp ult i64 %1607, %1529
  br i1 %1608, label %1549, label %1609, !llvm.loop !58

1609:                                             ; preds = %1549, %1528
  %1610 = phi i64 [ %1530, %1528 ], [ %1606, %1549 ]
  %1611 = icmp ult i64 %1610, %1529
  br i1 %1611, label %1612, label %2182

1612:                                             ; preds = %1609
  %1613 = shl i64 %1610, 4
  %1614 = add i64 %1613, %80
  %1615 = inttoptr i64 %1614 to <4 x i32> addrspace(1)*
  %1616 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1615, align 16, !tbaa !11
  %1617 = zext i32 %1453 to i64
  %1618 = add i64 %1610, %1617
  %1619 = icmp ult i64 %1618, %1529
  br i1 %1619, label %1620, label %1625

1620:                                             ; preds = %1612
  %1621 = shl i64 %1618, 4
  %1622 = add i64 %1621, %80
  %1623 = inttoptr i64 %1622 to <4 x i32> addrspace(1)*
  %1624 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1623, align 16, !tbaa !11
  br label %1625

1625:                                             ; preds = %1620, %1612
  %1626 = phi <4 x i32> [ %1624, %1620 ], [ zeroinitializer, %1612 ]
  %1627 = shl i32 %1453, 1
  %1628 = zext i32 %1627 to i64
  %1629 = add i64 %1610, %1628
  %1630 = icmp ult i64 %1629, %1529
  br i1 %1630, label %1631, label %1636

1631:                                             ; preds = %1625
  %1632 = shl i64 %1629, 4
  %1633 = add i64 %1632, %80
  %1634 = inttoptr i64 %1633 to <4 x i32> addrspace(1)*
  %1635 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1634, align 16, !tbaa !11
  br label %1636

1636:                                             ; preds = %1631, %1625
  %1637 = phi <4 x i32> [ %1635, %1631 ], [ zeroinitializer, %1625 ]
  %1638 = mul i32 %1453, 3
  %1639 = zext i32 %1638 to i64
  %1640 = add i64 %1610, %1639
  %1641 = icmp ult i64 %1640, %1529
  br i1 %1641, label %1642, label %1647

1642:                                             ; preds = %1636
  %1643 = shl i64 %1640, 4
  %1644 = add i64 %1643, %80
  %1645 = inttoptr i64 %1644 to <4 x i32> addrspace(1)*
  %1646 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1645, align 16, !tbaa !11
  br label %1647

1647:                                             ; preds = %1642, %1636
  %1648 = phi <4 x i32> [ %1646, %1642 ], [ zeroinitializer, %1636 ]
  %1649 = shl i32 %1453, 2
  %1650 = zext i32 %1649 to i64
  %1651 = add i64 %1610, %1650
  %1652 = icmp ult i64 %1651, %1529
  br i1 %1652, label %1653, label %1658

1653:                                             ; preds = %1647
  %1654 = shl i64 %1651, 4
  %1655 = add i64 %1654, %80
  %1656 = inttoptr i64 %1655 to <4 x i32> addrspace(1)*
  %1657 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1656, align 16, !tbaa !11
  br label %1658

1658:                                             ; preds = %1653, %1647
  %1659 = phi <4 x i32> [ %1657, %1653 ], [ zeroinitializer, %1647 ]
  %1660 = mul i32 %1453, 5
  %1661 = zext i32 %1660 to i64
  %1662 = add i64 %1610, %1661
  %1663 = icmp ult i64 %1662, %1529
  br i1 %1663, label %1664, label %1669

1664:                                             ; preds = %1658
  %1665 = shl i64 %1662, 4
  %1666 = add i64 %1665, %80
  %1667 = inttoptr i64 %1666 to <4 x i32> addrspace(1)*
  %1668 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1667, align 16, !tbaa !11
  br label %1669

1669:                                             ; preds = %1664, %1658
  %1670 = phi <4 x i32> [ %1668, %1664 ], [ zeroinitializer, %1658 ]
  %1671 = mul i32 %1453, 6
  %1672 = zext i32 %1671 to i64
  %1673 = add i64 %1610, %1672
  %1674 = icmp ult i64 %1673, %1529
  br i1 %1674, label %1675, label %1680

1675:                                             ; preds = %1669
  %1676 = shl i64 %1673, 4
  %1677 = add i64 %1676, %80
  %1678 = inttoptr i64 %1677 to <4 x i32> addrspace(1)*
  %1679 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1678, align 16, !tbaa !11
  br label %1680

1680:                                             ; preds = %1675, %1669
  %1681 = phi <4 x i32> [ %1679, %1675 ], [ zeroinitializer, %1669 ]
  %1682 = add i64 %1610, %1532
  %1683 = icmp ult i64 %1682, %1529
  br i1 %1683, label %1684, label %1689

1684:                                             ; preds = %1680
  %1685 = shl i64 %1682, 4
  %1686 = add i64 %1685, %80
  %1687 = inttoptr i64 %1686 to <4 x i32> addrspace(1)*
  %1688 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1687, align 16, !tbaa !11
  br label %1689

1689:                                             ; preds = %1684, %1680
  %1690 = phi <4 x i32> [ %1688, %1684 ], [ zeroinitializer, %1680 ]
  %1691 = add i64 %1613, %1447
  %1692 = inttoptr i64 %1691 to <4 x i32> addrspace(1)*
  store <4 x i32> %1616, <4 x i32> addrspace(1)* %1692, align 16, !tbaa !11
  br i1 %1619, label %1693, label %1697

1693:                                             ; preds = %1689
  %1694 = shl i64 %1618, 4
  %1695 = add i64 %1694, %1447
  %1696 = inttoptr i64 %1695 to <4 x i32> addrspace(1)*
  store <4 x i32> %1626, <4 x i32> addrspace(1)* %1696, align 16, !tbaa !11
  br label %1697

1697:                                             ; preds = %1693, %1689
  br i1 %1630, label %1698, label %1702

1698:                                             ; preds = %1697
  %1699 = shl i64 %1629, 4
  %1700 = add i64 %1699, %1447
  %1701 = inttoptr i64 %1700 to <4 x i32> addrspace(1)*
  store <4 x i32> %1637, <4 x i32> addrspace(1)* %1701, align 16, !tbaa !11
  br label %1702

1702:                                             ; preds = %1698, %1697
  br i1 %1641, label %1703, label %1707

1703:                                             ; preds = %1702
  %1704 = shl i64 %1640, 4
  %1705 = add i64 %1704, %1447
  %1706 = inttoptr i64 %1705 to <4 x i32> addrspace(1)*
  store <4 x i32> %1648, <4 x i32> addrspace(1)* %1706, align 16, !tbaa !11
  br label %1707

1707:                                             ; preds = %1703, %1702
  br i1 %1652, label %1708, label %1712

1708:                                             ; preds = %1707
  %1709 = shl i64 %1651, 4
  %1710 = add i64 %1709, %1447
  %1711 = inttoptr i64 %1710 to <4 x i32> addrspace(1)*
  store <4 x i32> %1659, <4 x i32> addrspace(1)* %1711, align 16, !tbaa !11
  br label %1712

1712:                                             ; preds = %1708, %1707
  br i1 %1663, label %1713, label %1717

1713:                                             ; preds = %1712
  %1714 = shl i64 %1662, 4
  %1715 = add i64 %1714, %1447
  %1716 = inttoptr i64 %1715 to <4 x i32> addrspace(1)*
  store <4 x i32> %1670, <4 x i32> addrspace(1)* %1716, align 16, !tbaa !11
  br label %1717

1717:                                             ; preds = %1713, %1712
  br i1 %1674, label %1718, label %1722

1718:                                             ; preds = %1717
  %1719 = shl i64 %1673, 4
  %1720 = add i64 %1719, %1447
  %1721 = inttoptr i64 %1720 to <4 x i32> addrspace(1)*
  store <4 x i32> %1681, <4 x i32> addrspace(1)* %1721, align 16, !tbaa !11
  br label %1722

1722:                                             ; preds = %1718, %1717
  br i1 %1683, label %1723, label %2182

1723:                                             ; preds = %1722
  %1724 = shl i64 %1682, 4
  %1725 = add i64 %1724, %1447
  br label %2178

1726:                                             ; preds = %1451
  %1727 = icmp ult i64 %1463, %1401
  %1728 = select i1 %1727, i64 %1463, i64 %1401
  %1729 = sub i64 %1401, %1728
  %1730 = sub nsw i64 0, %1460
  %1731 = and i64 %1729, %1730
  switch i64 %1460, label %2134 [
    i64 16, label %1732
    i64 4, label %1933
  ]

1732:                                             ; preds = %1726
  %1733 = add i64 %1728, %1447
  %1734 = add i64 %1728, %80
  %1735 = lshr i64 %1731, 4
  %1736 = zext i32 %1452 to i64
  %1737 = mul i32 %1453, 7
  %1738 = zext i32 %1737 to i64
  %1739 = add nuw nsw i64 %1738, %1736
  %1740 = icmp ult i64 %1739, %1735
  br i1 %1740, label %1741, label %1815

1741:                                             ; preds = %1732
  %1742 = shl i32 %1453, 3
  %1743 = zext i32 %1742 to i64
  %1744 = zext i32 %1453 to i64
  %1745 = shl i32 %1453, 1
  %1746 = zext i32 %1745 to i64
  %1747 = mul i32 %1453, 3
  %1748 = zext i32 %1747 to i64
  %1749 = shl i32 %1453, 2
  %1750 = zext i32 %1749 to i64
  %1751 = mul i32 %1453, 5
  %1752 = zext i32 %1751 to i64
  %1753 = mul i32 %1453, 6
  %1754 = zext i32 %1753 to i64
  br label %1755

1755:                                             ; preds = %1755, %1741
  %1756 = phi i64 [ %1736, %1741 ], [ %1812, %1755 ]
  %1757 = shl i64 %1756, 4
  %1758 = add i64 %1757, %1734
  %1759 = inttoptr i64 %1758 to <4 x i32> addrspace(1)*
  %1760 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1759, align 16, !tbaa !11
  %1761 = add i64 %1756, %1744
  %1762 = shl i64 %1761, 4
  %1763 = add i64 %1762, %1734
  %1764 = inttoptr i64 %1763 to <4 x i32> addrspace(1)*
  %1765 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1764, align 16, !tbaa !11
  %1766 = add i64 %1756, %1746
  %1767 = shl i64 %1766, 4
  %1768 = add i64 %1767, %1734
  %1769 = inttoptr i64 %1768 to <4 x i32> addrspace(1)*
  %1770 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1769, align 16, !tbaa !11
  %1771 = add i64 %1756, %1748
  %1772 = shl i64 %1771, 4
  %1773 = add i64 %1772, %1734
  %1774 = inttoptr i64 %1773 to <4 x i32> addrspace(1)*
  %1775 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1774, align 16, !tbaa !11
  %1776 = add i64 %1756, %1750
  %1777 = shl i64 %1776, 4
  %1778 = add i64 %1777, %1734
  %1779 = inttoptr i64 %1778 to <4 x i32> addrspace(1)*
  %1780 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1779, align 16, !tbaa !11
  %1781 = add i64 %1756, %1752
  %1782 = shl i64 %1781, 4
  %1783 = add i64 %1782, %1734
  %1784 = inttoptr i64 %1783 to <4 x i32> addrspace(1)*
  %1785 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1784, align 16, !tbaa !11
  %1786 = add i64 %1756, %1754
  %1787 = shl i64 %1786, 4
  %1788 = add i64 %1787, %1734
  %1789 = inttoptr i64 %1788 to <4 x i32> addrspace(1)*
  %1790 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1789, align 16, !tbaa !11
  %1791 = add i64 %1756, %1738
  %1792 = shl i64 %1791, 4
  %1793 = add i64 %1792, %1734
  %1794 = inttoptr i64 %1793 to <4 x i32> addrspace(1)*
  %1795 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1794, align 16, !tbaa !11
  %1796 = add i64 %1757, %1733
  %1797 = inttoptr i64 %1796 to <4 x i32> addrspace(1)*
  store <4 x i32> %1760, <4 x i32> addrspace(1)* %1797, align 16, !tbaa !11
  %1798 = add i64 %1762, %1733
  %1799 = inttoptr i64 %1798 to <4 x i32> addrspace(1)*
  store <4 x i32> %1765, <4 x i32> addrspace(1)* %1799, align 16, !tbaa !11
  %1800 = add i64 %1767, %1733
  %1801 = inttoptr i64 %1800 to <4 x i32> addrspace(1)*
  store <4 x i32> %1770, <4 x i32> addrspace(1)* %1801, align 16, !tbaa !11
  %1802 = add i64 %1772, %1733
  %1803 = inttoptr i64 %1802 to <4 x i32> addrspace(1)*
  store <4 x i32> %1775, <4 x i32> addrspace(1)* %1803, align 16, !tbaa !11
  %1804 = add i64 %1777, %1733
  %1805 = inttoptr i64 %1804 to <4 x i32> addrspace(1)*
  store <4 x i32> %1780, <4 x i32> addrspace(1)* %1805, align 16, !tbaa !11
  %1806 = add i64 %1782, %1733
  %1807 = inttoptr i64 %1806 to <4 x i32> addrspace(1)*
  store <4 x i32> %1785, <4 x i32> addrspace(1)* %1807, align 16, !tbaa !11
  %1808 = add i64 %1787, %1733
  %1809 = inttoptr i64 %1808 to <4 x i32> addrspace(1)*
  store <4 x i32> %1790, <4 x i32> addrspace(1)* %1809, align 16, !tbaa !11
  %1810 = add i64 %1792, %1733
  %1811 = inttoptr i64 %1810 to <4 x i32> addrspace(1)*
  store <4 x i32> %1795, <4 x i32> addrspace(1)* %1811, align 16, !tbaa !11
  %1812 = add i64 %1756, %1743
  %1813 = add i64 %1812, %1738
  %1814 = icmp ult i64 %1813, %1735
  br i1 %1814, label %1755, label %1815, !llvm.loop !58

1815:                                             ; preds = %1755, %1732
  %1816 = phi i64 [ %1736, %1732 ], [ %1812, %1755 ]
  %1817 = icmp ult i64 %1816, %1735
  br i1 %1817, label %1818, label %2148

1818:                                             ; preds = %1815
  %1819 = shl i64 %1816, 4
  %1820 = add i64 %1819, %1734
  %1821 = inttoptr i64 %1820 to <4 x i32> addrspace(1)*
  %1822 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1821, align 16, !tbaa !11
  %1823 = zext i32 %1453 to i64
  %1824 = add i64 %1816, %1823
  %1825 = icmp ult i64 %1824, %1735
  br i1 %1825, label %1826, label %1831

1826:                                             ; preds = %1818
  %1827 = shl i64 %1824, 4
  %1828 = add i64 %1827, %1734
  %1829 = inttoptr i64 %1828 to <4 x i32> addrspace(1)*
  %1830 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1829, align 16, !tbaa !11
  br label %1831

1831:                                             ; preds = %1826, %1818
  %1832 = phi <4 x i32> [ %1830, %1826 ], [ zeroinitializer, %1818 ]
  %1833 = shl i32 %1453, 1
  %1834 = zext i32 %1833 to i64
  %1835 = add i64 %1816, %1834
  %1836 = icmp ult i64 %1835, %1735
  br i1 %1836, label %1837, label %1842

1837:                                             ; preds = %1831
  %1838 = shl i64 %1835, 4
  %1839 = add i64 %1838, %1734
  %1840 = inttoptr i64 %1839 to <4 x i32> addrspace(1)*
  %1841 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1840, align 16, !tbaa !11
  br label %1842

1842:                                             ; preds = %1837, %1831
  %1843 = phi <4 x i32> [ %1841, %1837 ], [ zeroinitializer, %1831 ]
  %1844 = mul i32 %1453, 3
  %1845 = zext i32 %1844 to i64
  %1846 = add i64 %1816, %1845
  %1847 = icmp ult i64 %1846, %1735
  br i1 %1847, label %1848, label %1853

1848:                                             ; preds = %1842
  %1849 = shl i64 %1846, 4
  %1850 = add i64 %1849, %1734
  %1851 = inttoptr i64 %1850 to <4 x i32> addrspace(1)*
  %1852 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1851, align 16, !tbaa !11
  br label %1853

1853:                                             ; preds = %1848, %1842
  %1854 = phi <4 x i32> [ %1852, %1848 ], [ zeroinitializer, %1842 ]
  %1855 = shl i32 %1453, 2
  %1856 = zext i32 %1855 to i64
  %1857 = add i64 %1816, %1856
  %1858 = icmp ult i64 %1857, %1735
  br i1 %1858, label %1859, label %1864

1859:                                             ; preds = %1853
  %1860 = shl i64 %1857, 4
  %1861 = add i64 %1860, %1734
  %1862 = inttoptr i64 %1861 to <4 x i32> addrspace(1)*
  %1863 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1862, align 16, !tbaa !11
  br label %1864

1864:                                             ; preds = %1859, %1853
  %1865 = phi <4 x i32> [ %1863, %1859 ], [ zeroinitializer, %1853 ]
  %1866 = mul i32 %1453, 5
  %1867 = zext i32 %1866 to i64
  %1868 = add i64 %1816, %1867
  %1869 = icmp ult i64 %1868, %1735
  br i1 %1869, label %1870, label %1875

1870:                                             ; preds = %1864
  %1871 = shl i64 %1868, 4
  %1872 = add i64 %1871, %1734
  %1873 = inttoptr i64 %1872 to <4 x i32> addrspace(1)*
  %1874 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1873, align 16, !tbaa !11
  br label %1875

1875:                                             ; preds = %1870, %1864
  %1876 = phi <4 x i32> [ %1874, %1870 ], [ zeroinitializer, %1864 ]
  %1877 = mul i32 %1453, 6
  %1878 = zext i32 %1877 to i64
  %1879 = add i64 %1816, %1878
  %1880 = icmp ult i64 %1879, %1735
  br i1 %1880, label %1881, label %1886

1881:                                             ; preds = %1875
  %1882 = shl i64 %1879, 4
  %1883 = add i64 %1882, %1734
  %1884 = inttoptr i64 %1883 to <4 x i32> addrspace(1)*
  %1885 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1884, align 16, !tbaa !11
  br label %1886

1886:                                             ; preds = %1881, %1875
  %1887 = phi <4 x i32> [ %1885, %1881 ], [ zeroinitializer, %1875 ]
  %1888 = add i64 %1816, %1738
  %1889 = icmp ult i64 %1888, %1735
  br i1 %1889, label %1890, label %1895

1890:                                             ; preds = %1886
  %1891 = shl i64 %1888, 4
  %1892 = add i64 %1891, %1734
  %1893 = inttoptr i64 %1892 to <4 x i32> addrspace(1)*
  %1894 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1893, align 16, !tbaa !11
  br label %1895

1895:                                             ; preds = %1890, %1886
  %1896 = phi <4 x i32> [ %1894, %1890 ], [ zeroinitializer, %1886 ]
  %1897 = add i64 %1819, %1733
  %1898 = inttoptr i64 %1897 to <4 x i32> addrspace(1)*
  store <4 x i32> %1822, <4 x i32> addrspace(1)* %1898, align 16, !tbaa !11
  br i1 %1825, label %1899, label %1903

1899:                                             ; preds = %1895
  %1900 = shl i64 %1824, 4
  %1901 = add i64 %1900, %1733
  %1902 = inttoptr i64 %1901 to <4 x i32> addrspace(1)*
  store <4 x i32> %1832, <4 x i32> addrspace(1)* %1902, align 16, !tbaa !11
  br label %1903

1903:                                             ; preds = %1899, %1895
  br i1 %1836, label %1904, label %1908

1904:                                             ; preds = %1903
  %1905 = shl i64 %1835, 4
  %1906 = add i64 %1905, %1733
  %1907 = inttoptr i64 %1906 to <4 x i32> addrspace(1)*
  store <4 x i32> %1843, <4 x i32> addrspace(1)* %1907, align 16, !tbaa !11
  br label %1908

1908:                                             ; preds = %1904, %1903
  br i1 %1847, label %1909, label %1913

1909:                                             ; preds = %1908
  %1910 = shl i64 %1846, 4
  %1911 = add i64 %1910, %1733
  %1912 = inttoptr i64 %1911 to <4 x i32> addrspace(1)*
  store <4 x i32> %1854, <4 x i32> addrspace(1)* %1912, align 16, !tbaa !11
  br label %1913

1913:                                             ; preds = %1909, %1908
  br i1 %1858, label %1914, label %1918

1914:                                             ; preds = %1913
  %1915 = shl i64 %1857, 4
  %1916 = add i64 %1915, %1733
  %1917 = inttoptr i64 %1916 to <4 x i32> addrspace(1)*
  store <4 x i32> %1865, <4 x i32> addrspace(1)* %1917, align 16, !tbaa !11
  br label %1918

1918:                                             ; preds = %1914, %1913
  br i1 %1869, label %1919, label %1923

1919:                                             ; preds = %1918
  %1920 = shl i64 %1868, 4
  %1921 = add i64 %1920, %1733
  %1922 = inttoptr i64 %1921 to <4 x i32> addrspace(1)*
  store <4 x i32> %1876, <4 x i32> addrspace(1)* %1922, align 16, !tbaa !11
  br label %1923

1923:                                             ; preds = %1919, %1918
  br i1 %1880, label %1924, label %1928

1924:                                             ; preds = %1923
  %1925 = shl i64 %1879, 4
  %1926 = add i64 %1925, %1733
  %1927 = inttoptr i64 %1926 to <4 x i32> addrspace(1)*
  store <4 x i32> %1887, <4 x i32> addrspace(1)* %1927, align 16, !tbaa !11
  br label %1928

1928:                                             ; preds = %1924, %1923
  br i1 %1889, label %1929, label %2148

1929:                                             ; preds = %1928
  %1930 = shl i64 %1888, 4
  %1931 = add i64 %1930, %1733
  %1932 = inttoptr i64 %1931 to <4 x i32> addrspace(1)*
  store <4 x i32> %1896, <4 x i32> addrspace(1)* %1932, align 16, !tbaa !11
  br label %2148

1933:                                             ; preds = %1726
  %1934 = add i64 %1728, %1447
  %1935 = add i64 %1728, %80
  %1936 = lshr i64 %1731, 2
  %1937 = zext i32 %1452 to i64
  %1938 = mul i32 %1453, 7
  %1939 = zext i32 %1938 to i64
  %1940 = add nuw nsw i64 %1939, %1937
  %1941 = icmp ult i64 %1940, %1936
  br i1 %1941, label %1942, label %2016

1942:                                             ; preds = %1933
  %1943 = shl i32 %1453, 3
  %1944 = zext i32 %1943 to i64
  %1945 = zext i32 %1453 to i64
  %1946 = shl i32 %1453, 1
  %1947 = zext i32 %1946 to i64
  %1948 = mul i32 %1453, 3
  %1949 = zext i32 %1948 to i64
  %1950 = shl i32 %1453, 2
  %1951 = zext i32 %1950 to i64
  %1952 = mul i32 %1453, 5
  %1953 = zext i32 %1952 to i64
  %1954 = mul i32 %1453, 6
  %1955 = zext i32 %1954 to i64
  br label %1956

1956:                                             ; preds = %1956, %1942
  %1957 = phi i64 [ %1937, %1942 ], [ %2013, %1956 ]
  %1958 = shl i64 %1957, 2
  %1959 = add i64 %1958, %1935
  %1960 = inttoptr i64 %1959 to i32 addrspace(1)*
  %1961 = load volatile i32, i32 addrspace(1)* %1960, align 4, !tbaa !11
  %1962 = add i64 %1957, %1945
  %1963 = shl i64 %1962, 2
  %1964 = add i64 %1963, %1935
  %1965 = inttoptr i64 %1964 to i32 addrspace(1)*
  %1966 = load volatile i32, i32 addrspace(1)* %1965, align 4, !tbaa !11
  %1967 = add i64 %1957, %1947
  %1968 = shl i64 %1967, 2
  %1969 = add i64 %1968, %1935
  %1970 = inttoptr i64 %1969 to i32 addrspace(1)*
  %1971 = load volatile i32, i32 addrspace(1)* %1970, align 4, !tbaa !11
  %1972 = add i64 %1957, %1949
  %1973 = shl i64 %1972, 2
  %1974 = add i64 %1973, %1935
  %1975 = inttoptr i64 %1974 to i32 addrspace(1)*
  %1976 = load volatile i32, i32 addrspace(1)* %1975, align 4, !tbaa !11
  %1977 = add i64 %1957, %1951
  %1978 = shl i64 %1977, 2
  %1979 = add i64 %1978, %1935
  %1980 = inttoptr i64 %1979 to i32 addrspace(1)*
  %1981 = load volatile i32, i32 addrspace(1)* %1980, align 4, !tbaa !11
  %1982 = add i64 %1957, %1953
  %1983 = shl i64 %1982, 2
  %1984 = add i64 %1983, %1935
  %1985 = inttoptr i64 %1984 to i32 addrspace(1)*
  %1986 = load volatile i32, i32 addrspace(1)* %1985, align 4, !tbaa !11
  %1987 = add i64 %1957, %1955
  %1988 = shl i64 %1987, 2
  %1989 = add i64 %1988, %1935
  %1990 = inttoptr i64 %1989 to i32 addrspace(1)*
  %1991 = load volatile i32, i32 addrspace(1)* %1990, align 4, !tbaa !11
  %1992 = add i64 %1957, %1939
  %1993 = shl i64 %1992, 2
  %1994 = add i64 %1993, %1935
  %1995 = inttoptr i64 %1994 to i32 addrspace(1)*
  %1996 = load volatile i32, i32 addrspace(1)* %1995, align 4, !tbaa !11
  %1997 = add i64 %1958, %1934
  %1998 = inttoptr i64 %1997 to i32 addrspace(1)*
  store i32 %1961, i32 addrspace(1)* %1998, align 4, !tbaa !11
  %1999 = add i64 %1963, %1934
  %2000 = inttoptr i64 %1999 to i32 addrspace(1)*
  store i32 %1966, i32 addrspace(1)* %2000, align 4, !tbaa !11
  %2001 = add i64 %1968, %1934
  %2002 = inttoptr i64 %2001 to i32 addrspace(1)*
  store i32 %1971, i32 addrspace(1)* %2002, align 4, !tbaa !11
  %2003 = add i64 %1973, %1934
  %2004 = inttoptr i64 %2003 to i32 addrspace(1)*
  store i32 %1976, i32 addrspace(1)* %2004, align 4, !tbaa !11
  %2005 = add i64 %1978, %1934
  %2006 = inttoptr i64 %2005 to i32 addrspace(1)*
  store i32 %1981, i32 addrspace(1)* %2006, align 4, !tbaa !11
  %2007 = add i64 %1983, %1934
  %2008 = inttoptr i64 %2007 to i32 addrspace(1)*
  store i32 %1986, i32 addrspace(1)* %2008, align 4, !tbaa !11
  %2009 = add i64 %1988, %1934
  %2010 = inttoptr i64 %2009 to i32 addrspace(1)*
  store i32 %1991, i32 addrspace(1)* %2010, align 4, !tbaa !11
  %2011 = add i64 %1993, %1934
  %2012 = inttoptr i64 %2011 to i32 addrspace(1)*
  store i32 %1996, i32 addrspace(1)* %2012, align 4, !tbaa !11
  %2013 = add i64 %1957, %1944
  %2014 = add i64 %2013, %1939
  %2015 = icmp ult i64 %2014, %1936
  br i1 %2015, label %1956, label %2016, !llvm.loop !59

2016:                                             ; preds = %1956, %1933
  %2017 = phi i64 [ %1937, %1933 ], [ %2013, %1956 ]
  %2018 = icmp ult i64 %2017, %1936
  br i1 %2018, label %2019, label %2148

2019:                                             ; preds = %2016
  %2020 = shl i64 %2017, 2
  %2021 = add i64 %2020, %1935
  %2022 = inttoptr i64 %2021 to i32 addrspace(1)*
  %2023 = load volatile i32, i32 addrspace(1)* %2022, align 4, !tbaa !11
  %2024 = zext i32 %1453 to i64
  %2025 = add i64 %2017, %2024
  %2026 = icmp ult i64 %2025, %1936
  br i1 %2026, label %2027, label %2032

2027:                                             ; preds = %2019
  %2028 = shl i64 %2025, 2
  %2029 = add i64 %2028, %1935
  %2030 = inttoptr i64 %2029 to i32 addrspace(1)*
  %2031 = load volatile i32, i32 addrspace(1)* %2030, align 4, !tbaa !11
  br label %2032

2032:                                             ; preds = %2027, %2019
  %2033 = phi i32 [ %2031, %2027 ], [ 0, %2019 ]
  %2034 = shl i32 %1453, 1
  %2035 = zext i32 %2034 to i64
  %2036 = add i64 %2017, %2035
  %2037 = icmp ult i64 %2036, %1936
  br i1 %2037, label %2038, label %2043

2038:                                             ; preds = %2032
  %2039 = shl i64 %2036, 2
  %2040 = add i64 %2039, %1935
  %2041 = inttoptr i64 %2040 to i32 addrspace(1)*
  %2042 = load volatile i32, i32 addrspace(1)* %2041, align 4, !tbaa !11
  br label %2043

2043:                                             ; preds = %2038, %2032
  %2044 = phi i32 [ %2042, %2038 ], [ 0, %2032 ]
  %2045 = mul i32 %1453, 3
  %2046 = zext i32 %2045 to i64
  %2047 = add i64 %2017, %2046
  %2048 = icmp ult i64 %2047, %1936
  br i1 %2048, label %2049, label %2054

2049:                                             ; preds = %2043
  %2050 = shl i64 %2047, 2
  %2051 = add i64 %2050, %1935
  %2052 = inttoptr i64 %2051 to i32 addrspace(1)*
  %2053 = load volatile i32, i32 addrspace(1)* %2052, align 4, !tbaa !11
  br label %2054

2054:                                             ; preds = %2049, %2043
  %2055 = phi i32 [ %2053, %2049 ], [ 0, %2043 ]
  %2056 = shl i32 %1453, 2
  %2057 = zext i32 %2056 to i64
  %2058 = add i64 %2017, %2057
  %2059 = icmp ult i64 %2058, %1936
  br i1 %2059, label %2060, label %2065

2060:                                             ; preds = %2054
  %2061 = shl i64 %2058, 2
  %2062 = add i64 %2061, %1935
  %2063 = inttoptr i64 %2062 to i32 addrspace(1)*
  %2064 = load volatile i32, i32 addrspace(1)* %2063, align 4, !tbaa !11
  br label %2065

2065:                                             ; preds = %2060, %2054
  %2066 = phi i32 [ %2064, %2060 ], [ 0, %2054 ]
  %2067 = mul i32 %1453, 5
  %2068 = zext i32 %2067 to i64
  %2069 = add i64 %2017, %2068
  %2070 = icmp ult i64 %2069, %1936
  br i1 %2070, label %2071, label %2076

2071:                                             ; preds = %2065
  %2072 = shl i64 %2069, 2
  %2073 = add i64 %2072, %1935
  %2074 = inttoptr i64 %2073 to i32 addrspace(1)*
  %2075 = load volatile i32, i32 addrspace(1)* %2074, align 4, !tbaa !11
  br label %2076

2076:                                             ; preds = %2071, %2065
  %2077 = phi i32 [ %2075, %2071 ], [ 0, %2065 ]
  %2078 = mul i32 %1453, 6
  %2079 = zext i32 %2078 to i64
  %2080 = add i64 %2017, %2079
  %2081 = icmp ult i64 %2080, %1936
  br i1 %2081, label %2082, label %2087

2082:                                             ; preds = %2076
  %2083 = shl i64 %2080, 2
  %2084 = add i64 %2083, %1935
  %2085 = inttoptr i64 %2084 to i32 addrspace(1)*
  %2086 = load volatile i32, i32 addrspace(1)* %2085, align 4, !tbaa !11
  br label %2087

2087:                                             ; preds = %2082, %2076
  %2088 = phi i32 [ %2086, %2082 ], [ 0, %2076 ]
  %2089 = add i64 %2017, %1939
  %2090 = icmp ult i64 %2089, %1936
  br i1 %2090, label %2091, label %2096

2091:                                             ; preds = %2087
  %2092 = shl i64 %2089, 2
  %2093 = add i64 %2092, %1935
  %2094 = inttoptr i64 %2093 to i32 addrspace(1)*
  %2095 = load volatile i32, i32 addrspace(1)* %2094, align 4, !tbaa !11
  br label %2096

2096:                                             ; preds = %2091, %2087
  %2097 = phi i32 [ %2095, %2091 ], [ 0, %2087 ]
  %2098 = add i64 %2020, %1934
  %2099 = inttoptr i64 %2098 to i32 addrspace(1)*
  store i32 %2023, i32 addrspace(1)* %2099, align 4, !tbaa !11
  br i1 %2026, label %2100, label %2104

2100:                                             ; preds = %2096
  %2101 = shl i64 %2025, 2
  %2102 = add i64 %2101, %1934
  %2103 = inttoptr i64 %2102 to i32 addrspace(1)*
  store i32 %2033, i32 addrspace(1)* %2103, align 4, !tbaa !11
  br label %2104

2104:                                             ; preds = %2100, %2096
  br i1 %2037, label %2105, label %2109

2105:                                             ; preds = %2104
  %2106 = shl i64 %2036, 2
  %2107 = add i64 %2106, %1934
  %2108 = inttoptr i64 %2107 to i32 addrspace(1)*
  store i32 %2044, i32 addrspace(1)* %2108, align 4, !tbaa !11
  br label %2109

2109:                                             ; preds = %2105, %2104
  br i1 %2048, label %2110, label %2114

2110:                                             ; preds = %2109
  %2111 = shl i64 %2047, 2
  %2112 = add i64 %2111, %1934
  %2113 = inttoptr i64 %2112 to i32 addrspace(1)*
  store i32 %2055, i32 addrspace(1)* %2113, align 4, !tbaa !11
  br label %2114

2114:                                             ; preds = %2110, %2109
  br i1 %2059, label %2115, label %2119

2115:                                             ; preds = %2114
  %2116 = shl i64 %2058, 2
  %2117 = add i64 %2116, %1934
  %2118 = inttoptr i64 %2117 to i32 addrspace(1)*
  store i32 %2066, i32 addrspace(1)* %2118, align 4, !tbaa !11
  br label %2119

2119:                                             ; preds = %2115, %2114
  br i1 %2070, label %2120, label %2124

2120:                                             ; preds = %2119
  %2121 = shl i64 %2069, 2
  %2122 = add i64 %2121, %1934
  %2123 = inttoptr i64 %2122 to i32 addrspace(1)*
  store i32 %2077, i32 addrspace(1)* %2123, align 4, !tbaa !11
  br label %2124

2124:                                             ; preds = %2120, %2119
  br i1 %2081, label %2125, label %2129

2125:                                             ; preds = %2124
  %2126 = shl i64 %2080, 2
  %2127 = add i64 %2126, %1934
  %2128 = inttoptr i64 %2127 to i32 addrspace(1)*
  store i32 %2088, i32 addrspace(1)* %2128, align 4, !tbaa !11
  br label %2129

2129:                                             ; preds = %2125, %2124
  br i1 %2090, label %2130, label %2148

2130:                                             ; preds = %2129
  %2131 = shl i64 %2089, 2
  %2132 = add i64 %2131, %1934
  %2133 = inttoptr i64 %2132 to i32 addrspace(1)*
  store i32 %2097, i32 addrspace(1)* %2133, align 4, !tbaa !11
  br label %2148

2134:                                             ; preds = %1726
  %2135 = zext i32 %1452 to i64
  %2136 = icmp ugt i64 %1401, %2135
  br i1 %2136, label %2137, label %2182

2137:                                             ; preds = %2134
  %2138 = zext i32 %1453 to i64
  br label %2139

2139:                                             ; preds = %2139, %2137
  %2140 = phi i64 [ %2135, %2137 ], [ %2146, %2139 ]
  %2141 = add i64 %2140, %80
  %2142 = inttoptr i64 %2141 to i8 addrspace(1)*
  %2143 = load volatile i8, i8 addrspace(1)* %2142, align 1, !tbaa !11
  %2144 = add i64 %2140, %1447
  %2145 = inttoptr i64 %2144 to i8 addrspace(1)*
  store i8 %2143, i8 addrspace(1)* %2145, align 1, !tbaa !11
  %2146 = add i64 %2140, %2138
  %2147 = icmp ult i64 %2146, %1401
  br i1 %2147, label %2139, label %2182, !llvm.loop !60

2148:                                             ; preds = %2130, %2129, %2016, %1929, %1928, %1815
  %2149 = phi i64 [ %1937, %2130 ], [ %1937, %2129 ], [ %1937, %2016 ], [ %1736, %1929 ], [ %1736, %1928 ], [ %1736, %1815 ]
  %2150 = icmp ugt i64 %1728, %2149
  br i1 %2150, label %2151, label %2162

2151:                                             ; preds = %2148
  %2152 = zext i32 %1453 to i64
  br label %2153

2153:                                             ; preds = %2153, %2151
  %2154 = phi i64 [ %2149, %2151 ], [ %2160, %2153 ]
  %2155 = add i64 %2154, %80
  %2156 = inttoptr i64 %2155 to i8 addrspace(1)*
  %2157 = load volatile i8, i8 addrspace(1)* %2156, align 1, !tbaa !11
  %2158 = add i64 %2154, %1447
  %2159 = inttoptr i64 %2158 to i8 addrspace(1)*
  store i8 %2157, i8 addrspace(1)* %2159, align 1, !tbaa !11
  %2160 = add i64 %2154, %2152
  %2161 = icmp ult i64 %2160, %1728
  br i1 %2161, label %2153, label %2162, !llvm.loop !60

2162:                                             ; preds = %2153, %2148
  %2163 = add i64 %1731, %1728
  %2164 = sub i64 %1401, %2163
  %2165 = icmp ugt i64 %2164, %2149
  br i1 %2165, label %2166, label %2182

2166:                                             ; preds = %2162
  %2167 = zext i32 %1453 to i64
  br label %2168

2168:                                             ; preds = %2168, %2166
  %2169 = phi i64 [ %2149, %2166 ], [ %2176, %2168 ]
  %2170 = add i64 %2169, %2163
  %2171 = add i64 %2170, %80
  %2172 = inttoptr i64 %2171 to i8 addrspace(1)*
  %2173 = load volatile i8, i8 addrspace(1)* %2172, align 1, !tbaa !11
  %2174 = add i64 %2170, %1447
  %2175 = inttoptr i64 %2174 to i8 addrspace(1)*
  store i8 %2173, i8 addrspace(1)* %2175, align 1, !tbaa !11
  %2176 = add i64 %2169, %2167
  %2177 = icmp ult i64 %2176, %2164
  br i1 %2177, label %2168, label %2182, !llvm.loop !60

2178:                                             ; preds = %1723, %1472
  %2179 = phi i64 [ %1725, %1723 ], [ %1527, %1472 ]
  %2180 = phi <4 x i32> [ %1690, %1723 ], [ %1513, %1472 ]
  %2181 = inttoptr i64 %2179 to <4 x i32> addrspace(1)*
  store <4 x i32> %2180, <4 x i32> addrspace(1)* %2181, align 16, !tbaa !11
  br label %2182

2182:                                             ; preds = %2168, %2139, %2178, %2162, %2134, %1722, %1609, %1446
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !126
  %2183 = load i32, i32* %55, align 8, !tbaa !43
  %2184 = icmp eq i32 %2183, 0
  br i1 %2184, label %2185, label %2197

2185:                                             ; preds = %2182
  %2186 = and i32 %1402, 1073741824
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %2187 = icmp eq i32 %2186, 0
  %2188 = shl i64 %91, 3
  br i1 %2187, label %2193, label %2189

2189:                                             ; preds = %2185
  %2190 = load i64, i64* %66, align 8, !tbaa !69
  %2191 = add i64 %2190, %2188
  %2192 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2191, i64 524288) #10, !srcloc !70
  br label %2193

2193:                                             ; preds = %2189, %2185
  %2194 = load i64, i64* %66, align 8, !tbaa !69
  %2195 = add i64 %2194, %2188
  %2196 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2195, i64 -131072) #10, !srcloc !23
  br label %2197

2197:                                             ; preds = %2193, %2182, %1400
  %2198 = and i32 %1402, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !109
  %2199 = load i32, i32* %56, align 4, !tbaa !46
  %2200 = icmp eq i32 %2199, %483
  %2201 = icmp ne i32 %2198, 0
  %2202 = xor i1 %2201, true
  %2203 = and i1 %2200, %2202
  br i1 %2203, label %2286, label %2204, !prof !57

2204:                                             ; preds = %2197
  br i1 %2200, label %2205, label %2215

2205:                                             ; preds = %2204
  %2206 = icmp eq i32 %483, -1
  br i1 %2206, label %2244, label %2207

2207:                                             ; preds = %2205
  %2208 = load i32, i32* %55, align 8, !tbaa !43
  %2209 = icmp eq i32 %2208, 0
  br i1 %2209, label %2210, label %2214

2210:                                             ; preds = %2207
  %2211 = load i64, i64* %78, align 8, !tbaa !19
  %2212 = add i64 %2211, 136
  %2213 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2212, i64 -1) #10, !srcloc !23
  br label %2214

2214:                                             ; preds = %2210, %2207
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %77, align 4, !tbaa !47
  br label %2244

2215:                                             ; preds = %2204
  %2216 = icmp ne i32 %2199, -1
  %2217 = or i1 %2201, %2216
  br i1 %2217, label %2244, label %2218

2218:                                             ; preds = %2215
  %2219 = load i32, i32* %77, align 4, !tbaa !47
  %2220 = icmp ult i32 %2219, 2
  br i1 %2220, label %2221, label %2244

2221:                                             ; preds = %2218
  %2222 = add nuw nsw i32 %2219, 1
  store i32 %2222, i32* %77, align 4, !tbaa !47
  %2223 = icmp eq i32 %2222, 2
  br i1 %2223, label %2224, label %2244

2224:                                             ; preds = %2221
  %2225 = load i32, i32* %55, align 8, !tbaa !43
  %2226 = icmp eq i32 %2225, 0
  br i1 %2226, label %2227, label %2239

2227:                                             ; preds = %2224
  %2228 = load i64, i64* %78, align 8, !tbaa !19
  %2229 = add i64 %2228, 136
  %2230 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2229, i64 1) #10, !srcloc !23
  %2231 = load i32, i32* %59, align 4, !tbaa !110
  %2232 = lshr i32 %2231, 2
  %2233 = zext i32 %2232 to i64
  %2234 = icmp ult i64 %2230, %2233
  br i1 %2234, label %2239, label %2235

2235:                                             ; preds = %2227
  %2236 = load i64, i64* %78, align 8, !tbaa !19
  %2237 = add i64 %2236, 136
  %2238 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2237, i64 -1) #10, !srcloc !23
  br label %2239

2239:                                             ; preds = %2235, %2227, %2224
  %2240 = phi i32 [ 0, %2224 ], [ 0, %2235 ], [ 1, %2227 ]
  %2241 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2240, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2242 = icmp eq i32 %2241, 0
  br i1 %2242, label %2244, label %2243

2243:                                             ; preds = %2239
  store i32 %483, i32* %56, align 4, !tbaa !46
  br label %2286

2244:                                             ; preds = %2239, %2221, %2218, %2215, %2214, %2205
  %2245 = icmp eq i32 %2198, 0
  br i1 %2245, label %2273, label %2246

2246:                                             ; preds = %2244
  %2247 = and i32 %1402, 65535
  %2248 = load i32, i32* %56, align 4, !tbaa !46
  %2249 = icmp eq i32 %2248, -1
  br i1 %2249, label %2272, label %2250

2250:                                             ; preds = %2246
  %2251 = load i32, i32* %55, align 8, !tbaa !43
  %2252 = icmp eq i32 %2251, 0
  br i1 %2252, label %2253, label %2264

2253:                                             ; preds = %2250
  %2254 = and i32 %2248, 63
  %2255 = zext i32 %2254 to i64
  %2256 = shl nuw i64 1, %2255
  %2257 = lshr i32 %2248, 3
  %2258 = and i32 %2257, 536870904
  %2259 = zext i32 %2258 to i64
  %2260 = load i64, i64* %60, align 8, !tbaa !44
  %2261 = add i64 %2260, %2259
  %2262 = inttoptr i64 %2261 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2262, i64 %2256) #10, !srcloc !45
  %2263 = load i32, i32* %55, align 8, !tbaa !43
  br label %2264

2264:                                             ; preds = %2253, %2250
  %2265 = phi i32 [ %2263, %2253 ], [ %2251, %2250 ]
  %2266 = icmp eq i32 %2265, 0
  br i1 %2266, label %2267, label %2271

2267:                                             ; preds = %2264
  %2268 = load i64, i64* %78, align 8, !tbaa !19
  %2269 = add i64 %2268, 136
  %2270 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2269, i64 -1) #10, !srcloc !23
  br label %2271

2271:                                             ; preds = %2267, %2264
  store i32 -1, i32* %56, align 4, !tbaa !46
  store i32 0, i32* %77, align 4, !tbaa !47
  br label %2272

2272:                                             ; preds = %2271, %2246
  store i32 %2247, i32* %57, align 4, !tbaa !71
  br label %2286

2273:                                             ; preds = %2244
  %2274 = load i32, i32* %55, align 8, !tbaa !43
  %2275 = icmp eq i32 %2274, 0
  br i1 %2275, label %2276, label %2286

2276:                                             ; preds = %2273
  %2277 = lshr i32 %483, 3
  %2278 = and i32 %2277, 536870904
  %2279 = zext i32 %2278 to i64
  %2280 = and i32 %483, 63
  %2281 = zext i32 %2280 to i64
  %2282 = shl nuw i64 1, %2281
  %2283 = load i64, i64* %60, align 8, !tbaa !44
  %2284 = add i64 %2283, %2279
  %2285 = inttoptr i64 %2284 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2285, i64 %2282) #10, !srcloc !45
  br label %2286

2286:                                             ; preds = %2276, %2273, %2272, %2243, %2197, %514
  %2287 = phi i32 [ %483, %514 ], [ %1403, %2197 ], [ %1403, %2243 ], [ %1403, %2272 ], [ %1403, %2273 ], [ %1403, %2276 ]
  %2288 = add i64 %90, %81
  %2289 = add i64 %90, %80
  %2290 = icmp ugt i64 %48, %2288
  %2291 = icmp eq i32 %2287, 0
  %2292 = and i1 %2290, %2291
  br i1 %2292, label %79, label %2293, !llvm.loop !127

2293:                                             ; preds = %2286, %47
  %2294 = phi i32 [ 0, %47 ], [ %2287, %2286 ]
  %2295 = icmp eq i32 %2294, 0
  %2296 = zext i1 %2295 to i32
  %2297 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 7
  %2298 = load i32, i32* %2297, align 4, !tbaa !9
  %2299 = add i32 %2298, %2296
  store i32 %2299, i32* %2297, align 4, !tbaa !9
  br label %2300

2300:                                             ; preds = %44, %2293
  %2301 = phi i32 [ %45, %44 ], [ %2294, %2293 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !128
  %2302 = icmp ne i32 %2301, 0
  %2303 = zext i1 %2302 to i32
  %2304 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12, i64 1
  %2305 = load i32, i32* %2304, align 4, !tbaa !9
  %2306 = add i32 %2305, %2303
  store i32 %2306, i32* %2304, align 4, !tbaa !9
  %2307 = sub nsw i32 0, %2301
  ret i32 %2307
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
  store i32 0, i32* %85, align 4, !tbaa.struct !37
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 10
  store i32 0, i32* %86, align 8, !tbaa.struct !38
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %88, align 4, !tbaa !39
  %89 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %89, align 8, !tbaa !40
  %90 = bitcast i64* %87 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %90, i8 0, i64 40, i1 false) #7
  %91 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !41
  %92 = load i32, i32* %76, align 8, !tbaa !42
  %93 = icmp ne i32 %92, 0
  %94 = load i32, i32* %13, align 8
  %95 = icmp eq i32 %94, 71
  %96 = select i1 %93, i1 true, i1 %95
  br i1 %96, label %203, label %97

97:                                               ; preds = %68
  %98 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %99 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 0
  %100 = load i32, i32* %99, align 8, !tbaa !9
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %130, label %125

102:                                              ; preds = %193
  %103 = load i32, i32* %76, align 8, !tbaa !43
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %117

105:                                              ; preds = %102
  %106 = and i32 %194, 63
  %107 = zext i32 %106 to i64
  %108 = shl nuw i64 1, %107
  %109 = lshr i32 %194, 3
  %110 = and i32 %109, 536870904
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %113 = load i64, i64* %112, align 8, !tbaa !44
  %114 = add i64 %113, %111
  %115 = inttoptr i64 %114 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %115, i64 %108) #10, !srcloc !45
  %116 = load i32, i32* %76, align 8, !tbaa !43
  br label %117

117:                                              ; preds = %105, %102
  %118 = phi i32 [ %116, %105 ], [ %103, %102 ]
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %124

120:                                              ; preds = %117
  %121 = load i64, i64* %98, align 8, !tbaa !19
  %122 = add i64 %121, 136
  %123 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %122, i64 -1) #10, !srcloc !23
  br label %124

124:                                              ; preds = %120, %117
  store i32 -1, i32* %83, align 4, !tbaa !46
  store i32 0, i32* %85, align 4, !tbaa !47
  br label %196

125:                                              ; preds = %97
  %126 = zext i32 %100 to i64
  %127 = load i64, i64* %98, align 8, !tbaa !19
  %128 = add i64 %127, 72
  %129 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %128, i64 %126) #10, !srcloc !23
  br label %130

130:                                              ; preds = %125, %97
  %131 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 1
  %132 = load i32, i32* %131, align 4, !tbaa !9
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %139, label %134

134:                                              ; preds = %130
  %135 = zext i32 %132 to i64
  %136 = load i64, i64* %98, align 8, !tbaa !19
  %137 = add i64 %136, 80
  %138 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %137, i64 %135) #10, !srcloc !23
  br label %139

139:                                              ; preds = %134, %130
  %140 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 2
  %141 = load i32, i32* %140, align 8, !tbaa !9
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %148, label %143

143:                                              ; preds = %139
  %144 = zext i32 %141 to i64
  %145 = load i64, i64* %98, align 8, !tbaa !19
  %146 = add i64 %145, 88
  %147 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %146, i64 %144) #10, !srcloc !23
  br label %148

148:                                              ; preds = %143, %139
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 3
  %150 = load i32, i32* %149, align 4, !tbaa !9
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %157, label %152

152:                                              ; preds = %148
  %153 = zext i32 %150 to i64
  %154 = load i64, i64* %98, align 8, !tbaa !19
  %155 = add i64 %154, 96
  %156 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %155, i64 %153) #10, !srcloc !23
  br label %157

157:                                              ; preds = %152, %148
  %158 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 4
  %159 = load i32, i32* %158, align 8, !tbaa !9
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %166, label %161

161:                                              ; preds = %157
  %162 = zext i32 %159 to i64
  %163 = load i64, i64* %98, align 8, !tbaa !19
  %164 = add i64 %163, 104
  %165 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %164, i64 %162) #10, !srcloc !23
  br label %166

166:                                              ; preds = %161, %157
  %167 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 5
  %168 = load i32, i32* %167, align 4, !tbaa !9
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %175, label %170

170:                                              ; preds = %166
  %171 = zext i32 %168 to i64
  %172 = load i64, i64* %98, align 8, !tbaa !19
  %173 = add i64 %172, 112
  %174 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %173, i64 %171) #10, !srcloc !23
  br label %175

175:                                              ; preds = %170, %166
  %176 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 6
  %177 = load i32, i32* %176, align 8, !tbaa !9
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %184, label %179

179:                                              ; preds = %175
  %180 = zext i32 %177 to i64
  %181 = load i64, i64* %98, align 8, !tbaa !19
  %182 = add i64 %181, 120
  %183 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %182, i64 %180) #10, !srcloc !23
  br label %184

184:                                              ; preds = %179, %175
  %185 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 7
  %186 = load i32, i32* %185, align 4, !tbaa !9
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %193, label %188

188:                                              ; preds = %184
  %189 = zext i32 %186 to i64
  %190 = load i64, i64* %98, align 8, !tbaa !19
  %191 = add i64 %190, 128
  %192 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %191, i64 %189) #10, !srcloc !23
  br label %193

193:                                              ; preds = %188, %184
  %194 = load i32, i32* %83, align 4, !tbaa !46
  %195 = icmp eq i32 %194, -1
  br i1 %195, label %196, label %102

196:                                              ; preds = %193, %124
  %197 = load i64, i64* %98, align 8, !tbaa !19
  %198 = load i32, i32* %82, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %199 = icmp eq i32 %198, 0
  %200 = select i1 %199, i64 16, i64 24
  %201 = add i64 %200, %197
  %202 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %201, i64 -1) #10, !srcloc !23
  br label %203

203:                                              ; preds = %68, %196
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %10) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #7
  store i32 %91, i32* %0, align 4, !tbaa !9
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
  store i32 0, i32* %85, align 4, !tbaa.struct !37
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 10
  store i32 0, i32* %86, align 8, !tbaa.struct !38
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %88, align 4, !tbaa !39
  %89 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %89, align 8, !tbaa !40
  %90 = bitcast i64* %87 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %90, i8 0, i64 40, i1 false) #7
  %91 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !41
  %92 = load i32, i32* %76, align 8, !tbaa !42
  %93 = icmp ne i32 %92, 0
  %94 = load i32, i32* %13, align 8
  %95 = icmp eq i32 %94, 71
  %96 = select i1 %93, i1 true, i1 %95
  br i1 %96, label %203, label %97

97:                                               ; preds = %68
  %98 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %99 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 0
  %100 = load i32, i32* %99, align 8, !tbaa !9
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %130, label %125

102:                                              ; preds = %193
  %103 = load i32, i32* %76, align 8, !tbaa !43
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %117

105:                                              ; preds = %102
  %106 = and i32 %194, 63
  %107 = zext i32 %106 to i64
  %108 = shl nuw i64 1, %107
  %109 = lshr i32 %194, 3
  %110 = and i32 %109, 536870904
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %113 = load i64, i64* %112, align 8, !tbaa !44
  %114 = add i64 %113, %111
  %115 = inttoptr i64 %114 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %115, i64 %108) #10, !srcloc !45
  %116 = load i32, i32* %76, align 8, !tbaa !43
  br label %117

117:                                              ; preds = %105, %102
  %118 = phi i32 [ %116, %105 ], [ %103, %102 ]
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %124

120:                                              ; preds = %117
  %121 = load i64, i64* %98, align 8, !tbaa !19
  %122 = add i64 %121, 136
  %123 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %122, i64 -1) #10, !srcloc !23
  br label %124

124:                                              ; preds = %120, %117
  store i32 -1, i32* %83, align 4, !tbaa !46
  store i32 0, i32* %85, align 4, !tbaa !47
  br label %196

125:                                              ; preds = %97
  %126 = zext i32 %100 to i64
  %127 = load i64, i64* %98, align 8, !tbaa !19
  %128 = add i64 %127, 72
  %129 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %128, i64 %126) #10, !srcloc !23
  br label %130

130:                                              ; preds = %125, %97
  %131 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 1
  %132 = load i32, i32* %131, align 4, !tbaa !9
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %139, label %134

134:                                              ; preds = %130
  %135 = zext i32 %132 to i64
  %136 = load i64, i64* %98, align 8, !tbaa !19
  %137 = add i64 %136, 80
  %138 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %137, i64 %135) #10, !srcloc !23
  br label %139

139:                                              ; preds = %134, %130
  %140 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 2
  %141 = load i32, i32* %140, align 8, !tbaa !9
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %148, label %143

143:                                              ; preds = %139
  %144 = zext i32 %141 to i64
  %145 = load i64, i64* %98, align 8, !tbaa !19
  %146 = add i64 %145, 88
  %147 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %146, i64 %144) #10, !srcloc !23
  br label %148

148:                                              ; preds = %143, %139
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 3
  %150 = load i32, i32* %149, align 4, !tbaa !9
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %157, label %152

152:                                              ; preds = %148
  %153 = zext i32 %150 to i64
  %154 = load i64, i64* %98, align 8, !tbaa !19
  %155 = add i64 %154, 96
  %156 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %155, i64 %153) #10, !srcloc !23
  br label %157

157:                                              ; preds = %152, %148
  %158 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 4
  %159 = load i32, i32* %158, align 8, !tbaa !9
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %166, label %161

161:                                              ; preds = %157
  %162 = zext i32 %159 to i64
  %163 = load i64, i64* %98, align 8, !tbaa !19
  %164 = add i64 %163, 104
  %165 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %164, i64 %162) #10, !srcloc !23
  br label %166

166:                                              ; preds = %161, %157
  %167 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 5
  %168 = load i32, i32* %167, align 4, !tbaa !9
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %175, label %170

170:                                              ; preds = %166
  %171 = zext i32 %168 to i64
  %172 = load i64, i64* %98, align 8, !tbaa !19
  %173 = add i64 %172, 112
  %174 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %173, i64 %171) #10, !srcloc !23
  br label %175

175:                                              ; preds = %170, %166
  %176 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 6
  %177 = load i32, i32* %176, align 8, !tbaa !9
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %184, label %179

179:                                              ; preds = %175
  %180 = zext i32 %177 to i64
  %181 = load i64, i64* %98, align 8, !tbaa !19
  %182 = add i64 %181, 120
  %183 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %182, i64 %180) #10, !srcloc !23
  br label %184

184:                                              ; preds = %179, %175
  %185 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 12, i64 7
  %186 = load i32, i32* %185, align 4, !tbaa !9
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %193, label %188

188:                                              ; preds = %184
  %189 = zext i32 %186 to i64
  %190 = load i64, i64* %98, align 8, !tbaa !19
  %191 = add i64 %190, 128
  %192 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %191, i64 %189) #10, !srcloc !23
  br label %193

193:                                              ; preds = %188, %184
  %194 = load i32, i32* %83, align 4, !tbaa !46
  %195 = icmp eq i32 %194, -1
  br i1 %195, label %196, label %102

196:                                              ; preds = %193, %124
  %197 = load i64, i64* %98, align 8, !tbaa !19
  %198 = load i32, i32* %82, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %199 = icmp eq i32 %198, 0
  %200 = select i1 %199, i64 16, i64 24
  %201 = add i64 %200, %197
  %202 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %201, i64 -1) #10, !srcloc !23
  br label %203

203:                                              ; preds = %68, %196
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %10) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #7
  store i32 %91, i32* %0, align 4, !tbaa !9
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
!15 = !{!16, !10, i64 88}
!16 = !{!"_ZTS13pl_array_warp", !17, i64 0, !10, i64 88, !10, i64 92, !10, i64 96}
!17 = !{!"_ZTS5taker", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !6, i64 48, !7, i64 56}
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
!28 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !9, i64 40, i64 4, !9, i64 48, i64 8, !5, i64 56, i64 32, !11}
!29 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !9, i64 44, i64 8, !5, i64 52, i64 32, !11}
!30 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 40, i64 8, !5, i64 48, i64 32, !11}
!31 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 36, i64 8, !5, i64 44, i64 32, !11}
!32 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 32, i64 8, !5, i64 40, i64 32, !11}
!33 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 28, i64 8, !5, i64 36, i64 32, !11}
!34 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 24, i64 8, !5, i64 32, i64 32, !11}
!35 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 20, i64 8, !5, i64 28, i64 32, !11}
!36 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 16, i64 8, !5, i64 24, i64 32, !11}
!37 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 12, i64 8, !5, i64 20, i64 32, !11}
!38 = !{i64 0, i64 4, !9, i64 8, i64 8, !5, i64 16, i64 32, !11}
!39 = !{!16, !10, i64 92}
!40 = !{!16, !10, i64 96}
!41 = !{i64 0}
!42 = !{!16, !10, i64 0}
!43 = !{!17, !10, i64 0}
!44 = !{!21, !6, i64 40}
!45 = !{i64 0}
!46 = !{!17, !10, i64 28}
!47 = !{!17, !10, i64 36}
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
!63 = !{!17, !10, i64 40}
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
!100 = distinct !{!100, !52}
!101 = !{!22, !6, i64 24}
!102 = !{!22, !6, i64 32}
!103 = !{!22, !6, i64 40}
!104 = !{!22, !6, i64 8}
!105 = !{!22, !6, i64 48}
!106 = distinct !{!106, !52}
!107 = !{!20, !6, i64 104}
!108 = !{i64 0}
!109 = !{i64 0}
!110 = !{!20, !10, i64 84}
!111 = !{i64 0}
!112 = distinct !{!112, !52}
!113 = distinct !{!113, !52}
!114 = !{i64 0}
!115 = !{!16, !10, i64 4}
!116 = distinct !{!116, !52}
!117 = distinct !{!117, !52}
!118 = distinct !{!118, !52}
!119 = !{i64 0}
!120 = !{!20, !10, i64 216}
!121 = !{!16, !10, i64 16}
!122 = !{i64 0}
!123 = distinct !{!123, !52}
!124 = !{i64 0}
!125 = distinct !{!125, !52}
!126 = !{i64 0}
!127 = distinct !{!127, !52}
!128 = !{i64 0}
