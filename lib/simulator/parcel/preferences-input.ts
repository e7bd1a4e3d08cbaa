import type { Fields } from '../core/fields'
import { type ParcelErrorCode } from './parcel-errors'
import { refusedWith } from './parcel-error'
import type { Position } from './positions'

/**
 * Reads `preferences`: positions that take this job (400190000002 for another). `neededCode` is the code
 * for leaving them out, undefined where they may be; then anybody on offer will do.
 */
export function preferencesField(
  fields: Fields,
  offered: readonly Position[],
  neededCode: ParcelErrorCode | undefined,
): readonly Position[] {
  const preferences = fields.optionalGroups('preferences') ?? []
  if (preferences.length === 0) {
    if (neededCode !== undefined)
      throw fields.refusing(refusedWith(neededCode)).missing('preferences')
    return offered
  }
  return preferences.map((preference) => preferredPosition(preference, offered))
}

function preferredPosition(preference: Fields, offered: readonly Position[]) {
  if (preference.text('type') !== 'business_position')
    throw preference.incorrect('type', 'must be business_position')
  const reading = preference.refusing(refusedWith(400190000002, 400190001013))
  const code = reading.text('value')
  const position = offered.find((known) => known.code === code)
  if (!position) throw reading.incorrect('value', 'is not on offer for this order')
  return position
}
