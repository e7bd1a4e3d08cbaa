import type { en } from './messages/en'

/** English is the shape; every other language must have exactly its keys, or the type check fails. */
export type Messages = typeof en

type Exactly<T> = { [K in keyof T]: T[K] extends string ? string : Exactly<T[K]> }
type NoneBeyond<Given, Shape> = {
  [K in keyof Given]: K extends keyof Shape
    ? Given[K] extends string
      ? Given[K]
      : NoneBeyond<Given[K], Shape[K]>
    : never
}

/** What every language must have. */
export type CompleteMessages = Exactly<Messages>

/** The messages of one language as they are; a key too few or too many is refused by the type check. */
export function complete<Given extends CompleteMessages>(
  given: Given & NoneBeyond<Given, Messages>,
): CompleteMessages {
  return given
}
