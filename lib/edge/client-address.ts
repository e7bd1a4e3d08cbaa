import { BlockList, isIP } from 'node:net'

/** Whether an address is one of a proxy of ours. */
export type IsTrusted = (address: string) => boolean

/**
 * The address that a request comes from. `X-Forwarded-For` is read from its end, where each proxy
 * adds the address that it saw, for as long as whoever added an entry is a proxy of ours; what a
 * stranger wrote before is never reached (decision 0202).
 */
export function believedAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  isTrusted: IsTrusted,
): string {
  let address = plainAddress(peer ?? '') ?? 'unknown'
  const entries = forwarded?.split(',') ?? []
  while (entries.length > 0 && isTrusted(address)) {
    const next = plainAddress(entries.pop() ?? '')
    if (next === null) break
    address = next
  }
  return address
}

/** On a socket for both families an IPv4 peer looks like ::ffff:203.0.113.9; some proxies add a port. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
  return isIP(bare) === 0 ? null : bare
}

/** By addresses and networks as the setting names them (`10.0.0.4`, `10.1.0.0/16`, `fd00::/8`). */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const list = new BlockList()
  for (const entry of entries) {
    const [network = '', bits] = entry.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(bits), family)
  }
  return (address) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
