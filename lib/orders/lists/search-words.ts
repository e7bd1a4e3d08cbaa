import { ALL_REGIONS, areaOf } from '@/lib/domain/areas'
import { foldText } from '@/lib/domain/fold-text'

/** What a person looks for, as the database compares it: every word must be there. */
export type SearchWords = { words: readonly string[]; isIndexed: boolean }

/** More words than anybody types to find one order. */
const MOST_WORDS = 6

/**
 * The words of a search; null for none. A phone is one word however it is typed, without a calling
 * code. `isIndexed`: the index of parts of words helps; of two letters or digits it does not.
 */
export function searchWords(typed: string): SearchWords | null {
  const text = typed.normalize('NFKC').trim()
  const words = (phoneIn(text) ?? text).split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return null
  return { words: words.slice(0, MOST_WORDS), isIndexed: words.some(hasPart) }
}

/** A Chinese character is a word of its own there (`search_text`); Thai's vowels count as letters. */
const hasPart = (word: string) => /\p{Script=Han}|[\p{Alphabetic}\p{N}]{3}/u.test(foldText(word))

/** The digits of what can only be a phone number. */
function phoneIn(text: string): string | null {
  if (!/^[+(]?\d[\d\s().-]*$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (!text.startsWith('+')) return digits
  const codes = ALL_REGIONS.map((region) => areaOf(region).callingCode)
  const code = codes.find((one) => digits.startsWith(one))
  return code === undefined ? digits : digits.slice(code.length)
}
