import { Fields } from '../core/fields'
import { isWireObject, parseWire, type WireValue } from '../core/wire'
import { ParcelError, refusedWith } from './parcel-error'

/** The plain parameter object of the parcel family (conventions §4), or 400180062. */
export function readParcelBody(body: string) {
  const values = parse(body)
  if (!isWireObject(values)) throw new ParcelError(400180062, 'the body must be an object')
  return { values, fields: new Fields(values, '', refusedWith(40001)) }
}

function parse(body: string): WireValue {
  try {
    return parseWire(body)
  } catch {
    throw new ParcelError(400180062)
  }
}
