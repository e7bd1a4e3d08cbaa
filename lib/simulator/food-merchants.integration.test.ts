import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WAN_CHAI } from '../testing/simulator/food-requests'
import { ManualClock } from '../testing/simulator/manual-clock'
import {
  type SimulatorUnderTest,
  simulatorUnderTest,
} from '../testing/simulator/simulator-under-test'

type Data = Record<string, unknown>
const STATUS = '/order/takeaway/merchants/status'
const STORE = 'HK-SHATIN-03'
/** Within reach of HK-SHATIN-03 alone, and quickly. */
const MA_ON_SHAN = '22.4250,114.2300'
/** Within its 8 km too, but a long way round. */
const ACROSS_TOLO_HARBOUR = '22.4400,114.2220'
const NOBODY_NEAR = '22.5000,114.0500'
const DAYS = [1, 2, 3, 4, 5, 6, 7]

let simulator: SimulatorUnderTest
beforeAll(async () => {
  // Wednesday 14 January 2026, 12:00 in Hong Kong.
  simulator = await simulatorUnderTest({ clock: new ManualClock(Date.UTC(2026, 0, 14, 4)) })
})
afterAll(() => simulator.stop())
beforeEach(() => simulator.stranger.control('POST', '/reset'))

const update = (update_type: string, more: Data) =>
  simulator.stranger.call(STATUS, { client_merchant_id: STORE, update_type, ...more })
const setWeek = (day: (dayOfWeek: number) => Data[]) =>
  update('business_regular_time', { business_regular_time: DAYS.flatMap(day) })
const supported = (user_location: string, more: Data = {}) =>
  simulator.stranger.data('/order/takeaway/merchants/supported', { user_location, ...more })
const distributable = async () =>
  (
    await simulator.stranger.data('/order/takeaway/isdistributable', {
      client_merchant_id: STORE,
      user_location: MA_ON_SHAN,
      profile: '',
    })
  )['distributable']

/** Moves the clock to a time of day in Hong Kong, `days` after the first Wednesday or later today. */
const goTo = async (time: string, date: string) => {
  const ahead = Date.parse(`${date}T${time}:00+08:00`) - simulator.clock.now()
  expect(ahead).toBeGreaterThanOrEqual(0)
  await simulator.clock.advance(ahead)
}

describe('merchants/supported (food §4.7)', () => {
  it('lists the stores that deliver there (0)', async () => {
    expect(await supported(MA_ON_SHAN, { user_address: 'Here', profile: '' })).toEqual({
      merchants: [
        {
          merchant_id: 610003,
          client_merchant_id: STORE,
          prediction: {
            quote_time: expect.any(Number) as number,
            quote_time_range: expect.stringMatching(/^\d+-\d+$/) as string,
          },
        },
      ],
      status: 0,
    })
    expect((await supported(WAN_CHAI))['merchants']).toHaveLength(2)
  })

  it('says why there is none: 101, 102, 104', async () => {
    expect(await supported(NOBODY_NEAR)).toEqual({ merchants: [], status: 102 })
    expect(await supported(ACROSS_TOLO_HARBOUR)).toEqual({ merchants: [], status: 104 })
    await update('business_status', { business_status: 0 })
    expect(await supported(MA_ON_SHAN)).toEqual({ merchants: [], status: 101 })
    const nobodyAtAll = { meta: { lang: 'vi', region: 'SGN' } }
    expect(await supported('10.7769,106.7009', nobodyAtAll)).toEqual({ merchants: [], status: 101 })
  })

  it('offers only the stores of the region', async () => {
    const singapore = { meta: { lang: 'en', region: 'SG' } }
    expect(await supported('1.2903,103.8519', singapore)).toMatchObject({
      merchants: [{ merchant_id: 620001 }],
      status: 0,
    })
    expect(await supported('1.2903,103.8519')).toMatchObject({ status: 102 })
  })

  it('offers no store in the last minutes of business (103, §4.9)', async () => {
    await setWeek((day_of_week) => [{ day_of_week, start_time: '10:00', end_time: '12:20' }])
    const buffer = (end_buffer_time: unknown) =>
      simulator.stranger.call('/order/takeaway/merchants/business_buffer_time', { end_buffer_time })
    expect(await buffer(19)).toEqual({ error: 0 })
    expect(await supported(MA_ON_SHAN)).toMatchObject({ status: 0 })
    await buffer(20)
    expect(await supported(MA_ON_SHAN)).toEqual({ merchants: [], status: 103 })
    expect(await distributable()).toBe(1)
    for (const wrong of ['20', -1, 1441, 1.5, null])
      expect(await buffer(wrong)).toMatchObject({ error: 261004 })
    expect(await buffer(undefined)).toMatchObject({
      error: 261003,
      err_msg: 'missing mandatory parameters: end_buffer_time',
    })
  })

  it('reads its parameters', async () => {
    const call = (data: Data) =>
      simulator.stranger.call('/order/takeaway/merchants/supported', data)
    expect(await call({})).toMatchObject({
      error: 261003,
      err_msg: expect.stringContaining('user_location') as string,
    })
    expect(await call({ user_location: 1 })).toMatchObject({ error: 261004 })
    expect(await call({ user_location: MA_ON_SHAN, profile: 1 })).toMatchObject({ error: 261004 })
    const address = { user_location: MA_ON_SHAN, user_address: 'x'.repeat(256) }
    expect(await call(address)).toMatchObject({
      error: 261004,
      err_msg: expect.stringContaining('user_address') as string,
    })
  })
})

