import { createHash } from 'node:crypto'
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib'

/** A logo, or a font: labels of one carrier bring the same ones again and again. */
class SharedStreams {
  readonly #first = new Map<string, PDFRef>()

  /**
   * The objects of one more document without the streams that an earlier one had, byte for byte;
   * what pointed to them points to the first.
   */
  withoutRepeats(objects: readonly Placed[]): Placed[] {
    const again = new Map<PDFRef, PDFRef>()
    const kept = objects.filter(([ref, object]) => {
      if (!(object instanceof PDFRawStream) || pointsSomewhere(object.dict)) return true
      const key = checksumOf(object)
      const first = this.#first.get(key)
      if (first) again.set(ref, first)
      else this.#first.set(key, ref)
      return first === undefined
    })
    if (again.size > 0) for (const [, object] of kept) pointTo(object, again)
    return kept
  }
}

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

type Placed = [PDFRef, PDFObject]

/** A stream that refers to others is the same only where those are; such are not shared. */
function pointsSomewhere(object: PDFObject): boolean {
  return object instanceof PDFRef || partsOf(object).some(([, part]) => pointsSomewhere(part))
}

function checksumOf(stream: PDFRawStream): string {
  const dictionary = Buffer.allocUnsafe(stream.dict.sizeInBytes())
  stream.dict.copyBytesInto(dictionary, 0)
  return createHash('sha256').update(dictionary).update(stream.contents).digest('base64')
}

function pointTo(object: PDFObject, places: ReadonlyMap<PDFRef, PDFRef>): void {
  for (const [put, part] of partsOf(object)) {
    // References are one object each, however often they are named.
    const place = part instanceof PDFRef ? places.get(part) : undefined
    if (place) put(place)
    else pointTo(part, places)
  }
}

/** What an object consists of, each with the way to put something else in its place. */
function partsOf(object: PDFObject): [(other: PDFObject) => void, PDFObject][] {
  if (object instanceof PDFStream) return partsOf(object.dict)
  if (object instanceof PDFDict) {
    return object.entries().map(([key, part]) => [(other) => object.set(key, other), part])
  }
  if (object instanceof PDFArray) {
    return object.asArray().map((part, index) => [(other) => object.set(index, other), part])
  }
  return []
}
