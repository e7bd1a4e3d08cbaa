import { zxyToTileId } from 'pmtiles'

type ArchiveTile = { z: number; x: number; y: number; data: Uint8Array }

const HEADER = 127

/** A PMTiles archive of version 3 with some tiles, uncompressed, and all of them in its first directory. */
export function writePmtiles(tiles: readonly ArchiveTile[]): Buffer {
  const entries = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }))
    .sort((a, b) => a.id - b.id)
  const directory = Buffer.from([
    ...varint(entries.length),
    ...entries.flatMap(({ id }, at) => varint(id - (entries[at - 1]?.id ?? 0))),
    ...entries.flatMap(() => varint(1)),
    ...entries.flatMap(({ data }) => varint(data.length)),
    // The first one begins at 0, and 0 stands for "behind the one before".
    ...entries.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
  ])
  const metadata = Buffer.from('{}')
  const data = Buffer.concat(entries.map((entry) => entry.data))
  const header = Buffer.alloc(HEADER)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const from = HEADER + directory.length + metadata.length
  const numbers = [HEADER, directory.length, HEADER + directory.length, metadata.length, from, 0]
  const counts = [entries.length, entries.length, entries.length]
  for (const [at, number] of [...numbers, from, data.length, ...counts].entries()) {
    header.writeBigUInt64LE(BigInt(number), 8 + at * 8)
  }
  const zooms = tiles.map(({ z }) => z)
  const [clustered, none, vectors] = [1, 1, 1]
  header.set([clustered, none, none, vectors, Math.min(...zooms), Math.max(...zooms)], 96)
  return Buffer.concat([header, directory, metadata, data])
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}
