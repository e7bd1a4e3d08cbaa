import { installedBrowsers, launchOptions } from '@/lib/launch/browser/find-browser'

/** A camera that is allowed and shows a moving test picture, whatever the machine has. */
const FAKE_CAMERA = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']

/**
 * How Playwright starts the browser of the tests: the one that `npm test` found to run
 * (HANDOVER_E2E_BROWSER; empty for Playwright's own), else the first that is installed.
 */
export function browserLaunch(): { executablePath?: string; args: string[] } {
  const browsers = installedBrowsers()
  const chosen = process.env['HANDOVER_E2E_BROWSER']
  const browser =
    browsers.find(({ executablePath }) => (executablePath ?? '') === chosen) ?? browsers[0]
  const { args, ...rest } = launchOptions(browser ?? { executablePath: null, args: [] })
  return { ...rest, args: [...args, ...FAKE_CAMERA] }
}
