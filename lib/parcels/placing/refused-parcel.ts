import { Problem } from '@/lib/domain/problem'
import type { TypedParcel } from '@/lib/parcels/model/typed-parcel'
import { PlatformRefused } from '@/lib/platform/errors'
import { refusedFormFields } from './refused-form-fields'

/** A refusal with the fields of the form that it speaks of; anything else that was thrown as it is. */
export function refusedParcel(error: unknown, form: TypedParcel): unknown {
  if (!(error instanceof PlatformRefused)) return error
  return new Problem('platformRefused', { fields: refusedFormFields(error, form), cause: error })
}
