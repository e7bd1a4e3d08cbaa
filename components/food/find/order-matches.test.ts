import { describe, expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { mergeMatches } from './order-matches'

describe('what was found here and on the platform', () => {
  const here = [card({ id: 3 }), card({ id: 2 })]

  it('is one list: the platform’s account of an order takes the place of ours', () => {
    const fresh = card({ id: 2, stage: 'riding', version: 2 })
    expect(mergeMatches(here, fresh)).toEqual([here[0], fresh])
  })

  it('begins with an order of ours that has no such number here', () => {
    const other = card({ id: 9, recipientPhone: null })
    expect(mergeMatches(here, other).map(({ id }) => id)).toEqual([9, 3, 2])
    expect(mergeMatches(here, null)).toBe(here)
  })
})
