import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'
import { PACKED_AS, PACKED_TYPES, type Packing } from '@/lib/edge/packed-as'

/** A smaller one fits into a packet as it is. */
const LEAST_BYTES = 1_024

const PACK: Readonly<Record<Packing, (file: Buffer) => Buffer>> = {
  br: (file) =>
    brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }),
  gzip: (file) => gzipSync(file, { level: constants.Z_BEST_COMPRESSION }),
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const

/**
 * Packs the browser's code once, beside where the build put it, as small as can be, so that no request
 * waits for it (`lib/edge/packed-files.ts`). What an earlier build packed is taken from `kept`,
 * where it still says the same: whoever was ended while it was written left half of it.
 */
export function packFiles(built: string, kept: string): void {
  for (const file of filesToPack(built)) {
    const code = readFileSync(file)
    for (const packing of Object.keys(PACKED_AS) as Packing[]) {
      const packed = file + PACKED_AS[packing]
      const before = keptPacked(join(kept, relative(built, packed)), packing)
      writeFileSync(packed, before?.code.equals(code) ? before.packed : PACK[packing](code))
    }
  }
}

function keptPacked(path: string, packing: Packing): { packed: Buffer; code: Buffer } | null {
  if (!existsSync(path)) return null
  const packed = readFileSync(path)
  try {
    return { packed, code: UNPACK[packing](packed) }
  } catch {
    return null
  }
}

function filesToPack(built: string): string[] {
  return readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in PACKED_TYPES)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= LEAST_BYTES)
}
