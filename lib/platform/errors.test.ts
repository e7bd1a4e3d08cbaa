import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  ConnectionLost,
  isOutcomeUnknown,
  isRepeatedTooSoon,
  NotSent,
  OutcomeUnknown,
  PlatformError,
  PlatformRefused,
  provesNothingHappened,
  ServerFailed,
  TimedOut,
  UnreadableAnswer,
} from './errors'
import { failuresOf } from './failures'

const CALL = { family: 'food', operation: 'createOrder', changes: true, requestId: 'r-1' } as const
const failures = failuresOf(CALL)
const words = (code: string, httpStatus = 200) => ({ httpStatus, code, platformText: 'text' })

const UNKNOWN = [
  failures.connectionLost(null, new Error('reset')),
  failures.timedOut(null, 10_000),
  failures.unreadable(200, 'not an envelope'),
  failures.serverFailed(words('50006', 500)),
]

afterEach(() => {
  vi.resetModules()
})

describe('platform errors', () => {
  test('each is of its own class, and a PlatformError', () => {
    const all = [...UNKNOWN, failures.notSent('busy'), failures.refused(words('263006'))]
    const classes = [
      ConnectionLost,
      TimedOut,
      UnreadableAnswer,
      ServerFailed,
      NotSent,
      PlatformRefused,
    ]
    for (const [index, error] of all.entries()) {
      expect(error).toBeInstanceOf(PlatformError)
      expect(error).toBeInstanceOf(Error)
      expect(classes.filter((one) => error instanceof one)).toEqual([classes[index]])
      expect(error).toMatchObject(CALL)
      expect(error.message).toContain('r-1')
    }
    for (const other of [new Error('x'), null, undefined, 'x', { kind: 'refused' }]) {
      expect(other instanceof PlatformError).toBe(false)
    }
  })

  test('the outcome is unknown after exactly the four that say nothing about it', () => {
    for (const error of UNKNOWN) {
      expect(error).toBeInstanceOf(OutcomeUnknown)
      expect(isOutcomeUnknown(error)).toBe(true)
      expect(provesNothingHappened(error)).toBe(false)
    }
    for (const error of [failures.notSent('aborted'), failures.refused(words('1')), new Error()]) {
      expect(isOutcomeUnknown(error)).toBe(false)
    }
  })

  test('a refusal proves that nothing happened, and so does what was never sent', () => {
    expect(provesNothingHappened(failures.refused(words('263006')))).toBe(true)
    expect(provesNothingHappened(failures.notSent('cannot-connect'))).toBe(true)
    expect(provesNothingHappened(new Error('a fault of ours'))).toBe(false)
  })

  test('trap 63: 261005 and 263004 speak of an earlier request, and prove nothing', () => {
    for (const code of ['261005', '263004', '40303', '400180070', '4001260061']) {
      expect(provesNothingHappened(failures.refused(words(code)))).toBe(false)
    }
  })

  test('trap 67: the 60-second rule is told apart, for queries to wait', () => {
    expect(isRepeatedTooSoon(failures.refused(words('261005')))).toBe(true)
    expect(isRepeatedTooSoon(failures.refused(words('263004')))).toBe(false)
    expect(isRepeatedTooSoon(failures.serverFailed(words('261005', 500)))).toBe(false)
  })

  test('trap 11: 50006 on create, with its 5xx, leaves the outcome unknown', () => {
    expect(isOutcomeUnknown(failures.serverFailed(words('50006', 500)))).toBe(true)
  })

  test('errors of another copy of the module are recognised: Next makes two', async () => {
    vi.resetModules()
    const other = await import('./failures')
    const error = other.failuresOf(CALL).timedOut(null, 5)
    expect(Object.getPrototypeOf(error)).not.toBe(TimedOut.prototype)
    expect(error).toBeInstanceOf(TimedOut)
    expect(error).toBeInstanceOf(OutcomeUnknown)
    expect(error).not.toBeInstanceOf(PlatformRefused)
    expect(isOutcomeUnknown(error)).toBe(true)
  })
})
