/** Set by this server itself on every request (instrumentation), whatever the browser sent. */
export const PEER_HEADER = 'x-handover-peer'

const OWN_NETWORK = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i

/**
 * The address a request comes from. A proxy of ours stands on our own network and appends the
 * address it saw, so its last entry is believed; what a stranger writes there is not (decision 0003).
 */
export function clientAddress(header: (name: string) => string | null | undefined): string {
  // On a socket for both families an IPv4 peer looks like ::ffff:203.0.113.9.
  const peer = (header(PEER_HEADER) ?? 'unknown').replace(/^::ffff:/, '')
  const forwarded = header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded && OWN_NETWORK.test(peer) ? forwarded : peer
}
