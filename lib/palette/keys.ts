/** Query keys and addresses of the palette: the only place that spells them. */
export const paletteKeys = {
  found: (text: string) => ['palette', text] as const,
}

export const paletteReads = {
  /** By POST: names and phone numbers have no business in an address (decision 0120). */
  found: () => '/api/palette',
}
