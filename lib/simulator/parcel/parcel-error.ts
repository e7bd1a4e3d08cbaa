import type { Refusals } from '../core/signed/fields'

/** Error codes of the parcel family (conventions §7.2), with the platform's meaning. */
const PARCEL_ERRORS = {
  40001: 'invalid parameters',
  40101: 'unauthorized',
  40301: 'access token expired',
  40302: 'merchant_id not authorized',
  40303: 'the same order can be created or cancelled only once in 60 seconds',
  50001: 'internal server error',
  50002: 'internal server error',
  50003: 'internal server error',
  50004: 'internal server error',
  50005: 'internal server error',
  50006: 'token error; also listed as internal server error',
  40011: 'log in again',
  400190000001: 'general error group',
  400180062: 'JSON format incorrect',
  400120134: 'address empty',
  400120131: 'phone error',
  400120135: 'address error',
  400120037: 'longitude empty',
  400120038: 'longitude error',
  400120040: 'latitude error',
  4001128032: 'address book ID wrong',
  400120313: 'tip error',
  4001128083: 'collect-on-delivery fee format error',
  4001128071: 'failed to get order content',
  4001128090: 'business position required for this order method',
  400190001027: 'coordinates (possibly unsupported area)',
  400190001033: 'delivery time-type error',
  400190001042: 'order not supported for this position or region, pricing failed',
  400190000002: 'position does not support this job',
  400190001000: 'service does not support this position',
  400190001005: 'tip, if given, must be greater than 0',
  400190001006: 'tip must be numeric',
  400190001013: 'position required',
  400190001035: 'date or time format incorrect',
  400190001036: 'order date-time earlier than now',
  400190001031: 'item type does not exist',
  400190001032: 'item size does not exist',
  400190001043: 'specified tunnel not among selectable tunnels, pricing failed',
  400190001044: 'auto-cancel time type or date format error',
  400190001020: 'start area required',
  400190001021: 'end area required',
  4001128003: 'start address book ID wrong',
  4001128002: 'sender phone wrong',
  4001128005: 'sender information wrong',
  4001128004: 'start address wrong',
  4001128006: 'sender longitude wrong',
  4001128007: 'sender latitude wrong',
  400110062: 'country code wrong',
  4001128009: 'destination address book ID wrong',
  4001128014: 'nearby/area type wrong',
  4001128059: 'destination address type does not exist',
  4001128010: 'destination address wrong',
  4001128012: 'recipient longitude wrong',
  4001128013: 'recipient latitude wrong',
  4001128011: 'recipient information wrong',
  4001128008: 'recipient phone wrong',
  400190001052:
    'oversized items must be handed over at ground level; option for no lift not allowed',
  400190001045: 'tunnel code does not exist',
  400193000001: 'ordering contact name required',
  400193000002: 'ordering contact mobile required',
  400193000005: 'calculation load busy',
  400193000006: 'remote call busy',
  400193000008: 'VAS unavailable',
  400193000009: 'VAS out of range',
  400193000022: 'custom cancel time may not exceed 24 hours after the start-work time',
  4001340000: 'parameter error',
  400120217: 'content error',
  4001260300: 'data error',
  4001280009: 'temporary main order does not exist',
  400120212: 'saving data failed',
  400180070: 'reason for repeated order required',
  4001260061: 'do not submit the application repeatedly',
  400180056: 'order does not exist',
  4001310001: 'business ID error',
  4001310002: 'product code error',
} as const

const isListed = (code: number): code is ParcelErrorCode => Object.hasOwn(PARCEL_ERRORS, code)

/** The platform's words for a code, also for one that it does not list. */
export const meaningOf = (code: number) => (isListed(code) ? PARCEL_ERRORS[code] : 'system error')

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

export type ParcelErrorCode = keyof typeof PARCEL_ERRORS
