import { installedBrowsers, launchOptions } from '@/lib/launch/browser/find-browser'

/**
 * How Playwright starts the browser of the tests: the one that `npm test` found to run
 * (HANDOVER_E2E_BROWSER; empty for Playwright's own), else the first that is installed.
 */
export function browserLaunch(): { executablePath?: string; args: string[] } {
  const browsers = installedBrowsers()
  const chosen = process.env['HANDOVER_E2E_BROWSER']
  const browser =
    browsers.find(({ executablePath }) => (executablePath ?? '') === chosen) ?? browsers[0]
  return launchOptions(browser ?? { executablePath: null, args: [] })
}
