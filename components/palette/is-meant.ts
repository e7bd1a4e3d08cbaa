/**
 * Whether a typed text means something by one of its names: each typed word begins a word of them,
 * in any order; or a name begins so when spaces are left out. Chinese is written without spaces: a
 * part of a name is enough.
 */
export function isMeant(typed: string, names: readonly string[]): boolean {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return true
  const known = names.flatMap(wordsOf)
  const isSaid = (word: string) =>
    known.some((one) => (HAN.test(word) ? one.includes(word) : one.startsWith(word)))
  const whole = wanted.join('')
  return wanted.every(isSaid) || names.some((name) => wordsOf(name).join('').startsWith(whole))
}

const HAN = /\p{Script=Han}/u

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
