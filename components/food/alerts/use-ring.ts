'use client'

import { useEffect, useState } from 'react'
import type { AlertKind } from './alert-of'
import { Ringer } from './ringer'
import { soundPlayer } from './sound-player'

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Sounds for what is not acknowledged, by order; `repeats` until it is, else once for each. */
export function useRing(alerts: ReadonlyMap<number, AlertKind>, repeats: boolean): void {
  const [ringer] = useState(
    () => new Ringer({ play: (kinds) => soundPlayer.ring(kinds), after, repeats }),
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
