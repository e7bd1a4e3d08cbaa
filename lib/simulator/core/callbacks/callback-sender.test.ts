import { describe, expect, it } from 'vitest'
import { ManualClock } from '../../../testing/simulator/manual-clock'
import { strangersSignature } from '../../../testing/simulator/stranger'
import type { CallbackAttempt, PostResult } from './callback-delivery'
import { CallbackSender } from './callback-sender'
import { Faults } from '../faults'

type Sent = { at: number; auth: { timestamp: number; signature: string }; data: { n: number } }

/** A sender whose receiver answers with whatever `answer` gives at the time. */
function startSender(speed = 1) {
  const clock = new ManualClock()
  const start = clock.now()
  const sent: Sent[] = []
  const attempts: CallbackAttempt[] = []
  const faults = new Faults()
  const receiver = {
    answer: (): Promise<PostResult> => Promise.resolve({ status: 200, text: '{"error":0}' }),
  }
  const sender = new CallbackSender({
    clock,
    speed,
    faults,
    baseUrl: 'http://developer',
    credentials: { appid: 10001, secretKey: 'simulator-secret-key' },
    post: (_url, body) => {
      sent.push({ at: clock.now() - start, ...(JSON.parse(body) as Omit<Sent, 'at'>) })
      return receiver.answer()
    },
    attempted: (attempt) => attempts.push(attempt),
  })
  const send = (n: number, orderId = '88') =>
    sender.send({ path: '/callbacks/food', orderId, status: 9001, data: { n, meta: {} } })
  const numbers = () => sent.map(({ data }) => data.n)
  return { clock, sent, attempts, faults, receiver, sender, send, numbers }
}

const refuse = () => Promise.resolve({ status: 500, text: '' })

describe('callback sender', () => {
  it('retries after 15, 15, 30, 180, 1800, 1800, 1800, 1800, 3600 seconds, then gives up', async () => {
    const { clock, sent, receiver, send } = startSender()
    receiver.answer = refuse
    send(1)
    await clock.advance(24 * 3_600_000)
    const gaps = sent.slice(1).map(({ at }, i) => (at - (sent[i]?.at ?? 0)) / 1000)
    expect(gaps).toEqual([15, 15, 30, 180, 1800, 1800, 1800, 1800, 3600])
  })

  it('divides the schedule by the speed', async () => {
    const { clock, sent, receiver, send } = startSender(20)
    receiver.answer = refuse
    send(1)
    await clock.advance(3000)
    expect(sent.map(({ at }) => at)).toEqual([0, 750, 1500, 3000])
  })

  it('signs each attempt at its own moment, over data that stay the same', async () => {
    const { clock, sent, receiver, send } = startSender()
    receiver.answer = refuse
    send(7)
    await clock.advance(15_000)
    const [first, second] = sent
    expect(second!.auth.timestamp - first!.auth.timestamp).toBe(15)
    expect(second!.data).toEqual(first!.data)
    for (const { auth, data } of [first!, second!])
      expect(auth.signature).toBe(strangersSignature(data, auth.timestamp))
  })

  it.each([
    ['no answer', () => Promise.reject(new Error('refused'))],
    ['another status', () => Promise.resolve({ status: 201, text: '{"error":0}' })],
    ['an error', () => Promise.resolve({ status: 200, text: '{"error":1}' })],
    ['an error in words', () => Promise.resolve({ status: 200, text: '{"error":"0"}' })],
    ['no JSON', () => Promise.resolve({ status: 200, text: 'OK' })],
    ['null', () => Promise.resolve({ status: 200, text: 'null' })],
  ])('takes %s for a failure', async (_name, answer) => {
    const { clock, attempts, receiver, send, numbers } = startSender()
    receiver.answer = answer
    send(1)
    await clock.advance(0)
    expect(attempts.map(({ ok }) => ok)).toEqual([false])
    await clock.advance(15_000)
    expect(numbers()).toEqual([1, 1])
  })

  it('stops at the first acknowledgement', async () => {
    const { clock, attempts, receiver, send } = startSender()
    receiver.answer = refuse
    send(1)
    await clock.advance(0)
    receiver.answer = () => Promise.resolve({ status: 200, text: '{"error":0,"err_msg":""}' })
    await clock.advance(24 * 3_600_000)
    expect(attempts.map(({ attempt, status, ok }) => [attempt, status, ok])).toEqual([
      [1, 500, false],
      [2, 200, true],
    ])
  })

  it('sends the first attempts of an order one after another, other orders meanwhile', async () => {
    const { clock, receiver, send, numbers } = startSender()
    let answer: (result: PostResult) => void = () => undefined
    receiver.answer = () => new Promise((resolve) => (answer = resolve))
    send(1)
    send(2)
    send(3, '99')
    await clock.advance(0)
    expect(numbers()).toEqual([1, 3])
    receiver.answer = refuse
    answer({ status: 200, text: '{"error":0}' })
    send(4, '77')
    await clock.advance(0)
    expect(numbers()).toEqual([1, 3, 4])
  })

  it('can be made to send twice, late, and in another order', async () => {
    const { clock, faults, send, numbers } = startSender()
    faults.callbacks.arm('/callbacks/food', { kind: 'duplicate_callback', ms: 0 }, 1)
    faults.callbacks.arm('/callbacks/food', { kind: 'late_callback', ms: 5000 }, 1)
    faults.callbacks.arm('/callbacks/food', { kind: 'reorder_callbacks', ms: 0 }, 1)
    for (const n of [1, 2, 3, 4]) send(n)
    await clock.advance(0)
    expect(numbers()).toEqual([1, 1, 4, 3])
    await clock.advance(5000)
    expect(numbers()).toEqual([1, 1, 4, 3, 2])
  })

  it('does not hold a callback back for ever when none follows', async () => {
    const { clock, faults, send, numbers } = startSender()
    faults.callbacks.arm('/callbacks/food', { kind: 'reorder_callbacks', ms: 0 }, 1)
    send(1)
    await clock.advance(9 * 60_000)
    expect(numbers()).toEqual([])
    await clock.advance(60_000)
    expect(numbers()).toEqual([1])
  })

  it('forgets everything on a reset, also an attempt that is under way', async () => {
    const { clock, attempts, receiver, sender, send, numbers } = startSender()
    let answer: (result: PostResult) => void = () => undefined
    receiver.answer = () => new Promise((resolve) => (answer = resolve))
    send(1)
    send(2)
    await clock.advance(0)
    sender.reset()
    answer({ status: 500, text: '' })
    await clock.advance(24 * 3_600_000)
    expect(numbers()).toEqual([1])
    expect(attempts).toEqual([])
  })
})
