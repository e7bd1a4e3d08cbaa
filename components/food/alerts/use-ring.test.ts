import { describe, expect, it } from 'vitest'
import { handClock } from '@/lib/testing/hand-clock'
import type { AlertKind } from '@/lib/food/model/alert-of'
import { REPEAT_MS, REST_MS, Ringer } from './use-ring'

const GATHER_MS = 700

function ringing({ repeats = true } = {}) {
  const clock = handClock(0)
  const rings: (readonly AlertKind[])[] = []
  const ringer = new Ringer({
    play: (kinds) => void rings.push(kinds),
    after: clock.after,
    repeats,
    gatherMs: GATHER_MS,
  })
  const update = (...alerts: [number, AlertKind][]) => ringer.update(new Map(alerts))
  return { clock, rings, ringer, update }
}

describe('the ringer', () => {
  it('rings once for what comes together, the most important first', () => {
    const { clock, rings, update } = ringing()
    update([1, 'changed'])
    clock.pass(GATHER_MS / 2)
    update([1, 'changed'], [2, 'new'], [3, 'cancelled'], [4, 'new'])
    clock.pass(GATHER_MS / 2)
    expect(rings).toEqual([['cancelled', 'new', 'changed']])
  })

  it('is silent about what is acknowledged before it rings: what was done here', () => {
    const { clock, rings, update } = ringing()
    update([1, 'new'])
    clock.pass(GATHER_MS - 1)
    update()
    clock.pass(REPEAT_MS)
    expect(rings).toEqual([])
  })

  it('goes on with what matters most until it is acknowledged', () => {
    const { clock, rings, update } = ringing()
    update([1, 'new'], [2, 'changed'])
    clock.pass(GATHER_MS + REPEAT_MS)
    update([2, 'changed'])
    clock.pass(REPEAT_MS)
    expect(rings).toEqual([['new', 'changed'], ['new'], ['changed']])
    update()
    clock.pass(5 * REPEAT_MS)
    expect(rings).toHaveLength(3)
  })

  it('rests between two rings however much comes, and forgets nothing', () => {
    const { clock, rings, update } = ringing()
    const alerts: [number, AlertKind][] = []
    for (let id = 0; id < 20; id += 1) {
      alerts.push([id, 'changed'])
      update(...alerts)
      clock.pass(200)
    }
    expect(rings).toHaveLength(2)
    clock.pass(REST_MS)
    expect(rings).toHaveLength(3)
  })

  it('rings for another change of the same order', () => {
    const { clock, rings, update } = ringing()
    update([1, 'changed'])
    clock.pass(GATHER_MS + REST_MS)
    update([1, 'cancelled'])
    clock.pass(GATHER_MS)
    expect(rings).toEqual([['changed'], ['cancelled']])
  })

  it('is heard once where nobody can acknowledge', () => {
    const { clock, rings, update } = ringing({ repeats: false })
    update([1, 'new'])
    clock.pass(GATHER_MS + 3 * REPEAT_MS)
    expect(rings).toEqual([['new']])
  })

  it('rings at once when the browser allows it, and never after it was stopped', () => {
    const { clock, rings, ringer, update } = ringing()
    ringer.ringNow()
    expect(rings).toEqual([])
    update([1, 'new'])
    ringer.ringNow()
    expect(rings).toEqual([['new']])
    ringer.stop()
    clock.pass(5 * REPEAT_MS)
    expect(rings).toHaveLength(1)
  })
})
