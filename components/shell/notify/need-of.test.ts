import { describe, expect, it } from 'vitest'
import { type Need, needOf } from './need-of'

const NOW = Date.parse('2027-02-01T04:00:00Z')
const RECENT = '2027-02-01T03:59:00Z'
const OLD = '2027-02-01T03:00:00Z'

describe('what an order asks of somebody who does not look', () => {
  it.each<[Parameters<typeof needOf>[0], Need | null]>([
    [{ placing: 'unconfirmed', stage: 'waiting', createdAt: OLD }, 'inDoubt'],
    [{ placing: 'placed', stage: 'problem', createdAt: OLD }, 'problem'],
    [{ placing: 'placed', stage: 'cancelled', createdAt: OLD }, 'cancelled'],
    [{ placing: 'placed', stage: 'waiting', createdAt: RECENT }, 'new'],
    [{ placing: 'placed', stage: 'waiting', createdAt: OLD }, null],
    [{ placing: 'placing', stage: 'waiting', createdAt: RECENT }, null],
    [{ placing: 'refused', stage: 'waiting', createdAt: RECENT }, null],
    [{ placing: 'placed', stage: 'riding', createdAt: RECENT }, null],
  ])('%j: %s', (card, need) => {
    expect(needOf(card, NOW)).toBe(need)
  })
})
