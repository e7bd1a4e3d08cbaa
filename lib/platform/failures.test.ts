import { expect, it } from 'vitest'
import type { PlatformError } from './errors'
import { failuresOf, connectionFault } from './failures'

const make = failuresOf({ family: 'food', operation: 'orderInfo', changes: false, requestId: 'r' })
const words = (code: string, httpStatus = 200) => ({ httpStatus, code, platformText: '' })

const CASES: readonly [string, PlatformError | null, string | null | undefined][] = [
  ['an answer', null, null],
  ['a refusal of what was asked', make.refused(words('263001')), null],
  ['a refusal to repeat', make.refused(words('261005')), null],
  ['a wrong clock', make.refused(words('261002')), '261002'],
  ['a wrong key', make.refused(words('262002')), '262002'],
  ['a wrong client', make.refused(words('40101', 401)), '40101'],
  ['a proxy', make.refused(words('http-403', 403)), 'http-403'],
  ['trouble over there', make.serverFailed(words('50006', 500)), '50006'],
  ['no connection', make.notSent('cannot-connect'), 'cannot-connect'],
  ['a caller who left', make.notSent('aborted'), undefined],
  ['our own queue', make.notSent('busy'), undefined],
  ['no credentials', make.notSent('not-configured'), undefined],
  ['silence', make.timedOut(null, 10), 'timed-out'],
  ['half an answer', make.connectionLost(200), 'connection-lost'],
  ['nonsense', make.unreadable(200, 'html'), 'unreadable-answer'],
]

it.each(CASES)('%s', (_what, failure, fault) => {
  expect(connectionFault(failure)).toBe(fault)
})
