import { writeFileSync } from 'node:fs'
import { expect, inject } from 'vitest'
import { openWorld, type RepeatRule, type StartSimulator } from '../world'
import { runSchedule } from './run-schedule'

/** What a run of schedules counts; the bench adds up those of both readings. */
export type FaultCounts = {
  schedules: number
  asked: number
  there: number
  shown: number
  unconfirmed: number
  wrong: number
}

/** As long as the long form may take. */
export const LONGEST_MS = 30 * 60_000

const READINGS: readonly RepeatRule[] = ['attempts', 'successes']

/**
 * Plays one half of the schedules against a platform of one reading: what the specification leaves
 * open is tried both ways. Nothing may be lost, doubled or moved back, and staff see the truth or
 * that it is not confirmed.
 */
export async function playSchedules(
  startSimulator: StartSimulator,
  repeatRule: RepeatRule,
): Promise<void> {
  const { schedules, firstSeed, results } = inject('faults')
  const each = Math.ceil(schedules / READINGS.length)
  const first = firstSeed + READINGS.indexOf(repeatRule) * each
  const world = await openWorld({ startSimulator, speed: 60, seed: 3, repeatRule, timeoutMs: 150 })
  try {
    const actor = await world.instance.actor('manager')
    const storeIds = {
      food: await world.instance.storeId('HK-CENTRAL-01'),
      parcel: await world.instance.storeId('HK-CENTRAL-01'),
      express: await world.instance.storeId('HK-SHATIN-03'),
    }
    const counts: FaultCounts = {
      schedules: each,
      asked: 0,
      there: 0,
      shown: 0,
      unconfirmed: 0,
      wrong: 0,
    }
    const wrong: string[] = []
    for (let seed = first; seed < first + each; seed += 1) {
      const verdict = await runSchedule({ world, actor, storeIds }, seed)
      wrong.push(...verdict.wrong)
      for (const key of ['asked', 'there', 'shown', 'unconfirmed'] as const) {
        counts[key] += verdict[key]
      }
    }
    counts.wrong = wrong.length
    if (results) writeFileSync(`${results}.${repeatRule}`, JSON.stringify(counts))
    expect(wrong).toEqual([])
    expect(counts.shown).toBe(counts.asked)
    // The schedules do put orders in doubt and do leave some of them there: else nothing was tried.
    expect(counts.there).toBeGreaterThan(counts.asked / 2)
    expect(counts.there).toBeLessThan(counts.asked)
  } finally {
    await world.close()
  }
}
