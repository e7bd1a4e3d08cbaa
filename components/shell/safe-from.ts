const NOWHERE = 'http://nowhere.invalid'

/**
 * Where to go after sign-in: a path of this site, or `/`. What the address says is written by
 * anybody, so it is read as a browser would read it, and whatever leads elsewhere is dropped.
 */
export function safeFrom(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/') || from.length > 2000) return '/'
  if (!URL.canParse(from, NOWHERE)) return '/'
  const url = new URL(from, NOWHERE)
  const path = url.pathname + url.search + url.hash
  // `/..//elsewhere.example` is of this origin, but what is left of it would not be.
  if (url.origin !== NOWHERE || path.startsWith('//')) return '/'
  return /^\/(sign-in|api)(\/|$)/.test(url.pathname) ? '/' : path
}