describe('merchants/status (food §4.8) is really used', () => {
  it('closes and opens the shop', async () => {
    expect(await distributable()).toBe(1)
    expect(await update('business_status', { business_status: 0 })).toEqual({ error: 0 })
    expect(await distributable()).toBe(0)
    await update('business_status', { business_status: 1 })
    expect(await distributable()).toBe(1)
  })

  it('replaces the whole week, in the local time of the store', async () => {
    await setWeek((day_of_week) =>
      day_of_week === 4
        ? [
            { day_of_week, start_time: '09:00', end_time: '11:30' },
            { day_of_week, start_time: '12:01', end_time: '23:59', whole_day_status: '' },
          ]
        : [{ day_of_week, whole_day_status: day_of_week === 5 ? 'open' : 'close' }],
    )
    expect(await distributable()).toBe(0)
    await goTo('12:01', '2026-01-14')
    expect(await distributable()).toBe(1)
    await goTo('23:59', '2026-01-15')
    expect(await distributable()).toBe(1)
    await goTo('00:00', '2026-01-16')
    expect(await distributable()).toBe(0)
  })

  it('replaces the whole of each day that temporary hours contain, and no other', async () => {
    const hours = (...ranges: [string, string][]) =>
      update('business_temporary_time', {
        business_temporary_time: ranges.map(([start_time, end_time]) => ({ start_time, end_time })),
      })
    expect(
      await hours(
        ['2026-01-17 10:00', '2026-01-17 11:00'],
        ['2026-01-17 15:00', '2026-01-17 16:00'],
      ),
    ).toEqual({ error: 0 })
    await hours(['2026-01-19 10:00', '2026-01-19 11:00'])
    for (const [date, time, open] of [
      ['2026-01-16', '12:00', 1],
      ['2026-01-17', '09:59', 0],
      ['2026-01-17', '10:00', 1],
      ['2026-01-17', '11:00', 0],
      ['2026-01-17', '15:30', 1],
      ['2026-01-18', '12:00', 1],
      ['2026-01-19', '12:00', 0],
    ] as const) {
      await goTo(time, date)
      expect([date, time, await distributable()]).toEqual([date, time, open])
    }
  })
})

