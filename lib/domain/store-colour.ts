/** White text on each holds 7:1, so that a chip is read across a counter; none is a stage's colour. */
const HUES = {
  blue: '#1e40af',
  violet: '#5b21b6',
  plum: '#86198f',
  rose: '#9d174d',
  brown: '#78350f',
  olive: '#3f4d0f',
  teal: '#134e4a',
  slate: '#334155',
} as const

export type StoreColour = keyof typeof HUES

export const STORE_COLOURS = Object.keys(HUES) as [StoreColour, ...StoreColour[]]

/**
 * The colour by which people know a store, as CSS takes it; white text stands on it. The one that an
 * administrator chose, else one by its number, so that neighbours in a list differ.
 */
export function storeColour(store: { id: number; colour: StoreColour | null }): string {
  const name = store.colour ?? STORE_COLOURS[store.id % STORE_COLOURS.length] ?? 'blue'
  return HUES[name]
}
