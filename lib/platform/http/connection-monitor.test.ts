import { describe, expect, it } from 'vitest'
import { ClockSamples, ConnectionMonitor } from './connection-monitor'

const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000)

/** As a call does: first its date is seen, then its outcome is known. */
function call(
  marks: ConnectionMonitor,
  seconds: number,
  { family = 'food' as const, fault = null as string | null, skewMs = null as number | null } = {},
): void {
  if (skewMs !== null) marks.noteSkew('AP1', skewMs)
  marks.noteCall('AP1', { family, fault, at: at(seconds) })
}

describe('ConnectionMarks', () => {
  it('keeps the latest success and the latest failure of each family and zone', () => {
    const marks = new ConnectionMonitor()
    call(marks, 1)
    call(marks, 2, { fault: 'timed-out' })
    marks.noteCall('AP2', { family: 'food', fault: null, at: at(3) })
    expect(marks.takeChanged()).toEqual([
      expect.objectContaining({
        family: 'food',
        zone: 'AP1',
        lastSuccessAt: at(1),
        lastFailureAt: at(2),
        lastFailure: 'timed-out',
      }),
      expect.objectContaining({ zone: 'AP2', lastSuccessAt: at(3), lastFailure: null }),
    ])
  })

  it('gives what has changed once, and again what could not be kept, as it is by then', () => {
    const marks = new ConnectionMonitor()
    call(marks, 1)
    const taken = marks.takeChanged()
    expect(marks.takeChanged()).toEqual([])
    call(marks, 2)
    marks.putBack(taken)
    expect(marks.takeChanged().map(({ lastSuccessAt }) => lastSuccessAt)).toEqual([at(2)])
  })

  it('knows until when the token is good, and that some ends have no date', () => {
    const marks = new ConnectionMonitor()
    marks.noteToken('AP2', new Date(Number.MAX_VALUE))
    expect(marks.takeChanged()).toEqual([])
    marks.noteToken('AP2', at(86_400))
    expect(marks.takeChanged()).toEqual([
      expect.objectContaining({ family: 'parcel', zone: 'AP2', tokenUntil: at(86_400) }),
    ])
  })

  it('has a skew after three answers, and none once the clock was set', () => {
    const marks = new ConnectionMonitor()
    for (const second of [1, 2, 3]) call(marks, second, { skewMs: 70_000 })
    expect(marks.takeChanged()[0]).toMatchObject({ skewMs: 70_000, skewAt: at(3) })
    expect(marks.clockFault()).toEqual({ ms: 70_000, refusing: false })
    marks.forgetSkew()
    expect(marks.takeChanged()[0]).toMatchObject({ skewMs: null, skewAt: null })
    expect(marks.clockFault()).toBeNull()
  })

  it('does not date an old measurement anew when a call gets no answer', () => {
    const marks = new ConnectionMonitor()
    for (const second of [1, 2, 3]) call(marks, second, { skewMs: 10 })
    call(marks, 9, { fault: 'cannot-connect' })
    expect(marks.takeChanged()[0]).toMatchObject({ skewAt: at(3), lastFailureAt: at(9) })
  })

  it('takes a refusal for the time at its word, until a signed call comes through', () => {
    const marks = new ConnectionMonitor()
    call(marks, 1, { fault: '261002' })
    expect(marks.clockFault()).toEqual({ ms: null, refusing: true })
    // Parcel requests carry no time: they prove nothing about the clock.
    marks.noteCall('AP1', { family: 'parcel', fault: null, at: at(2) })
    expect(marks.clockFault()).not.toBeNull()
    call(marks, 3)
    expect(marks.clockFault()).toBeNull()
  })
})

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
