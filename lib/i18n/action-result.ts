/**
 * What a server action answers. `problem` names a sentence of the messages `errors`, `detail` holds
 * the platform's own words, `reference` is what staff can quote, `fields` says which fields of the
 * form are at fault.
 */
export type Failure = {
  ok: false
  problem: string
  fields?: Record<string, string>
  detail?: string
  code?: string
  reference?: string
}

export type ActionResult<T> = { ok: true; value: T } | Failure
