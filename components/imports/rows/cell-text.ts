import { LONGEST_CELL } from '@/lib/imports/model/import-limits'

/** Half of a character, as a cut may leave it. */
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** A text as a cell may hold it: what no database takes left out, and cut where it is too long. */
export function cellText(text: string): string {
  return text.replaceAll('\0', '').slice(0, LONGEST_CELL).replace(HALF_AT_END, '')
}
