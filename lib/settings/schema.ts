/** Why a job failed, as far as a person can use it. */
export type JobFailure = {
  kind:
    | 'refused'
    | 'not-configured'
    | 'unreachable'
    | 'no-answer'
    | 'database'
    | 'problem'
    | 'unexpected'
    | 'stopped'
  /** The platform's code, or the key of a sentence. */
  detail: string | null
  /** The request id of the call: what staff can quote. */
  reference: string | null
}
