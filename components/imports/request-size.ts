/**
 * How much text one request may bring, in characters: each is three bytes at most, and the server
 * takes a million (`bodySizeLimit` of the settings of Next).
 */
export const CHARACTERS_A_REQUEST = 200_000

/** The characters that something takes in a request. */
export const charactersOf = (part: unknown): number => JSON.stringify(part).length
