import { beforeEach, describe, expect, it } from 'vitest'
import type { BatchRow } from '@/lib/dispatch/model/batch-view'
import { type Alarm, CheckOutDesk, type Outcome, type Scanned } from './check-out-desk'

const row = (orderId: number): BatchRow => ({
  orderId,
  family: 'express',
  clientOrderId: `W${orderId}`,
  trackingNo: `88${orderId}`,
  shipmentCode: null,
  recipientName: 'Chan Tai Man',
  place: 'Sha Tin',
  boxes: 1,
  stage: 'waiting',
  placing: 'placed',
  state: 'out',
  out: { checkoutId: orderId, at: '2026-11-22T01:00:00.000Z', by: 'Warehouse', how: 'scanner' },
})
const alarm = (why: Alarm['why']): Alarm => ({
  why,
  code: 'X',
  row: null,
  own: null,
  storeId: null,
  failure: null,
})

let answers: Map<string, Outcome>
let sent: Scanned[]
let played: string[]
let ticking: (() => void)[]
let desk: CheckOutDesk
let now: number

beforeEach(() => {
  answers = new Map()
  sent = []
  played = []
  ticking = []
  now = 0
  desk = new CheckOutDesk({
    send: (scanned) => {
      sent.push(scanned)
      const outcome = answers.get(scanned.code) ?? { is: 'stop', alarm: alarm('unknown') }
      return Promise.resolve(outcome)
    },
    play: (sound) => played.push(sound),
    now: () => (now += 10),
    every: (_ms, run) => {
      ticking.push(run)
      return () => (ticking = ticking.filter((one) => one !== run))
    },
  })
})

const scan = async (...codes: string[]) => {
  for (const code of codes) desk.scan({ code, how: 'scanner' })
  await new Promise((resolve) => setTimeout(resolve))
}

describe('a desk that checks out', () => {
  it('takes one scan after another, in their order', async () => {
    for (const id of [1, 2, 3]) answers.set(`C${id}`, { is: 'out', row: row(id) })
    await scan('C1', 'C2', 'C3')
    expect(sent.map(({ code }) => code)).toEqual(['C1', 'C2', 'C3'])
    expect(played).toEqual(['out', 'out', 'out'])
    expect(desk.state()).toMatchObject({ last: { orderId: 3 }, waiting: 0, alarm: null })
  })

  it.each([
    ['cancelled', 'stop'],
    ['wrong-batch', 'stop'],
    ['unconfirmed', 'stop'],
    ['failed', 'stop'],
    ['already-out', 'again'],
    ['unknown', 'unknown'],
  ] as const)('stands still for %s and sounds %s until it was seen', async (why, sound) => {
    answers.set('BAD', { is: 'stop', alarm: alarm(why) })
    await scan('BAD')
    expect(desk.state().alarm?.why).toBe(why)
    for (const tick of ticking) tick()
    expect(played).toEqual([sound, sound])
    desk.acknowledge()
    expect(desk.state().alarm).toBeNull()
    expect(ticking).toEqual([])
  })

  it('takes nothing that is scanned while it stands still, and says how much that was', async () => {
    answers.set('C1', { is: 'out', row: row(1) })
    answers.set('BAD', { is: 'stop', alarm: alarm('cancelled') })
    await scan('BAD', 'C1')
    now += 3_000
    await scan('C1')
    expect(sent.map(({ code }) => code)).toEqual(['BAD'])
    expect(desk.state()).toMatchObject({ last: null, ignored: 2 })
    expect(played).toEqual(['stop', 'stop'])
    desk.acknowledge()
    expect(desk.state().ignored).toBe(0)
    await scan('C1')
    expect(desk.state().last?.orderId).toBe(1)
  })

  it('lets the same code pass that comes again at once, unless it was typed or asked for', async () => {
    answers.set('C1', { is: 'out', row: row(1) })
    await scan('C1', 'c1', 'C1')
    expect(sent).toHaveLength(1)
    expect(desk.state().ignored).toBe(0)
    desk.scan({ code: 'C1', how: 'typed' })
    await scan()
    expect(sent).toHaveLength(2)
    now += 3_000
    await scan('C1')
    expect(sent).toHaveLength(3)
    answers.set('BAD', { is: 'stop', alarm: alarm('failed') })
    await scan('BAD', 'BAD')
    expect(desk.state().ignored).toBe(0)
    desk.acknowledge()
    await scan('BAD')
    expect(sent).toHaveLength(5)
  })

  it('asks which of several was meant, once, and sends that one', async () => {
    const scanned: Scanned = { code: 'BOX', how: 'typed' }
    answers.set('BOX', { is: 'choice', scanned, matches: [] })
    await scan('BOX')
    expect(played).toEqual(['unknown'])
    expect(ticking).toEqual([])
    answers.set('BOX', { is: 'out', row: row(7) })
    desk.choose(7)
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent.at(-1)).toEqual({ ...scanned, orderId: 7 })
    expect(desk.state()).toMatchObject({ choice: null, last: { orderId: 7 } })
  })

  it('forgets the latest when it was taken back, and falls silent when left', async () => {
    answers.set('C1', { is: 'out', row: row(1) })
    await scan('C1')
    desk.forget(2)
    expect(desk.state().last?.orderId).toBe(1)
    desk.forget(1)
    expect(desk.state().last).toBeNull()
    await scan('BAD')
    desk.leave()
    expect(ticking).toEqual([])
  })
})
