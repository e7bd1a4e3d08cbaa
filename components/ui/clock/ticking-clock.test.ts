import { describe, expect, it, vi } from 'vitest'
import { tickingClock } from './ticking-clock'

function handClock() {
  const state = { now: 1000, running: 0, tick: () => {} }
  const clock = tickingClock({
    now: () => state.now,
    every: (_ms, run) => {
      state.running += 1
      state.tick = run
      return () => void (state.running -= 1)
    },
  })
  return { state, clock }
}

describe('tickingClock', () => {
  it('keeps one timer for all and stops it with the last one', () => {
    const { state, clock } = handClock()
    const first = clock.subscribe(() => {})
    const second = clock.subscribe(() => {})
    expect(state.running).toBe(1)
    first()
    expect(state.running).toBe(1)
    second()
    expect(state.running).toBe(0)
  })

  it('stands still between two ticks, so that one render sees one time', () => {
    const { state, clock } = handClock()
    const heard = vi.fn()
    clock.subscribe(heard)
    state.now = 1900
    expect(clock.read()).toBe(1000)
    state.tick()
    expect(clock.read()).toBe(1900)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is right again when someone looks after a pause', () => {
    const { state, clock } = handClock()
    clock.subscribe(() => {})()
    state.now = 60_000
    expect(clock.read()).toBe(60_000)
    clock.subscribe(() => {})
    expect(clock.read()).toBe(60_000)
  })
})
