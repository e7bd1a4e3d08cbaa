import { expect, it } from 'vitest'
import { failedOutcome, outcomeOf } from './outcome-of'

const scanned = { code: 'W1', how: 'scanner' } as const

it('stops the desk for everything that does not go out', () => {
  expect(outcomeOf(scanned, { verdict: 'unknown' })).toMatchObject({
    is: 'stop',
    alarm: { why: 'unknown', code: 'W1', row: null },
  })
  expect(failedOutcome(scanned, { ok: false, problem: 'notAllowed' })).toMatchObject({
    is: 'stop',
    alarm: { why: 'failed', failure: { problem: 'notAllowed' } },
  })
})

it('keeps what was scanned for the question which of several it is', () => {
  expect(outcomeOf(scanned, { verdict: 'several', matches: [] })).toEqual({
    is: 'choice',
    scanned,
    matches: [],
  })
})
