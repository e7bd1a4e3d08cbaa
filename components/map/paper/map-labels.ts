import type { LabelKind, Outline, OutlineLabel, UnitBox } from './outline'
import { meets } from './paint-land'
import type { OutlineColours } from './outline-colours'

/** In heights of the box: where it belongs, else a little lower, else a little higher. */
const NUDGES = [0, 0.7, -0.7]

type Style = {
  readonly weight: number
  readonly size: number
  readonly spacing: number
  readonly italic?: boolean
  readonly strength: number
  /** Size of the other language beneath. */
  readonly second?: number
}

const STYLES: { readonly [Kind in LabelKind]: Style } = {
  area: { weight: 500, size: 14, spacing: 2.5, strength: 0.75 },
  district: { weight: 600, size: 12.5, spacing: 0.3, strength: 0.95 },
  place: { weight: 500, size: 12, spacing: 0, strength: 0.9 },
  water: { weight: 400, size: 12, spacing: 1, italic: true, strength: 0.7 },
}
/** From these zooms there is room for both languages, as the streets themselves are written. */
const BILINGUAL_ZOOM: { readonly [Kind in LabelKind]?: number } = { place: 14 }
const LINE = 1.25
const GAP = 4

type Line = { readonly text: string; readonly font: string; readonly size: number }

export type MapLabel = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly kind: LabelKind
  readonly lines: readonly Line[]
}

type ShownLabel = {
  readonly label: OutlineLabel
  readonly lines: readonly Line[]
}

/** The names that may show at a zoom, as they would be written. */
export function shownLabels(
  outline: Outline,
  zoom: number,
  chinese: boolean,
  family: string,
): ShownLabel[] {
  return outline.labels
    .filter(({ zoom: [first, last] }) => zoom >= first && zoom <= last)
    .map((label) => ({ label, lines: linesOf(label, zoom, chinese, family) }))
}

/** Of the names that may show at a zoom those that have room, in pixels of the world. */
export function layOutLabels(
  context: OffscreenCanvasRenderingContext2D,
  shown: readonly ShownLabel[],
  zoom: number,
): MapLabel[] {
  const size = 256 * 2 ** zoom
  const boxes = shown.map(({ label, lines }) => {
    const { spacing } = STYLES[label.kind]
    const ofLines = lines.map((line) => widthOf(context, line) + line.text.length * spacing)
    return {
      x: label.x * size,
      y: label.y * size,
      width: Math.max(...ofLines),
      height: lines.reduce((sum, line) => sum + line.size * LINE, 0),
      kind: label.kind,
      lines,
    }
  })
  return placeLabels(boxes, GAP)
}

/** In pixels, without spacing. */
function widthOf(context: OffscreenCanvasRenderingContext2D, { font, text }: Line): number {
  context.font = font
  return context.measureText(text).width
}

function linesOf(label: OutlineLabel, zoom: number, chinese: boolean, family: string): Line[] {
  const { weight, size, italic, second = size - 1.5 } = STYLES[label.kind]
  // Chinese has no italics; a slanted face is a distortion.
  const font = (bold: number, height: number, slant: boolean) =>
    `${slant ? 'italic ' : ''}${bold} ${height}px ${family}`
  const first = chinese ? label.zh : label.en
  const slanted = italic === true && !chinese
  const height = chinese ? size + 0.5 : size
  const lines = [{ text: first, font: font(weight, height, slanted), size: height }]
  if (label.en !== label.zh && zoom >= (BILINGUAL_ZOOM[label.kind] ?? Infinity)) {
    lines.push({
      text: chinese ? label.en : label.zh,
      font: font(400, second, false),
      size: second,
    })
  }
  return lines
}

/** Paints the names that reach into the tile, with a rim that lifts them off the shore. */
export function paintLabels(
  context: OffscreenCanvasRenderingContext2D,
  labels: readonly MapLabel[],
  view: UnitBox,
  colours: OutlineColours,
): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const label of labels) {
    if (!meets(boxOf(label), view, 4)) continue
    const { spacing, strength } = STYLES[label.kind]
    if ('letterSpacing' in context) context.letterSpacing = `${spacing}px`
    let y = label.y - label.height / 2
    label.lines.forEach((line, at) => {
      y += (line.size * LINE) / 2
      context.font = line.font
      context.strokeStyle = label.kind === 'water' ? colours.water : colours.land
      context.lineWidth = 3.5
      context.globalAlpha = 0.85
      context.strokeText(line.text, label.x, y)
      context.fillStyle = colours.label
      context.globalAlpha = at === 0 ? strength : strength * 0.8
      context.fillText(line.text, label.x, y)
      y += (line.size * LINE) / 2
    })
  }
  context.globalAlpha = 1
}

export function boxOf(label: MapLabel): UnitBox {
  return {
    left: label.x - label.width / 2,
    right: label.x + label.width / 2,
    top: label.y - label.height / 2,
    bottom: label.y + label.height / 2,
  }
}

type LabelBox = {
  /** Centre and full size, in pixels. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Keeps the boxes that have room: the first of those that overlap, with `gap` pixels between any
 * two. A later box may move a little before it is given up. It looks at the whole map at one zoom
 * and not at the window, so a name does not come and go while the map is moved.
 */
export function placeLabels<T extends LabelBox>(boxes: readonly T[], gap: number): T[] {
  const kept: T[] = []
  for (const box of boxes) {
    const place = NUDGES.map((nudge) => ({ ...box, y: box.y + nudge * box.height })).find(
      (candidate) => !kept.some((other) => overlaps(candidate, other, gap)),
    )
    if (place) kept.push(place)
  }
  return kept
}

function overlaps(a: LabelBox, b: LabelBox, gap: number): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
  )
}
