import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from 'pdf-lib'

const POINTS_PER_MM = 72 / 25.4

/** A filled rectangle of a page, millimetres. */
type Rectangle = { readonly x: number; readonly width: number; readonly height: number }

/** What a printer and a scanner make of a PDF: its pages in millimetres, and each page's barcode. */
export async function readPdf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes)
  return document.getPages().map((page) => ({
    width: Math.round(page.getWidth() / POINTS_PER_MM),
    height: Math.round(page.getHeight() / POINTS_PER_MM),
    barcode: barcodeOf(page),
  }))
}

/** The tallest rectangles are the bars; gaps between them are the spaces. */
function barcodeOf(page: PDFPage) {
  const all = rectanglesOf(page)
  const tallest = Math.max(...all.map(({ height }) => height))
  const bars = all.filter(({ height }) => height > 0.99 * tallest).sort((a, b) => a.x - b.x)
  const narrowest = Math.min(...bars.map(({ width }) => width))
  const widths = bars.flatMap(({ x, width }, i) => {
    const next = bars[i + 1]
    return next ? [width, next.x - x - width] : [width]
  })
  return { widths: widths.map((width) => Math.round(width / narrowest)), moduleMm: narrowest }
}

function rectanglesOf(page: PDFPage): Rectangle[] {
  const operators = contentOf(page).matchAll(/^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/gm)
  return [...operators].map(([, x, , width, height]) => ({
    x: Number(x) / POINTS_PER_MM,
    width: Number(width) / POINTS_PER_MM,
    height: Number(height) / POINTS_PER_MM,
  }))
}

function contentOf(page: PDFPage) {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  return streams
    .map((entry) => (entry ? page.doc.context.lookup(entry) : undefined))
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n')
}
