import type { Actor } from '@/lib/auth/actor'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import { database } from '@/lib/db/client'
import { getBatch } from '@/lib/dispatch/get-batch'
import { listBatches } from '@/lib/dispatch/list-batches'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { listExceptions } from '@/lib/exceptions/list-exceptions'
import { exceptionFilterSchema } from '@/lib/exceptions/model/exception-forms'
import { readWaybillStores } from '@/lib/express/placing/read-waybill-stores'
import { getBoard } from '@/lib/food/get-board'
import { listImports } from '@/lib/imports/list-imports'
import { exportOrders } from '@/lib/lists/export/export-orders'
import { listOrders } from '@/lib/lists/list-orders'
import { readListAddress } from '@/lib/lists/model/list-address'
import { findByCode } from '@/lib/orders/lists/find-by-code'
import { findPlaces } from '@/lib/orders/placing/find-places'
import { findAnything } from '@/lib/palette/find-anything'
import { waybillPageSchema } from '@/lib/printing/model/waybill-page'
import { listWaybills } from '@/lib/printing/queue/list-waybills'
import { reportCases } from './report-cases'
import { workCases } from './work-cases'

/** An order of some time ago, as somebody would look for it. */
export type LookedFor = {
  id: number
  storeId: number
  number: string
  phone: string
  name: string
  address: string
  day: string
}

type Known = {
  /** Who sees every store, and who sees the one of the order. */
  everywhere: Actor
  there: Actor
  /** A food order with Latin letters, one with Chinese, and a waybill. */
  latin: LookedFor
  chinese: LookedFor
  waybill: LookedFor
}

export type ScaleCase = { group: string; name: string; run: () => Promise<unknown> }

/** Of a file that many rows are written, which is where it is as fast as ever or is not. */
const ROWS_OF_FILE = 2_000

/** What is asked of the database by every page that reads many orders, and by the queue. */
export function scaleCases(known: Known): ScaleCase[] {
  return [
    ...lists(known),
    ...searches(known),
    ...desks(known),
    ...of('report', reportCases(known)),
    ...files(known),
    ...of('work', workCases()),
  ]
}

const of = (group: string, cases: Readonly<Record<string, () => Promise<unknown>>>): ScaleCase[] =>
  Object.entries(cases).map(([name, run]) => ({ group, name, run }))

type Asked = Readonly<Record<string, string>>

const query = (actor: Actor, family: Family, asked: Asked) => ({
  actor,
  query: {
    family,
    storeIds: [...actor.roles.keys()],
    address: readListAddress(family, new URLSearchParams({ show: 'all', ...asked })),
  },
})
const list = (actor: Actor, family: Family, asked: Asked) => () =>
  listOrders(query(actor, family, asked))

/** The page after the first, which is read once. */
function nextPage(actor: Actor, family: Family, asked: Asked) {
  let first: ReturnType<typeof listOrders> | null = null
  return async () => {
    first ??= list(actor, family, asked)()
    return list(actor, family, { ...asked, after: String((await first).next) })()
  }
}

function lists({ everywhere, there, latin, waybill }: Known): ScaleCase[] {
  const { day } = waybill
  return of('list', {
    'food, all': list(everywhere, 'food', {}),
    'food, all, of one store': list(there, 'food', {}),
    'waybills, open': list(everywhere, 'express', { show: 'open' }),
    'waybills, open, the next page': nextPage(everywhere, 'express', { show: 'open' }),
    'waybills, open by when they leave, the next page': nextPage(everywhere, 'express', {
      show: 'open',
      sort: 'leaves-down',
    }),
    'food, cancelled by recipient, the next page': nextPage(everywhere, 'food', {
      show: 'cancelled',
      sort: 'recipient-up',
    }),
    'waybills, done': list(everywhere, 'express', { show: 'done' }),
    'waybills, cancelled': list(everywhere, 'express', { show: 'cancelled' }),
    'waybills, with something wrong': list(everywhere, 'express', { exception: 'any' }),
    'waybills, by when they leave': list(everywhere, 'express', { sort: 'leaves-down' }),
    'waybills, by recipient': list(everywhere, 'express', { sort: 'recipient-up' }),
    'waybills, of a day': list(everywhere, 'express', { from: day, to: day }),
    'waybills, of a district': list(everywhere, 'express', { district: '沙田區' }),
    'waybills, not printed': list(everywhere, 'express', { show: 'open', printed: 'no' }),
    'parcels, of a product': list(everywhere, 'parcel', { product: 'MPOINTS' }),
    'food, a page in the middle': list(everywhere, 'food', { after: String(latin.id) }),
  })
}

