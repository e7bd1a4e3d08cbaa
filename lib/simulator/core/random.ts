/** Repeatable chance: the same seed words give the same sequence. */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** A sequence of its own for each thing that needs chance, so that the order of requests does not matter. */
export function randomFrom(...seeds: readonly (string | number)[]): Random {
  let state = hash(seeds.join(' '))
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    return mix(state) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}

/** A whole number of 32 bits, spread evenly, for a place in a grid. */
export const hashOfPair = (a: number, b: number) =>
  mix((Math.imul(a, 0x85ebca6b) ^ Math.imul(b, 0xc2b2ae35)) | 0)

function hash(text: string) {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value | 0
}

function mix(value: number) {
  let x = value
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}
