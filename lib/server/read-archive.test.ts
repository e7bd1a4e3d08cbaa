import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles, type RangeResponse } from 'pmtiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writePmtiles } from '@/lib/testing/write-pmtiles'
import { readArchive } from './read-archive'

let folder: string
let file: string
const TILE = new Uint8Array([26, 3, 1, 2, 3])
const LARGE = new Uint8Array(3 * 1024 * 1024).fill(7)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'))
  file = join(folder, 'streets.pmtiles')
  writeFileSync(
    file,
    writePmtiles([
      { z: 12, x: 3346, y: 1786, data: TILE },
      { z: 11, x: 1673, y: 893, data: LARGE },
    ]),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Asks as a browser does, with a range. */
const archive = () =>
  new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const part = await readArchive(file, `bytes=${offset}-${offset + length - 1}`)
      if (!part) throw new Error('416')
      return { data: part.bytes.slice().buffer, etag: part.tag }
    },
  })

it('is read tile by tile by whoever reads such archives', async () => {
  expect(await archive().getHeader()).toMatchObject({ minZoom: 11, maxZoom: 12, numTileEntries: 2 })
  const tile = await archive().getZxy(12, 3346, 1786)
  expect(new Uint8Array(tile?.data ?? new ArrayBuffer(0))).toEqual(TILE)
  expect(await archive().getZxy(12, 0, 0)).toBeUndefined()
})

it('gives one range, bounded, and nothing of the whole', async () => {
  const size = (await readArchive(file, 'bytes=0-0'))?.size ?? 0
  expect(size).toBeGreaterThan(LARGE.length)
  expect((await readArchive(file, 'bytes=0-'))?.bytes).toHaveLength(2 * 1024 * 1024)
  expect((await readArchive(file, `bytes=${size - 2}-${size + 9}`))?.bytes).toHaveLength(2)
  for (const range of [
    null,
    '',
    'bytes=-5',
    'bytes=0-1,4-5',
    'bytes=9-3',
    `bytes=${size}-`,
    'x=0-1',
  ]) {
    expect([range, await readArchive(file, range)]).toEqual([range, null])
  }
})

it('says when the file was replaced', async () => {
  const before = await readArchive(file, 'bytes=0-6')
  writeFileSync(file, writePmtiles([{ z: 1, x: 0, y: 0, data: TILE }]))
  const after = await readArchive(file, 'bytes=0-6')
  expect(new TextDecoder().decode(after?.bytes)).toBe('PMTiles')
  expect(after?.tag).not.toBe(before?.tag)
})
