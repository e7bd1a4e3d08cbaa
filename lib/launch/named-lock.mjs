// Plain JavaScript, because the installation of the dependencies needs the lock as well.
import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {{ release: () => Promise<void> }} Lock */

/**
 * Takes a lock on a purpose within a folder that exists, for this process's life or until
 * `release`; `null` when another process has it. The system frees it however the process ends
 * (docs/decisions/0021).
 * @param {string} purpose
 * @param {string} folder
 * @returns {Promise<Lock | null>}
 */
export async function takeLock(purpose, folder) {
  const address = lockAddress(purpose, folder)
  const taken = await listen(address)
  if (taken !== null) return taken
  if (address.startsWith('\0') || (await isAlive(address))) return null
  // A socket file that nobody listens on any more: left by a process that was killed.
  rmSync(address, { force: true })
  return listen(address)
}

/**
 * As `takeLock`, but waits for whoever has it; `onWait` is called once before waiting.
 * @param {string} purpose
 * @param {string} folder
 * @param {() => void} onWait
 * @returns {Promise<Lock>}
 */
export async function waitForLock(purpose, folder, onWait) {
  let waited = false
  for (;;) {
    const lock = await takeLock(purpose, folder)
    if (lock !== null) return lock
    if (!waited) onWait()
    waited = true
    await untilReleased(lockAddress(purpose, folder))
  }
}

/**
 * Whether some process has the lock just now; takes nothing.
 * @param {string} purpose
 * @param {string} folder
 * @returns {Promise<boolean>}
 */
export function isLocked(purpose, folder) {
  return isAlive(lockAddress(purpose, folder))
}

/**
 * The folder is known by device and inode, so that two spellings of its path are one lock. Linux
 * has socket names that vanish with their process; elsewhere it is a short path.
 * @param {string} purpose
 * @param {string} folder
 */
function lockAddress(purpose, folder) {
  const { dev, ino } = statSync(folder, { bigint: true })
  const hash = createHash('sha256').update(`${purpose}:${dev}:${ino}`).digest('hex').slice(0, 24)
  const name = `handover-${hash}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

/**
 * @param {string} address
 * @returns {Promise<Lock | null>}
 */
function listen(address) {
  return new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set()
    const server = createServer((socket) => {
      waiting.add(socket.unref())
      socket.on('close', () => waiting.delete(socket))
      socket.on('error', () => socket.destroy())
    })
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen({ path: address, exclusive: true }, () => {
      server.unref()
      resolve({
        release: () =>
          new Promise((released) => {
            server.close(() => released())
            for (const socket of waiting) socket.destroy()
          }),
      })
    })
  })
}

/**
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function isAlive(address) {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Holds a connection to the lock's owner; it ends when the owner releases the lock or dies.
 * @param {string} address
 * @returns {Promise<void>}
 */
function untilReleased(address) {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('close', () => resolve())
    socket.on('error', () => socket.destroy())
    socket.resume()
  })
}
