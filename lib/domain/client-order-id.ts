import { printedCode } from './scanned-code'

/** The most characters that food takes (food §4.2); for parcels the specification names none. */
export const LONGEST_CLIENT_ORDER_ID = 128

/**
 * Our number of an order as somebody typed it or scanned it off the till's receipt: without what
 * scanners add and nobody sees. Empty for one that shall be made up.
 */
export function readClientOrderId(typed: string): string {
  return printedCode(typed)
}
