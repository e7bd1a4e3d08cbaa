import { describe, expect, it } from 'vitest'
import type { Sending } from '@/lib/stores/model/sending'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { hoursState, isPending } from './hours-state-pill'

function sending(state: Sending['state'], version: number): Sending {
  return {
    id: 1,
    storeId: 1,
    change: { kind: 'regular', elements: [] },
    payload: {},
    version,
    state,
    refusal: null,
    failure: null,
    requestId: null,
    attempts: 1,
    retryAt: null,
    askedBy: 'Manager',
    askedAt: '2026-11-21T10:00:00.000Z',
    settledAt: null,
  }
}

function stand(version: number, regular: Sending | null, temporary: Sending | null = null) {
  const hours = { week: [], specialDays: [], closures: [] }
  const of = (last: Sending | null) => ({ last, accepted: null })
  const given: Pick<StoreHours, 'drawn' | 'latest'> = {
    drawn: { hours, version, changedBy: null, changedAt: null },
    latest: { regular: of(regular), temporary: of(temporary) },
  }
  return hoursState(given)
}

describe('how hours stand', () => {
  it('are nothing, then a draft, then accepted', () => {
    expect(stand(0, null)).toBe('none')
    expect(stand(1, null)).toBe('draft')
    expect(stand(1, sending('queued', 1))).toBe('sending')
    expect(stand(1, sending('accepted', 1))).toBe('accepted')
    expect(stand(2, sending('accepted', 1))).toBe('draft')
  })

  it('are as bad as the worse of the two requests', () => {
    expect(stand(1, sending('accepted', 1), sending('refused', 1))).toBe('refused')
    expect(stand(1, sending('unconfirmed', 1), sending('accepted', 1))).toBe('unconfirmed')
    expect(stand(1, sending('not-sent', 1), sending('accepted', 1))).toBe('notSent')
  })

  it('forget what became of an older version', () => {
    expect(stand(2, sending('accepted', 2), sending('refused', 1))).toBe('accepted')
  })
})

it('an answer is awaited until it is there or never comes', () => {
  expect(isPending(sending('sending', 1))).toBe(true)
  expect(isPending(sending('unconfirmed', 1))).toBe(true)
  expect(isPending(sending('accepted', 1))).toBe(false)
  expect(isPending(sending('refused', 1))).toBe(false)
  expect(isPending(null)).toBe(false)
})
