import { errorFields } from '@/lib/config/error-fields'
import { SettingError } from '@/lib/config/setting-error'

/** Something that the person at the terminal can put right. The message is one plain line. */
export class LaunchError extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options)
    this.name = 'LaunchError'
  }
}

/** The system's short word for a failure, such as `EACCES`; the message when it has none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** Says on stderr why it goes no further: one line when the person can put it right. */
export function reportFailure(error: unknown): void {
  const expected = error instanceof LaunchError || error instanceof SettingError
  // Its message may hold what stands in the database.
  console.error(expected ? error.message : JSON.stringify(errorFields(error), null, 2))
}
