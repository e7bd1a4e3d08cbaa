import { describe, expect, it } from 'vitest'
import type { SlotOffers } from '@/components/express/slots/use-slot-offers'
import type { ChosenSlots } from '@/lib/express/model/chosen-slots'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import { parseExpressPeriod } from '@/lib/domain/time/local-time'
import type { SlotOffer } from '@/lib/domain/express/slots'
import type { ImportRow } from '@/lib/imports/model/import-view'
import type { RowCheck } from '../parse/check-rows'
import { rowFaults } from '../rows/row-faults'
import { timedProducts } from './timed-products'

const DAY = '2030-01-07'
const MORNING = { date: DAY, period: '10:00-13:00' }
const EVENING = { date: DAY, period: '18:00-22:00' }

function slot({ date, period }: typeof MORNING) {
  const time = parseExpressPeriod(date, period, 'HK')
  if (!time) throw new Error('no period')
  return { date, period, time, description: null }
}

const offer: SlotOffer = {
  pickup: { description: null, slots: [{ ...slot(MORNING), workingDay: '1.4' }] },
  delivery: [
    {
      name: 'default',
      description: null,
      slots: [{ ...slot(EVENING), workingDay: null, acceptable: { low: '1.5', high: '2' } }],
    },
  ],
}

const row = (position: number, change: Partial<ImportRow> = {}): ImportRow => ({
  position,
  status: 'draft',
  orderId: null,
  refusal: null,
  refusedFields: [],
  problem: null,
  cells: { day: DAY },
  ...change,
})

const check = (chosen: Partial<ChosenSlots>, change: Partial<RowCheck> = {}): RowCheck => ({
  position: 0,
  product: 'HDP-ECOMM-H',
  faults: [],
  needsSlot: false,
  needsSender: false,
  lockerCode: null,
  collectCents: 0,
  readAs: {},
  chosen: { pickup: null, delivery: null, ...chosen },
  ...change,
})

const COLUMNS = [{ key: 'day', name: 'Day', field: 'pickup.date' }] as const

function faultsOf(one: RowCheck, offers: SlotOffers, status: ImportRow['status'] = 'draft') {
  const loaded = { rows: [row(0, { status })], taken: [], lockers: {}, cursor: '' }
  return rowFaults(loaded, COLUMNS, new Map([[0, one]]), offers).get(0) ?? []
}

const OFFERED: SlotOffers = new Map([['HDP-ECOMM-H', offer]])

describe('the times of rows', () => {
  it.each([
    ['an offered pickup', { pickup: MORNING }, []],
    ['a pickup that is not offered', { pickup: EVENING }, ['pickup.period slot-gone']],
    [
      'a delivery that does not go with it',
      { pickup: MORNING, delivery: EVENING },
      ['delivery.period slot-mismatch'],
    ],
    ['a delivery without a pickup', { delivery: EVENING }, ['delivery.period slot-needs-pickup']],
    ['none', {}, []],
  ])('are told at their cells: %s', (_name, chosen, expected) => {
    const found = faultsOf(check(chosen), OFFERED)
    expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected)
  })

  it('are not told of where nobody knows what is offered, or the row is held', () => {
    const wrong = check({ pickup: EVENING })
    expect(faultsOf(wrong, new Map())).toEqual([])
    expect(faultsOf(wrong, new Map([['HDP-ECOMM-H', null]]))).toEqual([])
    expect(faultsOf(wrong, OFFERED, 'held')).toEqual([])
  })

  it('come second where their cell cannot be read', () => {
    const unread = { field: 'pickup.period', problem: 'not-a-time' } as const
    expect(faultsOf(check({ pickup: EVENING }, { faults: [unread] }), OFFERED)).toEqual([unread])
  })
})

it('asks only for products whose rows name times and may still go', () => {
  const columns: ImportColumn[] = [...COLUMNS, { key: 'p', name: 'Product', field: 'product' }]
  const of = (product: string, change: Partial<ImportRow> = {}) =>
    row(0, { cells: { day: DAY, p: product }, ...change })
  const rows = [
    of(' hdp-ecn-h '),
    of('HDP-ECOMM-L', { status: 'created' }),
    row(1, { cells: { day: '', p: 'HDP-SFWH-H' } }),
    of('nothing'),
  ]
  expect(timedProducts({ columns, product: null }, rows)).toEqual(['HDP-ECN-H'])
  expect(timedProducts({ columns, product: 'HDP-PND-1-H' }, rows)).toEqual(['HDP-PND-1-H'])
})
