const SHORTEST = 16

/** By an estimate that sixteen random hexadecimal characters pass and what people type does not. */
const LEAST_BITS = 20

const WORDS =
  /administrator|admin|authentication|authsecret|auth|change|default|example|handover|hello|insert|letmein|nextauth|password|passwort|passw0rd|placeholder|please|production|random|replace|sample|secret|session|string|supersecret|super|test|token|value|welcome|world|your|here|with|this|the|key|my|me/gi

/** Neighbours on a keyboard, in both directions. */
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
]

/** What a secret should be instead; null when it may well be random. Nothing of it is told. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < SHORTEST) return `at least ${SHORTEST} characters long`
  if (estimatedBits(secret) >= LEAST_BITS) return null
  return 'random, not words, repetitions or keys beside each other, such as `openssl rand -base64 32` prints'
}

/**
 * How much is in it that cannot be guessed, roughly: the characters that neither repeat what stood
 * before nor follow from the one before them, times what each may be.
 */
function estimatedBits(secret: string): number {
  const text = withoutRepeats(secret.toLowerCase().replace(WORDS, ' '))
  const free: string[] = []
  let run = 0
  for (let at = 0; at < text.length; at += 1) {
    const [before, current] = [text[at - 1] ?? '', text[at] ?? '']
    run = follows(before, current) ? run + 1 : 0
    // Two beside each other happen by chance.
    if (isCounted(current) && run < 2) free.push(current)
  }
  return free.length * Math.log2(Math.max(1, new Set(free).size))
}

/** Each piece of three characters or more that came before is left out the second time. */
function withoutRepeats(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length;) {
    const piece = text.slice(at, at + 3)
    if (piece.length === 3 && text.slice(0, at + 2).includes(piece)) {
      at += 3
      continue
    }
    rest += text[at] ?? ''
    at += 1
  }
  return rest
}

/** Letters of any script, and digits; what stands between them is easily guessed. */
const isCounted = (character: string) => /[a-z\d\u0080-\uffff]/.test(character)

function follows(before: string, current: string): boolean {
  if (before === '') return false
  const step = current.charCodeAt(0) - before.charCodeAt(0)
  if (Math.abs(step) <= 1) return true
  return ROWS.some((row) => {
    const [a, b] = [row.indexOf(before), row.indexOf(current)]
    return a !== -1 && b !== -1 && Math.abs(a - b) === 1
  })
}
