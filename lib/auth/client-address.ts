/**
 * The address that a request comes from, written by this server itself on every request
 * (`lib/edge`), whatever the browser sent.
 */
export const PEER_HEADER = 'x-handover-peer'

/** The address that a request comes from, as far as it is to be believed (decision 0202). */
export function clientAddress(header: (name: string) => string | null | undefined): string {
  return header(PEER_HEADER) ?? 'unknown'
}
