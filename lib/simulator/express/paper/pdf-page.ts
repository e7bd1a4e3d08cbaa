import {
  fill,
  type PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
  StandardFonts,
} from 'pdf-lib'
import { embedHanFont, showHanText } from './han-font'

const POINTS_PER_MM = 72 / 25.4
const BLACK = rgb(0, 0, 0)

type Sheet = {
  readonly width: number
  readonly height: number
  /** Where the drawing begins, and how much it is enlarged. */
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** Millimetres of the drawing, from its left and top edge. */
type Bar = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page to draw on in millimetres from the top left, in black. */
export type Page = {
  /** Latin text in Helvetica and the rest in a Chinese font; `size` is the height of the letters' box. */
  text(text: string, at: { readonly x: number; readonly y: number; readonly size: number }): void
  /** The width that `text` would take, millimetres. */
  textWidth(text: string, size: number): number
  /** Filled rectangles. */
  bars(bars: readonly Bar[]): void
}

export async function openPage(document: PDFDocument, sheet: Sheet): Promise<Page> {
  const { width, height, left, top, scale } = sheet
  const page = document.addPage([width * POINTS_PER_MM, height * POINTS_PER_MM])
  const latin = await document.embedFont(StandardFonts.Helvetica)
  const han = embedHanFont(document, page)
  const unit = POINTS_PER_MM * scale
  const toX = (x: number) => left * POINTS_PER_MM + x * unit
  const toY = (y: number) => (height - top) * POINTS_PER_MM - y * unit
  const widthOf = (run: string, size: number) =>
    isLatin(run) ? latin.widthOfTextAtSize(run, size) : Array.from(run).length * size

  return {
    text(text, { x, y, size }) {
      let at = toX(x)
      for (const run of runsOf(text)) {
        if (isLatin(run))
          page.drawText(run, { x: at, y: toY(y), size: size * unit, font: latin, color: BLACK })
        else showHanText(page, han, run, { x: at, y: toY(y), size: size * unit })
        at += widthOf(run, size * unit)
      }
    },
    textWidth: (text, size) => runsOf(text).reduce((sum, run) => sum + widthOf(run, size), 0),
    bars(bars) {
      page.pushOperators(
        pushGraphicsState(),
        setFillingColor(BLACK),
        ...bars.map((bar) =>
          rectangle(toX(bar.x), toY(bar.y + bar.height), bar.width * unit, bar.height * unit),
        ),
        fill(),
        popGraphicsState(),
      )
    },
  }
}

/** Stretches of Latin and of other letters. */
const runsOf = (text: string): string[] => text.match(/[\x20-\x7e]+|[^\x20-\x7e]+/g) ?? []
const isLatin = (run: string) => /^[\x20-\x7e]/.test(run)
