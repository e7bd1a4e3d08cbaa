import { describe, expect, it } from 'vitest'
import { pollFor, POLL_SECONDS, POLLS_PER_SECOND } from './poll-plan'

const NOW = new Date('2026-11-21T04:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString()
const known = (age: number, at: string | null = ago(-300)) => ({ at, range: null, asOf: ago(age) })

describe('what one turn asks', () => {
  it('asks at once for what callbacks did not predict, one moment a turn', () => {
    const none = pollFor({ stage: 'coming', predictions: {} }, NOW)
    expect(none).toEqual({ position: true, prediction: 'showup' })
    const one = pollFor({ stage: 'coming', predictions: { showup: known(10) } }, NOW)
    expect(one.prediction).toBe('delivery')
  })

  it('asks for the position alone while predictions are fresh', () => {
    const predictions = { showup: known(179), delivery: known(179) }
    expect(pollFor({ stage: 'coming', predictions }, NOW)).toEqual({
      position: true,
      prediction: null,
    })
  })

  it('asks again for what is three minutes old, and a minute after “nothing to come”', () => {
    const at = (delivery: ReturnType<typeof known>) =>
      pollFor({ stage: 'riding', predictions: { delivery } }, NOW).prediction
    expect(at(known(180))).toBe('delivery')
    expect(at(known(59, null))).toBeNull()
    expect(at(known(60, null))).toBe('delivery')
  })

  it('never asks for the pickup before a courier has accepted, nor after the arrival', () => {
    expect(pollFor({ stage: 'waiting', predictions: {} }, NOW)).toEqual({
      position: false,
      prediction: 'delivery',
    })
    expect(pollFor({ stage: 'at-store', predictions: {} }, NOW).prediction).toBe('delivery')
  })
})

it('looks more often the nearer the courier is to the door, within what the throttle leaves', () => {
  const stages = ['near', 'riding', 'coming', 'waiting'] as const
  const seconds = stages.map((stage) => POLL_SECONDS[stage])
  expect(new Set(seconds).size).toBe(stages.length)
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
  expect(POLLS_PER_SECOND * 2).toBeLessThan(14)
})
