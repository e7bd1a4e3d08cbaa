import { existsSync } from 'node:fs'
import { LaunchError } from '../launch-error'
import { runTool } from '../run-tool'
import { canLaunch, installedBrowsers } from './find-browser'
import type { Browser } from './find-browser'

const INSTALL_WITHIN_MS = 180_000
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Of Debian. The first has no window and no bars around it: half the work for the same pages. */
const SYSTEM_PACKAGES = ['chromium-headless-shell', 'chromium']

/**
 * A Chromium that runs: one that is installed, or else Playwright's own, or else the system's, each
 * installed now. Throws one line when none can be had.
 */
export async function ensureBrowser(say: (line: string) => void): Promise<Browser> {
  const attempts = [
    { what: null, install: () => Promise.resolve() },
    { what: "Playwright's Chromium", install: installPlaywrights },
    ...(mayUseApt() ? SYSTEM_PACKAGES.map(systemPackage) : []),
  ]
  for (const { what, install } of attempts) {
    if (what !== null) say(`Installing ${what}...`)
    await install()
    for (const browser of installedBrowsers()) if (await canLaunch(browser)) return browser
  }
  throw new LaunchError(
    'No Chromium to test in: install chromium or google-chrome, or run npx playwright install --with-deps chromium.',
  )
}

async function installPlaywrights(): Promise<void> {
  const deps = mayUseApt() ? ['--with-deps'] : []
  await runQuietly(process.execPath, [PLAYWRIGHT, 'install', ...deps, 'chromium'])
}

function systemPackage(name: string) {
  const install = async () => {
    const packages = [name, 'fonts-noto-cjk']
    await runQuietly('apt-get', ['update', '-q'])
    await runQuietly('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages])
  }
  return { what: `the system's ${name}`, install }
}

async function runQuietly(command: string, args: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runTool({ command, args, env, output: 'none', withinMs: INSTALL_WITHIN_MS })
}

function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
