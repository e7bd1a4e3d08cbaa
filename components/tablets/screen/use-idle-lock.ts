import { useEffect } from 'react'
import { keptValue } from '@/components/shell/kept-value'
import { lockTablet } from '@/components/shell/tablet-lock'
import { tabletReads } from '@/lib/tablets/keys'

/** How often the server is told that the tablet is in use; it waits longer by more than this. */
const TELL_MS = 20_000
const LOOK_MS = 1_000

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const

/** When somebody last touched any tab of this tablet, in ms since 1970. */
const touched = keptValue<number>({
  key: 'handover:tablet-touched',
  decode: (text) => (text !== null && /^\d+$/.test(text) ? Number(text) : 0),
})

/** Locks the screen after so many minutes without a touch; `isOpen`: it is not locked now. */
export function useIdleLock(lockMinutes: number, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    let toldAt = 0
    const look = () => {
      const isIdle = Date.now() - touched.read() >= lockMinutes * 60_000
      if (isIdle) lockTablet()
      return isIdle
    }
    const touch = () => {
      // The first touch after a sleep wakes the tablet; it does not go on with the work.
      if (look()) return
      touched.set(Date.now())
      if (Date.now() - toldAt < TELL_MS) return
      toldAt = Date.now()
      void tell()
    }
    const onSight = () => void (document.visibilityState === 'visible' && look())
    touched.set(Date.now())
    touch()
    const timer = setInterval(look, LOOK_MS)
    const options = { capture: true, passive: true, signal: stop.signal }
    for (const kind of TOUCHES) window.addEventListener(kind, touch, options)
    document.addEventListener('visibilitychange', onSight, { signal: stop.signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [lockMinutes, isOpen])
}

/** Without an answer nothing is lost: the server ends the session by itself, later than the screen. */
async function tell(): Promise<void> {
  const answer = await fetch(tabletReads.touch(), { method: 'POST' }).catch(() => null)
  if (answer?.status === 401) lockTablet()
}
