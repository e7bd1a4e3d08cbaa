import { describe, expect, it } from 'vitest'
import { mergeFound } from './merge-found'
import { card } from '@/components/orders/test-card'

describe('what was found here and on the platform', () => {
  const here = [card({ id: 3 }), card({ id: 2 })]

  it('is one list: the platform’s account of an order takes the place of ours', () => {
    const fresh = card({ id: 2, stage: 'riding', version: 2 })
    expect(mergeFound(here, fresh)).toEqual([here[0], fresh])
  })

  it('begins with an order of ours that has no such number here', () => {
    const other = card({ id: 9, recipientPhone: null })
    expect(mergeFound(here, other).map(({ id }) => id)).toEqual([9, 3, 2])
    expect(mergeFound(here, null)).toBe(here)
  })
})
