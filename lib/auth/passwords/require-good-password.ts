import { perProcess } from '@/lib/config/per-process'
import { Problem } from '@/lib/domain/problem'

/** Ten to this many guesses are too few for whoever stole the hashes (zxcvbn's "safely unguessable" begins here). */
const ENOUGH_GUESSES_LOG10 = 8

/** How much of a password has to be left without the words that a stranger knows. */
const ENOUGH_OTHERWISE = 8

const PRODUCT = 'handover'

/**
 * Refuses a password that is on the list of common and breached ones or a variation of one (zxcvbn
 * with its list of 49,000, kept with the program), or that is made of the person's own words.
 * Throws at `field`. The first call loads the list, in 0.2 s.
 */
export async function requireGoodPassword(input: {
  password: string
  /** Name and e-mail of whose it will be. */
  person: { name: string; email: string }
  field: string
}): Promise<void> {
  const { password, person, field } = input
  const own = wordsOf(person)
  if (isMadeOf(password, own)) {
    throw new Problem('wrongInput', { fields: { [field]: 'passwordOwnWords' } })
  }
  const { guessesLog10 } = (await estimator.get()).check(password, own)
  if (guessesLog10 < ENOUGH_GUESSES_LOG10) {
    throw new Problem('wrongInput', { fields: { [field]: 'passwordCommon' } })
  }
}

function wordsOf({ name, email }: { name: string; email: string }): string[] {
  const words = `${name} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [PRODUCT, ...words.filter((word) => word.length >= 2)]
}

/** Whether too little is left of it once the words, digits at the ends and signs between are gone. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  let rest = password.toLowerCase()
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  for (const word of longestFirst) rest = rest.replaceAll(word, ' ')
  if (!rest.includes(' ') || rest === password.toLowerCase()) return false
  return rest.replaceAll(/[^\p{L}]/gu, '').length < ENOUGH_OTHERWISE
}

const estimator = perProcess('password-estimator', async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
})
