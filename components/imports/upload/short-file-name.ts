import { LONGEST_FILE_NAME } from '@/lib/imports/schema'

/** Half of a character, as a cut may leave it. */
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** A file's name as an import may have it: too long a name loses its middle, and keeps its ending. */
export function shortFileName(name: string): string {
  const text = name.trim()
  if (text.length <= LONGEST_FILE_NAME) return text || '-'
  const ending = /\.[^.]{1,10}$/.exec(text)?.[0] ?? ''
  const room = LONGEST_FILE_NAME - ending.length - 1
  return `${text.slice(0, room).replace(HALF_AT_END, '')}…${ending}`
}
