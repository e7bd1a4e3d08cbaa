/** Hues (degrees of OKLCH) that are told apart beside each other, and from the red of what is late. */
const HUES = [262, 152, 75, 320, 200, 110, 290, 50] as const

/**
 * The colour of a store, the same on every screen: stores that were made one after the other never
 * share one. Colour never speaks alone: the store's name stands in it.
 */
export function storeHue(storeId: number): number {
  return HUES[storeId % HUES.length] ?? HUES[0]
}
