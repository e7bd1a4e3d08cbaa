import { ALL_REGIONS, areaOf } from '@/lib/domain/areas'
import { foldText } from '@/lib/domain/fold-text'
import { seenText } from '@/lib/domain/typed-text'

/** What a person looks for, as the database compares it: every word must be there. */
export type SearchWords = {
  words: readonly string[]
  /** What the index of parts of words knows them by; empty where it knows nothing of them. */
  parts: readonly string[]
}

/** More words than anybody types to find one order. */
const MOST_WORDS = 6

/**
 * The words of a search; null for none. A phone is one word however it is typed, without a calling
 * code.
 */
export function searchWords(typed: string): SearchWords | null {
  const text = seenText(typed).trim()
  const words = (phoneIn(text) ?? text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  if (words.length === 0) return null
  return { words, parts: [...new Set(words.flatMap(partsOf))] }
}

/**
 * A Chinese character is a word of its own there (`search_text` of the database); else three letters,
 * of which Thai's vowels are some.
 */
function partsOf(word: string): string[] {
  const runs =
    foldText(word).match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{Alphabetic}\p{N}])+/gu) ?? []
  return runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? [run] : threesOf(run)))
}

/** Each three characters that stand together. */
export function threesOf(text: string): string[] {
  const letters = Array.from(text)
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}

/** The digits of what can only be a phone number. */
function phoneIn(text: string): string | null {
  if (!/^[+(]?\d[\d\s().-]*$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (!text.startsWith('+')) return digits
  const codes = ALL_REGIONS.map((region) => areaOf(region).callingCode)
  const code = codes.find((one) => digits.startsWith(one))
  return code === undefined ? digits : digits.slice(code.length)
}
