/**
 * Something that was to be expected and that staff can do something about. `key` names a sentence
 * of the messages `errors`; everything else an operation throws is logged and shown as an id only.
 */
export class Problem extends Error {
  readonly key: string
  /** Problems of single fields: field name to message key. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    key: string,
    { fields = {}, cause }: { fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(key, { cause })
    this.name = 'Problem'
    this.key = key
    this.fields = fields
  }
}
