import { SettingError } from './setting-error'

export type Environment = Readonly<Record<string, string | undefined>>

/** The trimmed value of a setting; an empty one counts as unset. */
export function readText(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

/** A whole number from `min` to `max`, both included; `fallback` when unset. */
export function readInteger(
  env: Environment,
  name: string,
  range: { min: number; max: number; fallback: number; unit: string },
): number {
  const text = readText(env, name)
  if (text === null) return range.fallback
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= range.min && value <= range.max) return value
  throw new SettingError(
    name,
    holds(text),
    `${range.unit}, a whole number from ${range.min} to ${range.max}`,
  )
}

/** A port from 1 to 65535; `fallback` when unset. */
export function readPort(env: Environment, name: string, fallback: number): number {
  return readInteger(env, name, { min: 1, max: 65_535, fallback, unit: 'a port' })
}

/** One of a few words, in any case; `fallback` when unset. */
export function readChoice<const T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const text = readText(env, name)
  if (text === null) return fallback
  const choice = choices.find((each) => each === text.toLowerCase())
  if (choice !== undefined) return choice
  throw new SettingError(name, holds(text), `one of ${choices.join(', ')}`)
}

/**
 * An http or https address without user, query or fragment. Returned parsed; `null` when unset.
 * `shouldBe` completes the sentence of the error.
 */
export function readHttpAddress(env: Environment, name: string, shouldBe: string): URL | null {
  const text = readText(env, name)
  if (text === null) return null
  const url = parseAddress(text)
  const usable =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === ''
  if (usable) return url
  throw new SettingError(name, holds(maskPassword(text)), shouldBe)
}

/** The address parsed, or `null` when it is none. (`URL.parse` is missing in some Node 20.) */
export function parseAddress(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether nobody on the way can read along: HTTPS, or never off this machine. */
export function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || LOOPBACK.test(hostname)
}

/** "holds "…"", shortened, on one line whatever the value is. */
export function holds(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 77)}...` : text
  return `holds ${JSON.stringify(short)}`
}

/** What a secret holds, without the secret. */
export function holdsSecret(text: string): string {
  return `holds ${text.length} characters (not shown)`
}

/** Hides the user's password (or all before the last @) of an address, well formed or not. */
export function maskPassword(address: string): string {
  const masked = address.replace(/^([a-z][\w+.-]*:\/\/)?(.*)@/is, (_all, scheme?: string) => {
    return `${scheme ?? ''}***@`
  })
  return masked.replace(/([?&][^=&]*(?:password|secret|token|key)[^=&]*=)[^&]*/gi, '$1***')
}
