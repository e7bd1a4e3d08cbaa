import type { Settings } from './settings'

/**
 * Gives NextAuth the address and the key that it reads from the environment by itself. Call it
 * before its first request. Without a secret in the settings (a build) only the address is set.
 */
export function applyAuthEnvironment(settings: Pick<Settings, 'appUrl' | 'authSecret'>): void {
  process.env['NEXTAUTH_URL'] = settings.appUrl
  if (settings.authSecret !== null) process.env['NEXTAUTH_SECRET'] = settings.authSecret
}
