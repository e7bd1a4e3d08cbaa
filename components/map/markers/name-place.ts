import { widthInEm } from '@/lib/domain/map/name-box'

/** As `map-markers.css` writes a name that is pointed at, in pixels. */
const SIZE = 12
const PADDING = 14
const WIDEST = 288
const LINE = 18
/** From the middle of a mark to its name, and how far from the map's edge that stays. */
const BELOW = 14
const MARGIN = 4

/** Where a mark stands within a map, from its upper left, and how large that is; in pixels. */
type Spot = { x: number; y: number; width: number; height: number }

/**
 * How far a mark's name moves aside so that the map's edge does not cut it, in pixels, and whether it
 * stands above its mark for want of room below. A name wider than the map keeps its beginning.
 */
export function namePlace(name: string, { x, y, width, height }: Spot) {
  const line = widthInEm(name) * SIZE
  const half = Math.min(WIDEST, line + PADDING) / 2
  const left = Math.min(Math.max(x - half, MARGIN), Math.max(width - MARGIN - half * 2, MARGIN))
  const lines = Math.ceil(line / (WIDEST - PADDING))
  const bottom = y + BELOW + lines * LINE
  return { shift: Math.round(left - (x - half)), isAbove: bottom > height - MARGIN }
}
