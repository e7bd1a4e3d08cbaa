import { crc32, deflateSync } from 'node:zlib'
import type { Random } from './random'

type Colour = readonly [number, number, number]
type Rectangle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const WIDTH = 320
const HEIGHT = 240
const WALLS: readonly [Colour, ...Colour[]] = [
  [226, 219, 205],
  [205, 216, 219],
  [217, 205, 199],
]
const DOORS: readonly [Colour, ...Colour[]] = [
  [122, 82, 54],
  [74, 96, 88],
  [140, 60, 52],
  [70, 80, 110],
]
const FLOOR: Colour = [150, 146, 140]
const CARDBOARD: Colour = [196, 154, 108]
const TAPE: Colour = [222, 198, 160]
const BRASS: Colour = [214, 178, 94]

/** A proof of delivery: a parcel before a door, drawn a little differently each time. */
export function proofPicture(random: Random): Uint8Array {
  const raster: Raster = {
    width: WIDTH,
    height: HEIGHT,
    pixels: new Uint8Array(WIDTH * HEIGHT * 3),
  }
  const floorY = random.integer(178, 196)
  paint(raster, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, random.pick(WALLS))
  paint(raster, { x: 0, y: floorY, width: WIDTH, height: HEIGHT - floorY }, FLOOR)
  const doorX = random.integer(40, 150)
  paint(raster, { x: doorX, y: 24, width: 110, height: floorY - 24 }, random.pick(DOORS))
  paint(raster, { x: doorX + 94, y: 108, width: 8, height: 8 }, BRASS)
  const width = random.integer(52, 92)
  const height = random.integer(38, 64)
  const box = { x: doorX + random.integer(-20, 60), y: floorY + 18 - height, width, height }
  paint(raster, box, CARDBOARD)
  paint(raster, { ...box, x: box.x + width / 2 - 4, width: 8 }, TAPE)
  return encodePng(raster)
}

function paint({ width, height, pixels }: Raster, area: Rectangle, colour: Colour) {
  const right = Math.min(width, area.x + area.width)
  const bottom = Math.min(height, area.y + area.height)
  for (let y = Math.max(0, Math.floor(area.y)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(area.x)); x < right; x++)
      pixels.set(colour, (y * width + x) * 3)
}

/** A picture of three bytes (red, green, blue) a pixel, row by row from the top. */
type Raster = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BITS_TRUE_COLOUR = [8, 2, 0, 0, 0]

/** The picture as a PNG file. */
export function encodePng({ width, height, pixels }: Raster): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(EIGHT_BITS_TRUE_COLOUR, 8)
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (1 + width * 3) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Uint8Array) {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const framed = Buffer.alloc(8 + body.length)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), 4 + body.length)
  return framed
}
