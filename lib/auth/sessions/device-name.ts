/** The more special names first: nearly every browser calls itself Chrome and Safari as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  // An iPad that asks for desktop pages says so too.
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** "Chrome, Android" of a browser's user agent: enough to know one's own devices by. */
export function deviceName(userAgent: string | null | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500)
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1]
  const names = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(', ') : null
}
