import type { Settings } from '@/lib/config/settings'

/** Over https alone: NextAuth's cookies are then named so, and sent over nothing else. */
export const hasSecureCookies = ({ appUrl }: Pick<Settings, 'appUrl'>): boolean =>
  appUrl.startsWith('https://')

/** NextAuth's own name. One that holds an id alone never comes in pieces. */
export const sessionCookieName = (settings: Pick<Settings, 'appUrl'>): string =>
  `${hasSecureCookies(settings) ? '__Secure-' : ''}next-auth.session-token`
