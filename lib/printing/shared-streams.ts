import { createHash } from 'node:crypto'
import { PDFArray, PDFDict, PDFRawStream, PDFRef, PDFStream, type PDFObject } from 'pdf-lib'

type Placed = [PDFRef, PDFObject]

/** A logo, or a font: labels of one carrier bring the same ones again and again. */
export class SharedStreams {
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
