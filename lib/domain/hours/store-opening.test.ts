import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_REGIONS, type Region } from '@/lib/domain/areas'
import { fromDateTimeLocal, toDateTimeLocal } from '@/lib/domain/time/local-time'
import { compileHours } from '@/lib/stores/model/compile-hours'
import { drawing, FEBRUARY, isDrawnOpen, MINUTES } from '@/lib/testing/forms/hours-for-tests'
import type { DrawnHours, HoursRange } from './drawn-hours'
import { applyHoursRequest, NOTHING_SENT, type HoursInForce } from './hours-in-force'
import { CLOSED_DAY, formatClock } from './hours-request'
import { shiftDay } from './local-days'
import { type OpeningFacts, storeOpening } from './store-opening'

/** Monday. */
const TODAY = '2027-02-01'
const hour = (from: number, to: number): HoursRange => ({ from: from * 60, to: to * 60 })
const everyDay = (...ranges: HoursRange[]) => Array.from({ length: 7 }, () => ranges)
const at = (minute: string, region: Region = 'HK') => fromDateTimeLocal(minute, region)!
const local = (instant: Date | null, region: Region = 'HK') =>
  instant && toDateTimeLocal(instant, region)

function inForce(hours: Partial<DrawnHours>): HoursInForce {
  const drawn = { week: everyDay(hour(11, 22)), specialDays: [], closures: [], ...hours }
  const { regular, temporary } = compileHours(drawn, { today: '2027-01-01', held: [] })
  const week = applyHoursRequest(NOTHING_SENT, { kind: 'regular', elements: regular })
  return applyHoursRequest(week, { kind: 'temporary', elements: temporary })
}

const facts = (change: Partial<OpeningFacts>): OpeningFacts => ({
  inForce: inForce({}),
  isUncertain: false,
  switched: null,
  ...change,
})
const switched = (change: Partial<NonNullable<OpeningFacts['switched']>>) => ({
  open: false,
  isAccepted: true,
  at: at(`${TODAY}T12:00`),
  reopenAt: null,
  ...change,
})

describe('what is in effect at a store', () => {
  const closed = (since: string | null, opens: string | null) => ({
    kind: 'closed',
    by: 'hours',
    since: since && at(since),
    opensAt: opens && at(opens),
  })

  it('is what its hours say, to the minute', () => {
    const on = (minute: string) => storeOpening(facts({}), 'HK', at(minute))
    expect(on(`${TODAY}T21:59`)).toEqual({ kind: 'open', closesAt: at(`${TODAY}T22:00`) })
    expect(on(`${TODAY}T22:00`)).toEqual(closed(`${TODAY}T22:00`, '2027-02-02T11:00'))
    expect(on('2027-02-02T10:59')).toEqual(closed(`${TODAY}T22:00`, '2027-02-02T11:00'))
    expect(on('2027-02-02T11:00')).toMatchObject({ kind: 'open' })
  })

  it('goes on past midnight as one opening', () => {
    const night = facts({ inForce: inForce({ week: everyDay(hour(18, 26)) }) })
    expect(storeOpening(night, 'HK', at(`${TODAY}T23:40`))).toEqual({
      kind: 'open',
      closesAt: at('2027-02-02T02:00'),
    })
    expect(storeOpening(night, 'HK', at('2027-02-02T02:00'))).toEqual(
      closed('2027-02-02T02:00', '2027-02-02T18:00'),
    )
  })

  it('is closed all of a special day, without the minute that the platform needs', () => {
    const special = { date: '2027-02-02', ranges: [], name: '' }
    const holiday = facts({ inForce: inForce({ specialDays: [special] }) })
    const { from } = CLOSED_DAY
    for (const minute of ['10:00', formatClock(from)]) {
      expect(storeOpening(holiday, 'HK', at(`2027-02-02T${minute}`))).toEqual(
        closed(`${TODAY}T22:00`, '2027-02-03T11:00'),
      )
    }
  })

  it('says of a store that never closes that it is open, and of one that never opens nothing more', () => {
    const always = facts({ inForce: inForce({ week: everyDay(hour(0, 24)) }) })
    expect(storeOpening(always, 'HK', at(`${TODAY}T00:00`))).toEqual({
      kind: 'open',
      closesAt: null,
    })
    const never = facts({ inForce: inForce({ week: everyDay() }) })
    expect(storeOpening(never, 'HK', at(`${TODAY}T12:00`))).toEqual(closed(null, null))
  })

  it('is not known where nothing was sent, or what was sent is not confirmed', () => {
    const now = at(`${TODAY}T12:00`)
    const unknown = { kind: 'unknown' }
    expect(storeOpening(facts({ inForce: NOTHING_SENT }), 'HK', now)).toEqual(unknown)
    expect(storeOpening(facts({ isUncertain: true }), 'HK', now)).toEqual(unknown)
    const opening = switched({ open: true, isAccepted: false })
    expect(storeOpening(facts({ switched: opening }), 'HK', now)).toEqual(unknown)
    // Of one single day alone: what comes after it is not.
    const temporary = new Map([[TODAY, [hour(11, 14)]]])
    const oneDay = facts({ inForce: { regular: null, temporary } })
    expect(storeOpening(oneDay, 'HK', at(`${TODAY}T15:00`))).toEqual(closed(`${TODAY}T14:00`, null))
    expect(storeOpening(oneDay, 'HK', at('2027-02-02T12:00'))).toEqual(unknown)
  })

  it('is closed by its hours whatever was switched and not confirmed', () => {
    const opening = switched({ open: true, isAccepted: false })
    expect(storeOpening(facts({ switched: opening }), 'HK', at(`${TODAY}T23:00`))).toMatchObject({
      kind: 'closed',
      by: 'hours',
    })
  })

  it('is closed by the switch, also where nobody knows the hours', () => {
    const since = at(`${TODAY}T12:00`)
    for (const inForceNow of [inForce({}), NOTHING_SENT]) {
      const one = facts({ inForce: inForceNow, switched: switched({}) })
      expect(storeOpening(one, 'HK', at(`${TODAY}T13:00`))).toEqual({
        kind: 'closed',
        by: 'switch',
        since,
        opensAt: null,
      })
    }
  })

  it.each([
    ['within the hours: as it ends', `${TODAY}T14:00`, `${TODAY}T14:00`],
    ['after closing: with the hours', `${TODAY}T23:00`, '2027-02-02T11:00'],
    ['far ahead: as it ends', '2027-04-01T09:00', '2027-04-01T09:00'],
    ['over, and not reopened: nobody knows', `${TODAY}T12:30`, null],
  ])('a pause that ends %s', (_, reopens, opens) => {
    const pause = facts({ switched: switched({ reopenAt: at(reopens) }) })
    expect(storeOpening(pause, 'HK', at(`${TODAY}T13:00`))).toMatchObject({
      by: 'switch',
      opensAt: opens && at(opens),
    })
  })
})

