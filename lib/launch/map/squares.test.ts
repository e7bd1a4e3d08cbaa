import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  CLOSE_ZOOM,
  decodeStreetTile,
  hasTile,
  TILE_PIXELS,
  TILE_UNITS,
  TILE_ZOOMS,
  type TileIndex,
  type TileName,
} from '@/lib/domain/map/street-tile'
import { boxIndex } from './box-index'
import { boxesOf } from './place-names'

const LARGEST_FIRST_VIEW = 40 * 1024
/** A map as large as a window of 1280 × 800 touches at most so many squares. */
const [COLUMNS, ROWS] = [Math.ceil(1280 / TILE_PIXELS) + 1, Math.ceil(800 / TILE_PIXELS) + 1]

const folderOf = (region: string) => `public/map/streets/${region}`
const bytesOf = (file: string) => gzipSync(readFileSync(file)).length
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const squaresAt = (region: string, zoom: number) =>
  readdirSync(`${folderOf(region)}/${zoom}`).map((file) => {
    const [x = 0, y = 0] = file.replace('.json', '').split('-').map(Number)
    return { x, y, file: `${folderOf(region)}/${zoom}/${file}` }
  })

describe.each(['hong-kong', 'singapore'])('%s', (region) => {
  const base = bytesOf(`public/map/${region}.json`) + bytesOf(`${folderOf(region)}/index.json`)

  test.each(TILE_ZOOMS)('a first view at zoom %d takes 40 KB at most, wherever it is', (zoom) => {
    const sizes = new Map(
      squaresAt(region, zoom).map(({ x, y, file }) => [`${x},${y}`, bytesOf(file)]),
    )
    let largest = 0
    for (const { x, y } of squaresAt(region, zoom)) {
      for (let right = 0; right < COLUMNS; right++) {
        let bytes = base
        for (let column = 0; column < COLUMNS; column++)
          for (let row = 0; row < ROWS; row++)
            bytes += sizes.get(`${x - right + column},${y + row}`) ?? 0
        largest = Math.max(largest, bytes)
      }
    }
    expect(largest).toBeGreaterThan(base)
    expect(largest).toBeLessThanOrEqual(LARGEST_FIRST_VIEW)
  })

  test('the index names the squares that are there', () => {
    const index = read(`${folderOf(region)}/index.json`) as TileIndex
    for (const zoom of [...TILE_ZOOMS, CLOSE_ZOOM] as const) {
      const squares = squaresAt(region, zoom)
      expect(squares.every(({ x, y }) => hasTile(index, zoom, x, y))).toBe(true)
      expect(index[zoom]?.squares.match(/1/g)).toHaveLength(squares.length)
    }
  })

  test.each([12, 13, 14, 15, 16, 17])(
    'no two names meet at zoom %d, in either language',
    (zoom) => {
      for (const language of ['en', 'zh'] as const) {
        const names = namesAt(region, zoom, language)
        expect(names.length).toBeGreaterThan(8)
        const taken = boxIndex()
        for (const name of names) {
          const boxes = boxesOf(name, language, zoom)
          expect([name.en, boxes.some((box) => taken.meets(box, 0))]).toEqual([name.en, false])
          for (const box of boxes) taken.add(box)
        }
      }
    },
  )

  test('a name stays from the zoom on from which it has room, and stations come first', () => {
    const at = (zoom: number) => namesAt(region, zoom, 'en').map(({ en }) => en)
    const close = new Set(at(17))
    expect(at(13).filter((name) => !close.has(name))).toEqual([])
    expect(namesAt(region, 12, 'en').every(({ kind }) => kind === 'station')).toBe(true)
  })
})

/** Every name that shows at a zoom, once, with pixels of the world at zoom 0 as its place. */
function namesAt(region: string, zoom: number, language: 'en' | 'zh'): TileName[] {
  const level = TILE_ZOOMS.findLast((one) => one <= zoom) ?? 12
  const folders = zoom >= CLOSE_ZOOM ? [level, CLOSE_ZOOM] : [level]
  const names = new Map<string, TileName>()
  for (const { x, y, file } of folders.flatMap((folder) => squaresAt(region, folder))) {
    for (const name of decodeStreetTile(read(file)).names) {
      if (name.zoom[language] > zoom) continue
      const place = (square: number, units: number) =>
        ((square + units / TILE_UNITS[level]) * TILE_PIXELS) / 2 ** level
      const there = { ...name, x: place(x, name.x), y: place(y, name.y) }
      const half = TILE_PIXELS / TILE_UNITS[level] / 2 ** level
      names.set(
        `${name.en} ${Math.round(there.x / half / 4)} ${Math.round(there.y / half / 4)}`,
        there,
      )
    }
  }
  return [...names.values()]
}
