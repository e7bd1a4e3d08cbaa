/** What is wrong with one field, and by which limit where there is one. */
export type WaybillFault = {
  /** `recipient.phone`, `sender.address.building`, `items.3.name`. */
  readonly field: string
  readonly problem: WaybillProblem
  /** The most characters, items, boxes or grams; or the least grams. */
  readonly limit?: number
}

export type WaybillProblem =
  | 'required'
  /** The product has no place for it. */
  | 'not-taken'
  | 'too-long'
  | 'too-many'
  | 'too-heavy'
  | 'too-light'
  | 'not-whole'
  /** Not the one box size that lockers take. */
  | 'box-size'
  /** Does not begin with 4 to 9. */
  | 'not-mobile'
  /** Lockers know Hong Kong's numbers only. */
  | 'not-local'
  /** Not a date, or not a period of the day. */
  | 'not-a-time'
  /** The value of the parcel is given already (trap 61). */
  | 'twice'
  /** District and area are not on the published list, so that a point is needed (express §2.2). */
  | 'unknown-place'

/** In characters as people count them, not in the halves of some of them. */
export function lengthOf(value: unknown): number {
  return typeof value === 'string' ? Array.from(value).length : 0
}

/** `too-long:30`: a fault in one text, as it travels from an operation to its form. */
export function faultText({ problem, limit }: { problem: string; limit?: number }): string {
  return limit === undefined ? problem : `${problem}:${limit}`
}
