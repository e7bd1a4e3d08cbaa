/** Why the control interface refuses, in one sentence. */
export class ControlError extends Error {
  constructor(
    readonly status: 400 | 404,
    sentence: string,
  ) {
    super(sentence)
  }
}
