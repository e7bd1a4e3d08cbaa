/** How hard a password looks to guess; `short` cannot be taken at all. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

const SHORTEST = 12

/**
 * A light estimate while it is typed, without the server's list of common passwords, which has the
 * last word (`requireGoodPassword`): characters count once they cannot be foreseen from the ones
 * before, and a well-known word or the person's own counts as one.
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password.length < SHORTEST) return 'short'
  const bits = unforeseen(withoutWords(password.toLowerCase(), own)) * bitsOfEach(password)
  if (bits < 40) return 'weak'
  return bits < 62 ? 'fair' : 'strong'
}

/** What lists of leaked passwords are full of, and what stands beside each other on a keyboard. */
const USUAL =
  'password passw0rd handover welcome letmein iloveyou admin hongkong monkey dragon qwertyuiop asdfghjkl zxcvbnm qwerty abc123 1q2w3e4r'.split(
    ' ',
  )

/** Each known word becomes one character that stands for it. */
function withoutWords(password: string, own: readonly string[]): string {
  const words = [...USUAL, ...own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
  return words
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, '\0'), password)
}

/** How many characters neither repeat an earlier stretch nor go on a run such as 123 or aaa. */
function unforeseen(text: string): number {
  const codes = Array.from(text, (one) => one.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const before = codes[index - 1]
    const isRun = before !== undefined && Math.abs(code - before) <= 1
    const isRepeat = index >= 2 && text.slice(0, index).includes(text.slice(index - 2, index + 1))
    return !isRun && !isRepeat
  }).length
}

/** Fewer than all characters allow: people choose words, and capitals and digits where all do. */
function bitsOfEach(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]
  const inside = password.slice(1, -1)
  return 2.8 + 0.5 * kinds.filter((kind) => kind.test(inside)).length
}