describe('merchants/status (food §4.8) refuses', () => {
  const week = (change: Data = {}) =>
    DAYS.map((day_of_week) =>
      day_of_week === 3 ? { day_of_week, ...change } : { day_of_week, whole_day_status: 'open' },
    )
  const regular = (change: Data) =>
    ['business_regular_time', { business_regular_time: week(change) }] as const
  const temporary = (start_time: unknown, end_time: unknown) =>
    ['business_temporary_time', { business_temporary_time: [{ start_time, end_time }] }] as const

  it.each([
    ['nonsense', {}, 261004, 'update_type'],
    ['business_regular_time', {}, 261003, 'business_regular_time'],
    ['business_regular_time', { business_regular_time: {} }, 261004, 'business_regular_time'],
    ['business_regular_time', { business_regular_time: [] }, 261003, 'business_regular_time'],
    [
      'business_regular_time',
      { business_regular_time: week({ whole_day_status: 'open' }).slice(1) },
      261003,
      'business_regular_time (day_of_week 1)',
    ],
    [...regular({ day_of_week: 0 }), 261004, 'business_regular_time[2].day_of_week'],
    [...regular({ day_of_week: '3' }), 261004, 'business_regular_time[2].day_of_week'],
    [
      ...regular({ whole_day_status: 'closed' }),
      261004,
      'business_regular_time[2].whole_day_status',
    ],
    [...regular({}), 261003, 'business_regular_time[2].start_time'],
    [...regular({ start_time: '10:00' }), 261003, 'business_regular_time[2].end_time'],
    [
      ...regular({ start_time: '10:00', end_time: '24:00' }),
      261004,
      'business_regular_time[2].end_time',
    ],
    [
      ...regular({ start_time: '9:00', end_time: '10:00' }),
      261004,
      'business_regular_time[2].start_time',
    ],
    [
      ...regular({ start_time: '18:00', end_time: '02:00' }),
      261004,
      'business_regular_time[2].end_time',
    ],
    [
      ...regular({ start_time: '18:00', end_time: '18:00' }),
      261004,
      'business_regular_time[2].end_time',
    ],
    [
      'business_regular_time',
      {
        business_regular_time: [
          ...week({ whole_day_status: 'open' }),
          ...week({ whole_day_status: 'open' }),
        ],
      },
      261004,
      'whole_day_status',
    ],
    [...temporary(undefined, '2026-01-20 10:00'), 261003, 'business_temporary_time[0].start_time'],
    [...temporary('2026-01-20 10:00', undefined), 261003, 'business_temporary_time[0].end_time'],
    [
      ...temporary('2026-01-20', '2026-01-20 10:00'),
      261004,
      'business_temporary_time[0].start_time',
    ],
    [
      ...temporary('2026-02-30 09:00', '2026-02-30 10:00'),
      261004,
      'business_temporary_time[0].start_time',
    ],
    [...temporary('2026-01-20 09:00:00', '2026-01-20 10:00:00'), 261004, 'start_time'],
    [
      ...temporary('2026-01-20 18:00', '2026-01-21 02:00'),
      261004,
      'business_temporary_time[0].end_time',
    ],
    [
      ...temporary('2026-01-20 18:00', '2026-01-20 17:00'),
      261004,
      'business_temporary_time[0].end_time',
    ],
    ['business_status', {}, 261003, 'business_status'],
    ['business_status', { business_status: 2 }, 261004, 'business_status'],
    ['business_status', { business_status: '0' }, 261004, 'business_status'],
    ['business_status', { business_status: false }, 261004, 'business_status'],
    [
      'business_status',
      { business_status: 0, business_regular_time: [] },
      261004,
      'business_regular_time',
    ],
  ])('%s %j → %d %s', async (updateType, more, code, named) => {
    const { error, err_msg } = await update(updateType, more)
    expect(error).toBe(code)
    expect(err_msg).toContain(named)
    expect(await distributable()).toBe(1)
  })

  it('needs a store and an update type', async () => {
    const call = (data: Data) => simulator.stranger.call(STATUS, data)
    expect(await call({ update_type: 'business_status', business_status: 1 })).toMatchObject({
      error: 261003,
      err_msg: 'missing mandatory parameters: client_merchant_id',
    })
    expect(await call({ client_merchant_id: STORE })).toMatchObject({
      error: 261003,
      err_msg: 'missing mandatory parameters: update_type',
    })
    const unknown = { client_merchant_id: 'x', update_type: 'business_status', business_status: 1 }
    expect(await call(unknown)).toMatchObject({ error: 264100 })
  })
})
