import { contentSecurityPolicy, LABEL_SECURITY_POLICY } from './content-security-policy'

export type HeaderRules = {
  /** Browsers are told to come by HTTPS alone, once they have come that way. */
  isHttps: boolean
  imageOrigins: readonly string[]
  dataOrigins: readonly string[]
  developing: boolean
}

const A_YEAR_SECONDS = 31_536_000

const LABEL = /^\/api\/printing\/(?:labels|runs)\//

/** The address of a customer's page is its permission: nobody else may learn or list it. */
const TRACKING = /^\/track(?:\/|$)/

/** The headers that every answer has, by the path that was asked for. */
export function responseHeaders(
  rules: HeaderRules,
  { path, nonce }: { path: string; nonce: string },
): Record<string, string> {
  return {
    'Content-Security-Policy': LABEL.test(path)
      ? LABEL_SECURITY_POLICY
      : contentSecurityPolicy({ ...rules, nonce }),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=()',
    'Referrer-Policy': TRACKING.test(path) ? 'no-referrer' : 'same-origin',
    ...(TRACKING.test(path) && { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...(rules.isHttps && { 'Strict-Transport-Security': `max-age=${A_YEAR_SECONDS}` }),
  }
}
