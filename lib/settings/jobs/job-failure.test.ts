import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Problem } from '@/lib/domain/problem'
import { failuresOf } from '@/lib/platform/failures'
import { readJobFailure, writeJobFailure } from './job-failure'

const make = failuresOf({
  family: 'food',
  operation: 'orderInfo',
  changes: false,
  requestId: 'r-1',
})
const words = { httpStatus: 200, code: '263001', platformText: 'no such order of Chan Tai Man' }

it.each([
  [make.refused(words), { kind: 'refused', detail: '263001', reference: 'r-1' }],
  [
    make.notSent('cannot-connect'),
    { kind: 'unreachable', detail: 'cannot-connect', reference: 'r-1' },
  ],
  [
    make.notSent('not-configured'),
    { kind: 'not-configured', detail: 'not-configured', reference: 'r-1' },
  ],
  [make.timedOut(null, 10), { kind: 'no-answer', detail: 'timed-out', reference: 'r-1' }],
  [new Problem('orderClosed'), { kind: 'problem', detail: 'orderClosed', reference: null }],
  [
    new DrizzleQueryError('select phone', ['91234567'], new Error('gone')),
    { kind: 'database', detail: null, reference: null },
  ],
  [new Error('Chan 91234567'), { kind: 'unexpected', detail: null, reference: null }],
  ['a thrown text', { kind: 'unexpected', detail: null, reference: null }],
])('%s is kept and read back', (error, failure) => {
  expect(readJobFailure(writeJobFailure(error))).toEqual(failure)
})

it('keeps nobody’s name or number', () => {
  const query = new DrizzleQueryError('select phone', ['91234567'], new Error('gone'))
  const kept = [make.refused(words), query, new Error('Chan 91234567')].map(writeJobFailure).join()
  expect(kept).not.toMatch(/Chan|91234567/)
})

it('knows a job that was never ended, and words that are not ours', () => {
  expect(readJobFailure(null).kind).toBe('stopped')
  expect(readJobFailure('Unsupported task').kind).toBe('unexpected')
})
