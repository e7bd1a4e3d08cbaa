import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { programFolders } from '@/lib/config/surroundings'

/** A Chromium to test in. `executablePath` null: Playwright's own. */
export type Browser = { executablePath: string | null; args: readonly string[] }

const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** No word to the outside, no graphics card; and no sandbox, which root and containers lack. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browsers that are installed, Playwright's own first. Whether they run is not known yet. */
export function installedBrowsers(): Browser[] {
  const own = existsSync(chromium.executablePath()) ? [null] : []
  return [...own, ...systemBrowsers()].map((executablePath) => ({ executablePath, args: ARGS }))
}

/** Whether the browser really starts: one without its libraries is installed and useless. */
export async function canLaunch(browser: Browser): Promise<boolean> {
  try {
    const running = await chromium.launch(launchOptions(browser))
    await running.close()
    return true
  } catch {
    return false
  }
}

/** What Playwright takes. */
export function launchOptions(browser: Browser): { executablePath?: string; args: string[] } {
  const args = [...browser.args]
  return browser.executablePath === null
    ? { args }
    : { executablePath: browser.executablePath, args }
}

function systemBrowsers(): string[] {
  const folders = programFolders()
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(
    isExecutable,
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
