import { DelayedKey } from './delayed-key'

/** After such a pause a letter begins a new word, as in the browsers' own lists. */
const WORD_MS = 1_000

type SelectTypingInput = { now: () => number }

/**
 * Letters typed into a list of choices, held back until it is certain that no scanner sends them:
 * the list would go to another choice for each letter of a code.
 */
export class SelectTyping {
  #word = ''
  #last = Number.NEGATIVE_INFINITY
  #lone = new DelayedKey()

  constructor(private readonly input: SelectTypingInput = { now: () => Date.now() }) {}

  /** Whether the word goes on: a space belongs to it then, and opens the list otherwise. */
  get isUnderWay(): boolean {
    return this.input.now() - this.#last < WORD_MS && this.#word !== ''
  }

  /** `choose` is given the word so far, once nothing more has come. */
  press(letter: string, choose: (word: string) => void): void {
    this.#word = this.isUnderWay ? this.#word + letter : letter
    this.#last = this.input.now()
    this.#lone.press(() => choose(this.#word))
  }

  /** The letters were a scanner's. */
  drop(): void {
    this.#word = ''
    this.#lone.interrupt()
  }
}

/**
 * The place of the choice that a word means, as browsers find it: the first whose text begins so,
 * from the one that is chosen on; one letter, again and again, goes through all that begin with it.
 * Null where there is none; `labels` holds null for what cannot be chosen.
 */
export function choiceFor(
  labels: readonly (string | null)[],
  chosen: number,
  word: string,
): number | null {
  const [first = ''] = word
  const isOneLetter = Array.from(word).every((letter) => letter === first)
  const sought = (isOneLetter ? first : word).toLocaleLowerCase()
  const from = isOneLetter ? chosen + 1 : Math.max(0, chosen)
  const places = labels.map((_label, index) => (from + index) % labels.length)
  const found = places.find((place) => labels[place]?.trim().toLocaleLowerCase().startsWith(sought))
  return found ?? null
}
