import type { Family } from '@/lib/domain/stages'

/** What the platform does to the next creation. */
const REQUEST_FAULTS = [
  null,
  null,
  { kind: 'timeout' },
  { kind: 'drop_before' },
  { kind: 'drop_after' },
  { kind: 'http_500' },
  { kind: 'garbage' },
  { kind: 'slow', ms: 60 },
  { kind: 'slow', ms: 400 },
  { kind: 'error', code: 261005 },
  { kind: 'error', code: 263006 },
] as const
export type RequestFault = (typeof REQUEST_FAULTS)[number]

/** How our door stands to callbacks; `swallow` answers that they came and loses them. */
type Door = 'open' | 'closed' | 'swallow'

/** One thing that somebody does, or that goes wrong. */
export type Step =
  | { do: 'place'; family: Family; fault: RequestFault; sends: 1 | 2 | 3 }
  /** The process ends so many milliseconds after the order was asked for. */
  | { do: 'crash'; family: Family; afterMs: number; fault: RequestFault }
  | { do: 'advance'; nth: number }
  | { do: 'cancel-there'; nth: number }
  | { do: 'callback-fault'; kind: 'duplicate_callback' | 'reorder_callbacks' | 'late_callback' }
  | { do: 'door'; door: Door }
  /** An old callback comes again, long after. */
  | { do: 'replay'; nth: number }
  /**
   * A parcel's creation is done and its answer lost; then the platform says nothing to anybody for so
   * many seconds, while what is sent again waits for its turn.
   */
  | { do: 'silence'; seconds: number }
  /** Time passes and the queue works through what is due. */
  | { do: 'time'; seconds: number }

const FAMILIES = ['food', 'parcel', 'express'] as const
const STEPS = 10

/** What happens in one run: at least two orders, and trouble of every kind around them. */
export function makeSchedule(seed: number): readonly Step[] {
  const chance = seeded(seed)
  const place = () => placing(chance)
  return [place(), ...Array.from({ length: STEPS }, () => anyStep(chance)), place()]
}

function placing(chance: Seeded): Step {
  const family = chance.pick(FAMILIES)
  const fault = chance.pick(REQUEST_FAULTS)
  if (chance.percent(25)) return { do: 'crash', family, fault, afterMs: chance.below(60) }
  return { do: 'place', family, fault, sends: chance.pick([1, 1, 2, 3]) }
}

function anyStep(chance: Seeded): Step {
  const roll = chance.below(100)
  const nth = chance.below(8)
  if (roll < 20) return placing(chance)
  if (roll < 45) return { do: 'advance', nth }
  if (roll < 52) return { do: 'cancel-there', nth }
  if (roll < 64) {
    const kinds = ['duplicate_callback', 'reorder_callbacks', 'late_callback'] as const
    return { do: 'callback-fault', kind: chance.pick(kinds) }
  }
  if (roll < 76) return { do: 'door', door: chance.pick(['open', 'closed', 'swallow'] as const) }
  if (roll < 84) return { do: 'replay', nth }
  if (roll < 88) {
    return { do: 'silence', seconds: chance.pick([20, 45, 70, 200]) }
  }
  return { do: 'time', seconds: chance.pick([3, 20, 70, 400]) }
}

/** Chance that repeats itself: the same seed draws the same. */
type Seeded = {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number
  /** True `times` in a hundred. */
  percent: (times: number) => boolean
  pick: <T>(from: readonly [T, ...T[]]) => T
}

/** Mulberry32: 32 bits of state are plenty for a schedule of a dozen steps. */
function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    percent: (times) => next() * 100 < times,
    pick: (from) => from[below(from.length)] ?? from[0],
  }
}
