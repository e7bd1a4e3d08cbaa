import { randomBytes } from 'node:crypto'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'

/**
 * A label as a carrier may make one: a page for each of `texts` that says it, and, on each, a picture of
 * `pictureBytes` that no compression makes smaller. Labels with the same `picture` share it.
 */
export async function makeLabel(input: {
  texts: readonly string[]
  pictureBytes?: number
  picture?: Uint8Array
}): Promise<Buffer> {
  const document = await PDFDocument.create()
  const { context } = document
  const contents = input.picture ?? randomBytes(input.pictureBytes ?? 64)
  const picture = context.register(
    PDFRawStream.of(
      context.obj({
        Type: 'XObject',
        Subtype: 'Image',
        Width: contents.length,
        Height: 1,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        Length: contents.length,
      }),
      Uint8Array.from(contents),
    ),
  )
  const font = await document.embedFont('Helvetica')
  for (const text of input.texts) {
    const page = document.addPage([283, 425])
    page.drawText(text, { font, x: 20, y: 380, size: 18 })
    page.node.setXObject(PDFName.of('Picture'), picture)
  }
  return Buffer.from(await document.save())
}
