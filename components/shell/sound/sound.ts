/** One note: when it begins, how high, how long; milliseconds and hertz. */
export type Note = { at: number; hertz: number; ms: number }

export type Sound = {
  wave: OscillatorType
  /** Against the other sounds at the same volume; harsh waves carry further. */
  gain: number
  notes: readonly Note[]
}

/** How long a sound takes, in milliseconds. */
export function lengthOf({ notes }: Sound): number {
  return Math.max(...notes.map(({ at, ms }) => at + ms))
}
