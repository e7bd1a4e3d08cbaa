import {
  firstLineOffset,
  LINE_HEIGHT,
  NAME_STYLES,
  nameBox,
  nameLines,
  roadNameLength,
  STATION_RADIUS,
  type PixelBox,
} from '@/lib/domain/map/name-box'
import type { TileName } from '@/lib/domain/map/street-tile'
import type { OutlineColours } from './outline-colours'
import type { UnitBox } from './outline'
import { meets } from './paint-land'
import type { TileStreets } from './street-squares'

type NamePaint = {
  readonly colours: OutlineColours
  readonly chinese: boolean
  readonly fontFamily: string
  /** What is written already: names of districts and waters, in pixels of the world. */
  readonly taken: readonly PixelBox[]
  /** The tile, in pixels of the world: squares that are enlarged hold the names of many. */
  readonly view: UnitBox
}

/** What of a name is the same wherever it stands. */
type PreparedName = {
  readonly lines: readonly string[]
  readonly box: PixelBox
  /** In pixels: however it is turned, it reaches no further from its place. */
  readonly reach: number
}

const prepared = new WeakMap<TileName, Map<string, PreparedName>>()

function prepare(name: TileName, text: string): PreparedName {
  const known = prepared.get(name) ?? new Map<string, PreparedName>()
  const there = known.get(text)
  if (there) return there
  const isRoad = name.kind === 'road'
  const box = nameBox(name.kind, text)
  const sides = [box.left, box.right, box.top, box.bottom].map(Math.abs)
  const half = isRoad ? roadNameLength(text) / 2 : 0
  const made = {
    lines: isRoad ? [text] : nameLines(text),
    box,
    reach: Math.hypot(Math.max(half, ...sides), Math.max(...sides)) + RIM,
  }
  prepared.set(name, known.set(text, made))
  return made
}

/** The rim around letters, and what they may be wider than reckoned. */
const RIM = 24

/**
 * Paints stations, places and roads that have room at a zoom in the person's language. Where each may
 * stand was worked out when the squares were made, so names neither meet nor blink.
 */
export function paintNames(
  context: OffscreenCanvasRenderingContext2D,
  { squares, left, top, scale }: TileStreets,
  zoom: number,
  paint: NamePaint,
): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  if ('letterSpacing' in context) context.letterSpacing = '0px'
  for (const { names } of squares) {
    for (const name of names) {
      if (zoom < (paint.chinese ? name.zoom.zh : name.zoom.en)) continue
      const text = (paint.chinese ? name.zh : null) ?? name.en
      const at = { x: left + name.x * scale, y: top + name.y * scale }
      const ready = prepare(name, text)
      const point = { left: at.x, right: at.x, top: at.y, bottom: at.y }
      if (!meets(point, paint.view, ready.reach)) continue
      if (meetsAny(ready.box, at, paint.taken)) continue
      context.save()
      context.translate(at.x, at.y)
      paintName(context, name, ready.lines, paint)
      context.restore()
    }
  }
}

function paintName(
  context: OffscreenCanvasRenderingContext2D,
  { kind, angle }: TileName,
  lines: readonly string[],
  { colours, fontFamily }: NamePaint,
): void {
  const { size, weight } = NAME_STYLES[kind]
  context.font = `${weight} ${size}px ${fontFamily}`
  if (kind === 'road') context.rotate((angle * Math.PI) / 180)
  if (kind === 'station') paintStation(context, colours)
  const first = kind === 'road' ? 0 : firstLineOffset(kind, lines.length)
  context.strokeStyle = colours.halo
  context.lineWidth = 3
  context.fillStyle = kind === 'station' ? colours.station : colours.place
  lines.forEach((line, index) => {
    const y = first + index * size * LINE_HEIGHT
    context.strokeText(line, 0, y)
    context.fillText(line, 0, y)
  })
}

/** A ring, as plans of lines have it. */
function paintStation(context: OffscreenCanvasRenderingContext2D, colours: OutlineColours): void {
  context.beginPath()
  context.arc(0, 0, STATION_RADIUS - 0.5, 0, 2 * Math.PI)
  context.fillStyle = colours.halo
  context.fill()
  context.strokeStyle = colours.station
  context.lineWidth = 2
  context.stroke()
}

function meetsAny(
  box: PixelBox,
  { x, y }: { x: number; y: number },
  taken: readonly PixelBox[],
): boolean {
  return taken.some(
    (other) =>
      box.left + x < other.right &&
      box.right + x > other.left &&
      box.top + y < other.bottom &&
      box.bottom + y > other.top,
  )
}
