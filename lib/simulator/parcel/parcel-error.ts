import type { Refusals } from '../core/fields'
import { PARCEL_ERRORS, type ParcelErrorCode } from './parcel-errors'

/** A refusal that the caller sees as `{error, err_msg}` with an HTTP status of its own (conventions §7). */
export class ParcelError extends Error {
  constructor(
    readonly code: ParcelErrorCode,
    detail?: string,
  ) {
    super(detail === undefined ? PARCEL_ERRORS[code] : `${PARCEL_ERRORS[code]}: ${detail}`)
  }
}

/** Refuses a parameter with one code, whether it is missing or wrong; the text names the parameter. */
export const refusedWith = (
  code: ParcelErrorCode,
  codeWhenMissing: ParcelErrorCode = code,
): Refusals => ({
  missing: (name) => new ParcelError(codeWhenMissing, `${name} is missing`),
  incorrect: (name, why) => new ParcelError(code, why === undefined ? name : `${name} ${why}`),
})

const STATUSES = [400, 401, 403, 404, 500]

/** The HTTP status that goes with a code: its first three digits. */
export function httpStatusOf(code: number) {
  const status = Number(String(code).slice(0, 3))
  return STATUSES.includes(status) ? status : 400
}
