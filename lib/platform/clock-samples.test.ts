import { describe, expect, it } from 'vitest'
import { ClockSamples } from './clock-samples'

function samples(...given: number[]): ClockSamples {
  const clock = new ClockSamples()
  for (const ms of given) clock.add(ms)
  return clock
}

describe('ClockSamples', () => {
  it('knows nothing before three answers', () => {
    expect(samples(90_000, 90_000).skewMs()).toBeNull()
    expect(samples(90_000, 90_000).fault()).toBeNull()
    expect(samples(90_000, 91_000, 89_000).fault()).toEqual({ ms: 90_000, refusing: false })
  })

  it('is not moved by one odd answer, nor two', () => {
    expect(samples(100, 200, 900_000).skewMs()).toBe(200)
    expect(samples(100, 900_000, 200, 900_000, 300).skewMs()).toBe(300)
  })

  it('is right again once most of the last five answers say so', () => {
    const clock = samples(90_000, 90_000, 90_000, 90_000, 90_000, 10, 20)
    expect(clock.fault()).not.toBeNull()
    clock.add(30)
    expect(clock.fault()).toBeNull()
  })

  it('takes one answer that was refused for its time, and lets go when a call comes through', () => {
    const clock = samples(-300_000)
    clock.note(true)
    expect(clock.fault()).toEqual({ ms: -300_000, refusing: true })
    clock.note(false)
    expect(clock.fault()).toBeNull()
  })

  it('tells of a refusal for the time even when no Date header came', () => {
    const clock = new ClockSamples()
    clock.note(true)
    expect(clock.fault()).toEqual({ ms: null, refusing: true })
  })

  it('forgets all of it when the clock was set', () => {
    const clock = samples(90_000, 90_000, 90_000)
    clock.note(true)
    clock.forget()
    expect(clock.skewMs()).toBeNull()
    expect(clock.fault()).toBeNull()
  })
})
