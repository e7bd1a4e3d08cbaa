import { widthInEm } from '@/lib/domain/map/name-box'

/** A marker with its words, in pixels of the world at a zoom; the most important come first. */
export type Caption = {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly text: string
  /** Couriers' stand above their marker, all others below. */
  readonly above: boolean
}

/** As `map-markers.css` writes them. */
const SIZE = 12
const PADDING = 14
const HEIGHT = 20
const BELOW = 14
const ABOVE = -38
const WIDEST = 160
/** Half of what is drawn of a marker itself. */
const SHAPE = 12
const GAP = 2

type Box = { left: number; top: number; right: number; bottom: number }

/** The keys of the captions that can be read: none covers another, nor the marker of another. */
export function captionsWithRoom(captions: readonly Caption[]): ReadonlySet<string> {
  const shapes = captions.map(({ key, x, y }) => ({
    key,
    box: { left: x - SHAPE, right: x + SHAPE, top: y - SHAPE, bottom: y + SHAPE },
  }))
  const taken: Box[] = []
  const shown = new Set<string>()
  for (const caption of captions) {
    const box = captionBox(caption)
    const isFree =
      !taken.some((other) => meets(box, other)) &&
      !shapes.some((shape) => shape.key !== caption.key && meets(box, shape.box))
    if (!isFree) continue
    taken.push(box)
    shown.add(caption.key)
  }
  return shown
}

/** What a caption covers at most. */
export function captionBox({ x, y, text, above }: Caption): Box {
  const half = Math.min(WIDEST, widthInEm(text) * SIZE + PADDING) / 2
  const top = y + (above ? ABOVE : BELOW)
  return { left: x - half, right: x + half, top, bottom: top + HEIGHT }
}

function meets(a: Box, b: Box): boolean {
  return (
    a.left - GAP < b.right &&
    a.right + GAP > b.left &&
    a.top - GAP < b.bottom &&
    a.bottom + GAP > b.top
  )
}
