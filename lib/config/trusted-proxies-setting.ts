import { isIP } from 'node:net'
import { holds, readText } from './setting-readers'
import type { Environment } from './setting-readers'
import { SettingError } from './setting-error'

/** Addresses (`10.0.0.4`) and networks (`10.1.0.0/16`) with commas between; none when unset. */
export function readTrustedProxies(env: Environment): readonly string[] {
  const entries = (readText(env, 'TRUSTED_PROXIES') ?? '').split(',').map((entry) => entry.trim())
  const named = entries.filter((entry) => entry !== '')
  const wrong = named.find((entry) => !isNetwork(entry))
  if (wrong === undefined) return named
  throw new SettingError(
    'TRUSTED_PROXIES',
    holds(wrong),
    'IP addresses or networks of your proxies with commas between, such as 127.0.0.1,10.1.0.0/16',
  )
}

/** A network of all addresses is nobody's proxy: it would have anybody write who they are. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || address.includes('%') || more.length > 0) return false
  if (bits === undefined) return true
  const most = family === 4 ? 32 : 128
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
}
