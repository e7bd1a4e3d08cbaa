import { describe, expect, it, vi } from 'vitest'
import type { PlacingResult } from '@/lib/orders/model/placing'
import { isAnotherOrder, submitOnce, type SubmitSteps } from './submit-once'

it.each([
  ['platformRefused', true],
  ['platformUnreachable', true],
  ['platformNotConfigured', true],
  ['clientOrderIdTaken', true],
  ['wrongInput', false],
  ['notAllowed', false],
  ['sentByAnother', false],
  ['unexpected', false],
  ['platformSlow', false],
  ['platformTrouble', false],
  ['signInAgain', false],
])('after %s the next submission is another order: %s', (problem, another) => {
  expect(isAnotherOrder({ ok: false, problem })).toBe(another)
})

const PLACED: PlacingResult = { orderId: 5, placing: 'placed' }

/** What is thrown where the server's version has no such action. */
const MOVED = new Error('moved')

function steps(place: SubmitSteps<string, PlacingResult>['place']) {
  return {
    place: vi.fn(place),
    renewKey: vi.fn(),
    setProblem: vi.fn(),
    onFailure: vi.fn(),
    onPlaced: vi.fn(),
    leave: vi.fn(),
    isOtherVersion: (error: unknown) => error === MOVED,
    reload: vi.fn(),
  }
}

describe('a form is sent once', () => {
  it('however often it is pressed while it is on its way', async () => {
    let answer: (result: { ok: true; value: PlacingResult }) => void = () => undefined
    const given = steps(() => new Promise((resolve) => (answer = resolve)))
    const sending = { current: false }
    const first = submitOnce('form', sending, given)
    await submitOnce('form', sending, given)
    answer({ ok: true, value: PLACED })
    await first
    await submitOnce('form', sending, given)
    expect(given.place).toHaveBeenCalledTimes(1)
    expect(given.onPlaced).toHaveBeenCalledExactlyOnceWith(PLACED)
    expect(given.leave).toHaveBeenCalledExactlyOnceWith(PLACED)
    expect(given.renewKey).not.toHaveBeenCalled()
  })

  it('and again after a failure, a question and no answer', async () => {
    const sending = { current: false }
    const failed = steps(() => Promise.resolve({ ok: false, problem: 'wrongInput' }))
    await submitOnce('form', sending, failed)
    expect(failed.setProblem.mock.calls).toEqual([[null], [{ ok: false, problem: 'wrongInput' }]])
    expect(failed.onFailure).toHaveBeenCalledTimes(1)
    expect(failed.renewKey).not.toHaveBeenCalled()
    const asked = steps(() => Promise.resolve({ ok: true, value: null }))
    await submitOnce('form', sending, asked)
    expect(asked.setProblem.mock.calls).toEqual([[null]])
    const lost = steps(() => Promise.reject(new Error('gone')))
    await submitOnce('form', sending, lost)
    expect(lost.setProblem.mock.calls).toEqual([[null], ['no-answer']])
    for (const each of [failed, asked, lost]) {
      expect(each.place).toHaveBeenCalledTimes(1)
      expect(each.leave).not.toHaveBeenCalled()
      expect(each.onPlaced).not.toHaveBeenCalled()
    }
  })

  it('after an upgrade by loading the page anew, with the key that it has', async () => {
    const given = steps(() => Promise.reject(MOVED))
    const sending = { current: false }
    await submitOnce('form', sending, given)
    await submitOnce('form', sending, given)
    expect(given.reload).toHaveBeenCalledTimes(1)
    expect(given.renewKey).not.toHaveBeenCalled()
    expect(given.setProblem.mock.calls).toEqual([[null]])
  })

  it('with another key after a clear no', async () => {
    const given = steps(() => Promise.resolve({ ok: false, problem: 'platformRefused' }))
    await submitOnce('form', { current: false }, given)
    expect(given.renewKey).toHaveBeenCalledTimes(1)
  })

  it('and is kept, with another key, where an earlier try was refused', async () => {
    const refused: PlacingResult = { orderId: 5, placing: 'refused' }
    const given = steps(() => Promise.resolve({ ok: true, value: refused }))
    await submitOnce('form', { current: false }, given)
    expect(given.renewKey).toHaveBeenCalledTimes(1)
    expect(given.onPlaced).not.toHaveBeenCalled()
    expect(given.leave).toHaveBeenCalledExactlyOnceWith(refused)
  })
})
