// Plain JavaScript of Node alone: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForLock } from './named-lock.mjs'

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} PackageLock */

/**
 * Installs the dependencies, development ones included, unless they are all there in the versions
 * of package-lock.json. Throws with one line when it cannot.
 * @param {string} root the project's folder
 */
export async function installWhatIsMissing(root) {
  if (isInstalled(root)) return
  const lock = await waitForLock('install', root, () => {
    console.log('Waiting for another start that is installing the dependencies...')
  })
  try {
    if (isInstalled(root)) return
    console.log('Installing the dependencies (npm ci, a minute or two)...')
    const first = await npm(root, ['ci'])
    if (first.succeeded) return
    // A second try for a network that failed; and a registry that lacks optional packages for other
    // machines makes `npm ci` refuse the lock file, while `npm install` goes on with the rest of it.
    console.log('Trying again (npm install)...')
    const second = await npm(root, ['install', '--no-save'])
    if (second.succeeded) return
    console.error(`${first.said}\n${second.said}`)
    throw new Error('The dependencies could not be installed: see what npm says above.')
  } finally {
    await lock.release()
  }
}

/**
 * npm writes node_modules/.package-lock.json as the last act of an installation, so it tells what
 * is there; an interrupted installation has none.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const wanted = readLock(join(root, 'package-lock.json'))
  const present = readLock(join(root, 'node_modules', '.package-lock.json'))
  if (wanted === null || present === null) return false
  return Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    const found = present.packages[path]
    if (path === '') return true
    return found === undefined ? optional === true : found.version === version
  })
}

/**
 * @param {string} path
 * @returns {PackageLock | null}
 */
function readLock(path) {
  if (!existsSync(path)) return null
  try {
    return /** @type {PackageLock} */ (JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/**
 * Runs npm, and keeps what it says.
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<{ succeeded: boolean, said: string }>}
 */
function npm(root, args) {
  const npmScript = process.env['npm_execpath'] ?? ''
  const [command, first] = npmScript.endsWith('npm-cli.js')
    ? [process.execPath, [npmScript]]
    : ['npm', []]
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(command, [...first, ...args, '--include=dev'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text))
    }
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      child.kill(signal)
      process.exit(1)
    }
    process.once('SIGTERM', stop).once('SIGINT', stop)
    const done = (/** @type {boolean} */ succeeded) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      resolve({ succeeded, said })
    }
    child.once('error', (error) => {
      said += `npm could not be run: ${error.message}`
      done(false)
    })
    child.once('close', (code) => done(code === 0))
  })
}
