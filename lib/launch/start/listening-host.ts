import type { Settings } from '@/lib/config/settings'

const EVERY_ADDRESS = ['0.0.0.0', '::']
const LOOPBACK = '127.0.0.1'

/**
 * The address that the dashboard listens on; null for all there are. Without a setting it is this
 * machine's own as long as everybody knows a password that opens it (decision 0194).
 */
export function listeningHost(
  { host }: Pick<Settings, 'host'>,
  { signIns }: { signIns: readonly unknown[] },
): string | null {
  return host ?? (signIns.length > 0 ? LOOPBACK : null)
}

/** By which address this machine reaches what listens on `host`, as a part of an address. */
export function reachedAt(host: string | null): string {
  if (host === null || EVERY_ADDRESS.includes(host)) return LOOPBACK
  return host.includes(':') ? `[${host}]` : host
}

/** Whether only this machine can reach it. */
export function isLoopback(host: string | null): boolean {
  return host !== null && (host.startsWith('127.') || host === '::1')
}
