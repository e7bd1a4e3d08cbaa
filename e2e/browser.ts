import { type Browser, installedBrowsers, launchOptions } from '@/lib/launch/browser/find-browser'

/** A camera that is allowed and shows a moving test picture, whatever the machine has. */
const FAKE_CAMERA = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']

/**
 * Of the browser's own, not of the page. A full Chromium without a window reads two pages for the
 * list under its address bar into every window that it opens, which costs twice what ours does.
 */
const UNUSED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright 1.65 turns off by itself: the browser takes the last such list alone. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** How Playwright starts the browser of tests and benchmarks. */
export function browserLaunch(browser: Browser = chosenBrowser()): {
  executablePath?: string
  args: string[]
} {
  const { args, ...rest } = launchOptions(browser)
  const off = `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNUSED].join(',')}`
  return { ...rest, args: [...args, ...FAKE_CAMERA, off] }
}

/** The one that `npm test` found to run (HANDOVER_E2E_BROWSER; empty for Playwright's own), else the first. */
function chosenBrowser(): Browser {
  const browsers = installedBrowsers()
  const chosen = process.env['HANDOVER_E2E_BROWSER']
  const found = browsers.find(({ executablePath }) => (executablePath ?? '') === chosen)
  return found ?? browsers[0] ?? { executablePath: null, args: [] }
}
