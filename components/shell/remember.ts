const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps a choice on this device for a year. Not for anything secret: scripts can read it. */
export function remember(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
