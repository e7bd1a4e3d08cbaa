import {
  beginText,
  endText,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFString,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib'

/** One of the fonts that every PDF reader stands ready to replace (PDF 32000-1, 9.7.5.2). */
const BASE_FONT = 'MSung-Light'
const ENCODING = 'UniCNS-UCS2-H'

type Spot = { readonly x: number; readonly y: number; readonly size: number }

/** Names a traditional Chinese font without embedding one, which would be megabytes a waybill. */
export function embedHanFont(document: PDFDocument, page: PDFPage): string {
  const { context } = document
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: BASE_FONT,
      Flags: 6,
      FontBBox: [-160, -249, 1015, 888],
      ItalicAngle: 0,
      Ascent: 888,
      Descent: -249,
      CapHeight: 662,
      StemV: 58,
    }),
  )
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: BASE_FONT,
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('CNS1'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      DW: 1000,
    }),
  )
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: `${BASE_FONT}-${ENCODING}`,
      Encoding: ENCODING,
      DescendantFonts: [descendant],
    }),
  )
  page.node.setFontDictionary(PDFName.of('Han'), font)
  return 'Han'
}

export function showHanText(page: PDFPage, font: string, text: string, { x, y, size }: Spot) {
  page.pushOperators(
    beginText(),
    setFontAndSize(font, size),
    setTextMatrix(1, 0, 0, 1, x, y),
    showText(PDFHexString.of(ucs2(text))),
    endText(),
  )
}

/** Hexadecimal UCS-2; letters beyond it (emoji) become a geta mark, as printers do. */
const ucs2 = (text: string) =>
  Array.from(text, (letter) => (letter.length === 1 ? letter.charCodeAt(0) : 0x3013))
    .map((unit) => unit.toString(16).padStart(4, '0'))
    .join('')
