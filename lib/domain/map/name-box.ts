import type { NameKind } from './street-tile'

/** Heights in pixels, and the weight of the face, of each kind of name. */
export const NAME_STYLES: Readonly<Record<NameKind, { size: number; weight: number }>> = {
  station: { size: 12, weight: 600 },
  place: { size: 11, weight: 500 },
  road: { size: 11, weight: 500 },
}
export const LINE_HEIGHT = 1.2
/** The ring that stands for a station, above its name. */
export const STATION_RADIUS = 4
const STATION_DROP = STATION_RADIUS + 3
/** So many widths of a letter to a line. */
const LONGEST_LINE = 11

export type PixelBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A name in lines of readable length: broken between words, and Chinese at its brackets. */
export function nameLines(name: string): string[] {
  const words = name.split(/(?<=[ /])|(?=[(（])/)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || widthInEm(last + word) > LONGEST_LINE) lines.push(word)
    else lines[lines.length - 1] = last + word
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** The room that a level name takes, around its place, in pixels; never less than it really takes. */
export function nameBox(kind: NameKind, name: string): PixelBox {
  const { size } = NAME_STYLES[kind]
  const lines = nameLines(name)
  const width = Math.max(...lines.map((line) => widthInEm(line) * size))
  const height = lines.length * size * LINE_HEIGHT
  const top = kind === 'station' ? -STATION_DROP : -height / 2
  return {
    left: -width / 2,
    right: width / 2,
    top,
    bottom: kind === 'station' ? STATION_DROP + height : height / 2,
  }
}

/** The length of a road's name along the road, in pixels. */
export function roadNameLength(name: string): number {
  return widthInEm(name) * NAME_STYLES.road.size
}

/** Where the first line of a name is written, below its place, in pixels from the line's middle. */
export function firstLineOffset(kind: NameKind, lines: number): number {
  const line = NAME_STYLES[kind].size * LINE_HEIGHT
  return kind === 'station' ? STATION_DROP + line / 2 : (-(lines - 1) * line) / 2
}

/** Generous widths of letters, in heights of the face: that of the page, or whatever stands in for it. */
export function widthInEm(text: string): number {
  let width = 0
  for (const letter of text) width += letterWidth(letter)
  return width
}

function letterWidth(letter: string): number {
  if (letter > '\u2e7f') return 1.02
  if (/[iljI.,'’:;|!]/.test(letter)) return 0.31
  if (/[ftr()[\]/\- ]/.test(letter)) return 0.42
  if (/[mwMW@&]/.test(letter)) return 0.94
  return /[A-Z0-9]/.test(letter) ? 0.7 : 0.61
}
