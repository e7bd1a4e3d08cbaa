import type { Coordinates } from './coordinates'

/** A place that a typed address may mean, as people read it. */
export type AddressMatch = { readonly label: string; readonly location: Coordinates }

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ')

const LETTER_OR_DIGIT = /[\p{Script=Latin}\p{N}]/u
const isWithin = (one: string | undefined, next: string | undefined) =>
  LETTER_OR_DIGIT.test(one ?? '') && LETTER_OR_DIGIT.test(next ?? '')

/**
 * Whether an address says another place than it did when its pin was put. More words before or
 * after what stood there, such as a floor, question nothing; nor does an address that was empty.
 */
export function isAnotherAddress(then: string, now: string): boolean {
  const [before, text] = [plain(then), plain(now)]
  for (let at = text.indexOf(before); at !== -1; at = text.indexOf(before, at + 1)) {
    const end = at + before.length
    const isCut = isWithin(text[at - 1], before[0]) || isWithin(before.at(-1), text[end])
    if (before === '' || !isCut) return false
  }
  return true
}
