'use client'

import { useEffect, useState } from 'react'
import type { AlertKind } from './alert-of'
import { Ringer } from './ringer'
import { SOUNDS } from './sounds'
import { soundPlayer } from '@/components/shell/sound/sound-player'

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** How long what comes is gathered before it rings. On the board it is there to be pressed away. */
const GATHERS = { board: 700, elsewhere: 4_000 }

/**
 * Sounds for what is not acknowledged, by order: on the board until it is, elsewhere once for each,
 * and only after the page of an order that was just typed in has had the time to open.
 */
export function useRing(alerts: ReadonlyMap<number, AlertKind>, where: keyof typeof GATHERS): void {
  const [ringer] = useState(
    () =>
      new Ringer({
        play: (kinds) => soundPlayer.ring(kinds.map((kind) => SOUNDS[kind])),
        after,
        repeats: where === 'board',
        gatherMs: GATHERS[where],
      }),
  )
  useEffect(() => ringer.update(alerts), [ringer, alerts])
  useEffect(() => {
    const wasBlocked = { is: soundPlayer.state() === 'blocked' }
    const stopListening = soundPlayer.subscribe(() => {
      const isBlocked = soundPlayer.state() === 'blocked'
      if (wasBlocked.is && !isBlocked) ringer.ringNow()
      wasBlocked.is = isBlocked
    })
    return () => {
      stopListening()
      ringer.stop()
    }
  }, [ringer])
}
