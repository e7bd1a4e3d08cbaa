/** Error codes of the signature families (conventions §7.1), with the platform's meaning. */
export const PLATFORM_ERRORS = {
  261002: 'incorrect timestamp',
  261003: 'missing mandatory parameters',
  261004: 'incorrect parameters',
  261005: 'duplicated data submitted within 60 seconds',
  261103: 'error in a database operation',
  261105: 'error in a cache operation',
  262001: 'developer account does not exist',
  262002: 'incorrect signature',
  262111: 'cannot create order, insufficient permission',
  263001: 'delivery order does not exist',
  263004: 'delivery order has been created already',
  263006: 'exceeded delivery distance limit',
  263007: 'exceeded weight limit',
  263014: 'exceeded scheduled time limit',
  264007: 'outside merchant or area opening hours',
  264100: 'merchant does not exist',
  264101: 'exceeded merchant number limit',
} as const

export type PlatformErrorCode = keyof typeof PLATFORM_ERRORS

/** A refusal that the caller sees as `{error, err_msg}` with HTTP 200 (conventions §7). */
export class PlatformError extends Error {
  constructor(
    readonly code: PlatformErrorCode,
    detail?: string,
  ) {
    super(detail === undefined ? PLATFORM_ERRORS[code] : `${PLATFORM_ERRORS[code]}: ${detail}`)
  }
}

/** 261003; the text names the parameter. */
export const missing = (parameter: string) => new PlatformError(261003, parameter)

/** 261004; the text names the parameter, and why where that is not obvious. */
export const incorrect = (parameter: string, why?: string) =>
  new PlatformError(261004, why === undefined ? parameter : `${parameter} (${why})`)
