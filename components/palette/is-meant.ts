import { foldText, WITHOUT_SPACES } from '@/lib/domain/fold-text'

/**
 * Whether a typed text means something by one of its names: each typed word begins a word of them,
 * in any order; or a name begins so when spaces are left out. Chinese and Thai are written
 * without spaces: a part of a name is enough.
 */
export function isMeant(typed: string, names: readonly string[]): boolean {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return true
  const known = names.flatMap(wordsOf)
  const isSaid = (word: string) =>
    known.some((one) => (WITHOUT_SPACES.test(word) ? one.includes(word) : one.startsWith(word)))
  const whole = wanted.join('')
  return wanted.every(isSaid) || names.some((name) => wordsOf(name).join('').startsWith(whole))
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}
