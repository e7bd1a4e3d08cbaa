import { describe, expect, it } from 'vitest'
import { STAGES } from '@/lib/domain/stages'
import { card, minute } from '@/lib/testing/order-card'
import { kitchenStart } from './kitchen-start'

const scheduled = card({ scheduledFor: minute(180), kitchenStartAt: minute(150) })

describe('when the kitchen starts', () => {
  it('is said until the food has left the store', () => {
    const told = STAGES.filter((stage) => kitchenStart({ ...scheduled, stage }) !== null)
    expect(told).toEqual(['unknown', 'waiting', 'coming', 'at-store', 'problem'])
  })

  it('is not said of an order that the platform refused, or names none for', () => {
    expect(kitchenStart({ ...scheduled, placing: 'refused' })).toBeNull()
    expect(kitchenStart({ ...scheduled, kitchenStartAt: null })).toBeNull()
  })
})
