import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startSimulator } from '@/lib/simulator/server'
import { runSchedule } from '@/lib/testing/faults/run-schedule'
import { openWorld, type World } from '@/lib/testing/world'

const { schedules, firstSeed, results } = inject('faults')
const LONGEST_MS = 30 * 60_000

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 60, seed: 3, timeoutMs: 150 })
})
afterAll(() => world.close())

it(
  'nothing is lost, doubled or moved back, and staff see the truth or that it is not confirmed',
  async () => {
    const actor = await world.instance.actor('manager')
    const storeIds = {
      food: await world.instance.storeId('HK-CENTRAL-01'),
      parcel: await world.instance.storeId('HK-CENTRAL-01'),
      express: await world.instance.storeId('HK-SHATIN-03'),
    }
    const total = { asked: 0, there: 0, shown: 0, unconfirmed: 0 }
    const wrong: string[] = []
    for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1) {
      const verdict = await runSchedule({ world, actor, storeIds }, seed)
      wrong.push(...verdict.wrong)
      for (const key of ['asked', 'there', 'shown', 'unconfirmed'] as const) {
        total[key] += verdict[key]
      }
    }
    const counted = { schedules, ...total, wrong: wrong.length }
    if (results) writeFileSync(results, JSON.stringify(counted))
    expect(wrong).toEqual([])
    expect(total.shown).toBe(total.asked)
    // The schedules do put orders in doubt and do leave some of them there: else nothing was tried.
    expect(total.there).toBeGreaterThan(total.asked / 2)
    expect(total.there).toBeLessThan(total.asked)
  },
  LONGEST_MS,
)
