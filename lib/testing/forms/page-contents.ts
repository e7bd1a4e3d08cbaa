import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from 'pdf-lib'

/** What stands on each page of a PDF, as its drawing commands: the same for the same page. */
export async function pageContents(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { throwOnInvalidObject: true })
  return document.getPages().map(contentsOf)
}

function contentsOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  return streams
    .map((part) => page.doc.context.lookup(part))
    .map((stream) => {
      if (!(stream instanceof PDFRawStream)) throw new Error('a page without contents')
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    })
    .join('\n')
}
