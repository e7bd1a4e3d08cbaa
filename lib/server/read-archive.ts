import 'server-only'
import { open } from 'node:fs/promises'

/** A piece of an archive is some kilobytes, its directory at most half a megabyte. */
const LONGEST = 2 * 1024 * 1024

export type ArchivePart = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly from: number
  /** Of the whole file. */
  readonly size: number
  /** Another one when the file was replaced. */
  readonly tag: string
}

/**
 * The bytes of a file that a `Range` asks for, at most two megabytes; null for anything but one range
 * that begins within it, because the whole of an archive is never sent. Throws when it cannot be read.
 */
export async function readArchive(file: string, range: string | null): Promise<ArchivePart | null> {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined) return null
  const handle = await open(file)
  try {
    const { size, mtimeMs } = await handle.stat()
    const from = Number(first)
    if (from >= size) return null
    const to = Math.min(size - 1, from + LONGEST - 1, last ? Number(last) : size - 1)
    if (to < from) return null
    const bytes = new Uint8Array(to - from + 1)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from)
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    return { bytes: bytes.subarray(0, bytesRead), from, size, tag }
  } finally {
    await handle.close()
  }
}
