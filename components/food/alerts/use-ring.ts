'use client'

import { useEffect, useState } from 'react'
import { soundPlayer } from '@/components/shell/sound/sound-player'
import { ALERT_KINDS, type AlertKind } from '@/lib/food/model/alert-of'
import { SOUNDS } from './sounds'

/** In a rush there is still a pause between two rings. */
export const REST_MS = 3_000
export const REPEAT_MS = 10_000

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

type Parts = {
  /** Plays these sounds one after the other. */
  play: (kinds: readonly AlertKind[]) => void
  /** Runs once after so many milliseconds, unless the returned function is called before. */
  after: (ms: number, run: () => void) => () => void
  /** Goes on until everything is acknowledged; else each thing is heard once. */
  repeats: boolean
  /** What comes within this time rings together, and not at all once it is acknowledged. */
  gatherMs: number
}

/** Says when to sound: soon after news, and again and again, politely, while it is not acknowledged. */
export class Ringer {
  readonly #parts: Parts
  #alerts: ReadonlyMap<number, AlertKind> = new Map()
  #heard = new Map<number, AlertKind>()
  #cancel: (() => void) | null = null
  #isRepeat = false
  #rests = false
  #endRest = () => {}

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What is not acknowledged now, by order. */
  update(alerts: ReadonlyMap<number, AlertKind>): void {
    this.#alerts = alerts
    this.#heard = new Map([...this.#heard].filter(([id, kind]) => alerts.get(id) === kind))
    if (alerts.size === 0) this.#schedule(null)
    else if (this.#unheard().length > 0 && (this.#cancel === null || this.#isRepeat)) {
      if (!this.#rests) this.#schedule(this.#parts.gatherMs)
    }
  }

  /** Rings at once, if there is something: the browser has just allowed it. */
  ringNow(): void {
    if (this.#alerts.size > 0) this.#ring()
  }

  stop(): void {
    this.#schedule(null)
    this.#endRest()
    this.#rests = false
  }

  #ring(): void {
    const unheard = this.#unheard()
    const kinds = unheard.length > 0 ? unheard : [...this.#alerts.values()]
    const inOrder = ALERT_KINDS.filter((kind) => kinds.includes(kind))
    // News is told in full, a reminder by what matters most.
    this.#parts.play(unheard.length > 0 ? inOrder : inOrder.slice(0, 1))
    this.#heard = new Map(this.#alerts)
    this.#schedule(this.#parts.repeats ? REPEAT_MS : null, true)
    this.#rest()
  }

  #rest(): void {
    this.#endRest()
    this.#rests = true
    this.#endRest = this.#parts.after(REST_MS, () => {
      this.#rests = false
      if (this.#unheard().length > 0) this.#ring()
    })
  }

  #unheard(): AlertKind[] {
    return [...this.#alerts].flatMap(([id, kind]) => (this.#heard.get(id) === kind ? [] : [kind]))
  }

  #schedule(ms: number | null, isRepeat = false): void {
    this.#cancel?.()
    this.#isRepeat = isRepeat
    this.#cancel =
      ms === null
        ? null
        : this.#parts.after(ms, () => {
            this.#cancel = null
            this.#ring()
          })
  }
}