function searches({ everywhere, there, latin, chinese, waybill }: Known): ScaleCase[] {
  const food = (q: string, asked: Asked = {}) => list(everywhere, 'food', { q, ...asked })
  const [street = '', building = ''] = chinese.address.split(', ')
  return of('search', {
    'whole number': food(latin.number),
    'part of a number': food(latin.number.slice(-9, -1)),
    phone: food(latin.phone),
    'part of a phone': food(latin.phone.slice(1, 7)),
    name: food(latin.name),
    'name, by who sees one store': list(there, 'food', { q: latin.name }),
    'name, of cancelled ones': food(latin.name, { show: 'cancelled' }),
    'name, by recipient': food(latin.name, { sort: 'recipient-up' }),
    'Chinese name': food(chinese.name),
    'part of a Chinese name': food(chinese.name.slice(1)),
    address: food(latin.address),
    'part of an address': food(latin.address.slice(-24, -4)),
    'Chinese address': food(chinese.address),
    'Chinese street': food(street),
    'Chinese building and floor': food(`${building} ${chinese.address.split(', ')[2]}`),
    'waybill number': list(everywhere, 'express', { q: waybill.number.slice(-9, -1) }),
    'what everybody has: Road': food('Road'),
    'what many have: 陳': food('陳'),
    'digits that all numbers have parts of': food('11111111'),
    'two letters': food('ho'),
    'what nobody has': food('Zanzibar'),
    'anywhere: a name': () => findAnything({ actor: everywhere, text: latin.name }),
    'anywhere: a phone': () => findAnything({ actor: everywhere, text: latin.phone }),
    'anywhere: four digits': () => findAnything({ actor: everywhere, text: '2026' }),
    'a scanned number': () =>
      findByCode(database(), {
        stores: storesByFamily(everywhere, MAY.see),
        code: waybill.number,
      }),
  })
}

function desks({ everywhere, there, latin, waybill }: Known): ScaleCase[] {
  const storeIds = [...everywhere.roles.keys()]
  const { storeId } = waybill
  const labels = (asked: Asked) =>
    listWaybills({ actor: everywhere, query: waybillPageSchema.parse(asked) })
  let first: ReturnType<typeof labels> | null = null
  const nextLabels = async (asked: Asked) => {
    first ??= labels(asked)
    return labels({ ...asked, after: (await first).next ?? '' })
  }
  return of('desk', {
    'the board of all stores': () => getBoard({ actor: everywhere, storeIds }),
    'the board of one store': () => getBoard({ actor: there, storeIds: [...there.roles.keys()] }),
    exceptions: () =>
      listExceptions({ actor: everywhere, filter: exceptionFilterSchema.parse({}) }),
    'the print desk, open': () => labels({}),
    'the print desk, all of all days': () => labels({ stage: 'all', printed: 'all' }),
    'the print desk, all, the next page': () => nextLabels({ stage: 'all', printed: 'all' }),
    'the print desk, all not printed': () => labels({ stage: 'all' }),
    'the print desk, all of a product': () =>
      labels({ stage: 'all', printed: 'all', product: 'HDP-SFWH-H' }),
    'hand-out: batches': () => listBatches({ actor: everywhere, storeId }),
    'hand-out: a batch': () =>
      getBatch({ actor: everywhere, query: { storeId, batch: `day_${waybill.day}` } }),
    'the waybill form': () => readWaybillStores({ actor: everywhere, locale: 'en' }),
    'an address that is typed': () =>
      findPlaces({
        actor: there,
        query: { storeId: latin.storeId, family: 'food', text: 'road 12' },
      }),
    imports: () => listImports({ actor: everywhere, storeIds, filter: {} }),
  })
}

function files({ everywhere, latin }: Known): ScaleCase[] {
  const file = (family: Family, asked: Asked) => async () => {
    const { chunks } = await exportOrders({
      ...query(everywhere, family, asked),
      query: { ...query(everywhere, family, asked).query, orderIds: null, format: 'csv' },
      locale: 'en',
    })
    let rows = 0
    for await (const chunk of chunks) {
      rows += String(chunk).split('\n').length - 1
      if (rows >= ROWS_OF_FILE) return
    }
  }
  return of('file', {
    [`the first ${ROWS_OF_FILE} of all food orders`]: file('food', {}),
    [`the first ${ROWS_OF_FILE} waybills by recipient`]: file('express', { sort: 'recipient-up' }),
    'all of one name': file('food', { q: latin.name }),
  })
}
