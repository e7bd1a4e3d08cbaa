/** What an address may still ask for; it fills again with time. */
type Allowance = { left: number; at: number }

type RateRules = {
  /** How much an address may have saved up. */
  most: number
  /** How much it gets back in a second. */
  perSecond: number
  /** How many addresses are remembered; the one silent for longest is forgotten first. */
  addresses: number
}

export type RateLimit = {
  /** Takes `cost` from what the address has left, as far as there is any; false where there is none. */
  take: (address: string, cost: number, nowMs: number) => boolean
  /** How many addresses are remembered. */
  size: () => number
}

/** Counts what comes from each address, IPv6 by its network of 64 bits, of which anybody has all. */
export function createRateLimit({ most, perSecond, addresses }: RateRules): RateLimit {
  const allowances = new Map<string, Allowance>()
  return {
    take(address, cost, nowMs) {
      const key = networkOf(address)
      const held = allowances.get(key) ?? { left: most, at: nowMs }
      const gained = Math.max(0, nowMs - held.at) * (perSecond / 1000)
      const left = Math.min(most, held.left + gained)
      const isAllowed = left >= 1
      // What is refused costs nothing: whoever never stops asking is served at the pace all the same.
      const rest = isAllowed ? Math.max(0, left - cost) : left
      allowances.delete(key)
      allowances.set(key, { left: rest, at: Math.max(nowMs, held.at) })
      const [oldest] = allowances.keys()
      if (allowances.size > addresses && oldest !== undefined) allowances.delete(oldest)
      return isAllowed
    },
    size: () => allowances.size,
  }
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