/** From the second day on, so that a day before it can be counted back to. */
const minuteOfFortnight = fc.integer({ min: 1440, max: 9 * 1440 - 1 })
const localMinute = (minute: number) =>
  `${shiftDay(FEBRUARY, Math.floor(minute / 1440))}T${formatClock(minute % 1440)}`

/** Whether a store drawn so is open, minute by minute, worked out without the code under test. */
function isOpen(hours: DrawnHours, minute: number): boolean {
  const day = shiftDay(FEBRUARY, Math.floor(minute / 1440))
  const clock = minute % 1440
  // The last minute of a day goes with the one before it (`expressibleRanges`).
  return isDrawnOpen(hours, day, clock === 1439 ? 1438 : clock)
}

describe('whatever is drawn', () => {
  const drawn = (hours: DrawnHours) => {
    const { regular, temporary } = compileHours(hours, { today: shiftDay(FEBRUARY, -3), held: [] })
    const week = applyHoursRequest(NOTHING_SENT, { kind: 'regular', elements: regular })
    return facts({
      inForce: applyHoursRequest(week, { kind: 'temporary', elements: temporary }),
    })
  }

  it('is open or closed as drawn, and the next turn is the first minute at which that changes', () => {
    fc.assert(
      fc.property(drawing(FEBRUARY), minuteOfFortnight, (hours, minute) => {
        const opening = storeOpening(drawn(hours), 'HK', at(localMinute(minute)))
        const open = isOpen(hours, minute)
        expect(opening.kind).toBe(open ? 'open' : 'closed')
        if (opening.kind === 'unknown') return
        const turn = opening.kind === 'open' ? opening.closesAt : opening.opensAt
        const ahead = MINUTES.map((later) => minute + later)
        const next = ahead.find((later) => isOpen(hours, later) !== open)
        // Within a day, so that what lies beyond what was looked through does not count.
        if (next !== undefined) expect(local(turn)).toBe(localMinute(next))
        else expect(turn === null || turn > at(localMinute(minute + 1439))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('was closed since the minute after it was open last', () => {
    fc.assert(
      fc.property(drawing(FEBRUARY), minuteOfFortnight, (hours, minute) => {
        const opening = storeOpening(drawn(hours), 'HK', at(localMinute(minute)))
        if (opening.kind !== 'closed' || !opening.since) return
        const since = local(opening.since)!
        const first = MINUTES.map((back) => minute - back).find((m) => isOpen(hours, m))
        if (first !== undefined) expect(since).toBe(localMinute(first + 1))
      }),
      { numRuns: 200 },
    )
  })

  it('means each region’s own clock', () => {
    fc.assert(
      fc.property(drawing(FEBRUARY), minuteOfFortnight, (hours, minute) => {
        const said = ALL_REGIONS.map((region) => {
          const opening = storeOpening(drawn(hours), region, at(localMinute(minute), region))
          if (opening.kind === 'unknown') return opening
          const turn = opening.kind === 'open' ? opening.closesAt : opening.opensAt
          return { kind: opening.kind, turn: local(turn, region) }
        })
        for (const one of said) expect(one).toEqual(said[0])
      }),
      { numRuns: 20 },
    )
  })
})
