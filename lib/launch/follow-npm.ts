import { isStartedByNpm } from '@/lib/config/surroundings'

const BETWEEN_LOOKS_MS = 500

/**
 * Calls `onGone` when npm, which started this process, is gone: killed, or ended by a signal that
 * did not reach us (npm signals the shell between us, and some shells die without passing it on).
 * Does nothing when this was not started by npm: a program may well outlive its shell.
 */
export function followNpm(onGone: () => void): void {
  if (!isStartedByNpm()) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, BETWEEN_LOOKS_MS)
  timer.unref()
}
