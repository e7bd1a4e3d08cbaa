import { PDFDocument, PDFContext, PDFName, PDFObjectCopier, PDFRef, type PDFObject } from 'pdf-lib'
import { SharedStreams } from './shared-streams'

/** Takes bytes in the order in which they stand in the file. */
type Write = (bytes: Uint8Array) => Promise<void>

const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')
const CATALOG = 1
const PAGES = 2
const FREE = '0000000000 65535 f \n'

/**
 * Makes one PDF of many, in the order in which they are added. Each is written before the next one
 * is read, so that what is held does not grow with their number: an in-memory document of hundreds
 * of labels would be several times their size (decision 0137).
 */
export class PdfJoiner {
  readonly #write: Write
  readonly #shared = new SharedStreams()
  /** Where each object begins, by its number. */
  readonly #offsets = new Map<number, number>()
  readonly #pages: number[] = []
  #position = HEADER.length
  #hasHeader = false
  #lastNumber = PAGES

  constructor(write: Write) {
    this.#write = write
  }

  get pageCount(): number {
    return this.#pages.length
  }

  /**
   * Adds the pages of a PDF, last page first where `reversed`; returns how many they were. Rejects
   * for what cannot be read to the last object, or has not `pages` pages: then nothing of it is in
   * the file.
   */
  async add(pdf: Uint8Array, { pages, reversed }: { pages: number; reversed: boolean }) {
    const source = await PDFDocument.load(pdf, {
      updateMetadata: false,
      throwOnInvalidObject: true,
    })
    const leaves = source.getPages()
    if (leaves.length !== pages) throw new Error(`${leaves.length} pages instead of ${pages}`)
    const target = PDFContext.create()
    target.largestObjectNumber = this.#lastNumber
    const copier = PDFObjectCopier.for(source.context, target)
    const numbers = leaves.map(({ node }) => {
      const page = copier.copy(node)
      page.set(PDFName.of('Parent'), PDFRef.of(PAGES))
      return target.register(page).objectNumber
    })
    const objects = this.#shared.withoutRepeats(target.enumerateIndirectObjects())
    const written = Buffer.concat(objects.map(([ref, object]) => this.#place(ref, object)))
    this.#lastNumber = target.largestObjectNumber
    this.#pages.push(...(reversed ? numbers.toReversed() : numbers))
    await this.#flush(written)
  }

  /** Ends the file: nothing can be added any more. */
  async end(): Promise<void> {
    const context = PDFContext.create()
    const kids = this.#pages.map((number) => PDFRef.of(number))
    const tree = { Type: 'Pages', Kids: kids, Count: kids.length }
    const root = { Type: 'Catalog', Pages: PDFRef.of(PAGES) }
    await this.#flush(this.#place(PDFRef.of(PAGES), context.obj(tree)))
    await this.#flush(this.#place(PDFRef.of(CATALOG), context.obj(root)))
    await this.#flush(this.#crossReferences())
  }

  /** The object as it stands in the file, where the one before it ended. */
  #place(ref: PDFRef, object: PDFObject): Buffer {
    const head = Buffer.from(`${ref.objectNumber} 0 obj\n`, 'latin1')
    const body = Buffer.allocUnsafe(object.sizeInBytes())
    object.copyBytesInto(body, 0)
    const bytes = Buffer.concat([head, body, Buffer.from('\nendobj\n', 'latin1')])
    this.#offsets.set(ref.objectNumber, this.#position)
    this.#position += bytes.length
    return bytes
  }

  async #flush(bytes: Buffer): Promise<void> {
    if (!this.#hasHeader) await this.#write(HEADER)
    this.#hasHeader = true
    await this.#write(bytes)
  }

  #crossReferences(): Buffer {
    const entries = Array.from({ length: this.#lastNumber }, (_, index) => {
      const offset = this.#offsets.get(index + 1)
      // What another label had already was left out: its number stays free.
      return offset === undefined ? FREE : `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const size = this.#lastNumber + 1
    return Buffer.from(
      `xref\n0 ${size}\n${FREE}${entries.join('')}trailer\n<< /Size ${size} /Root ${CATALOG} 0 R >>\n` +
        `startxref\n${this.#position}\n%%EOF\n`,
      'latin1',
    )
  }
}
