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
