import { expect, it } from 'vitest'
import { estimateOf } from './use-estimate'

const location = { lat: 22.28, lng: 114.15 }
const asked = { storeId: 7, location, when: 'now' as const, scheduledFor: '' }

it('asks as soon as there are a store and a pin', () => {
  expect(estimateOf(asked, false)).toEqual({ storeId: 7, ...location, scheduledFor: '' })
  expect(estimateOf({ ...asked, location: undefined }, true)).toBeNull()
  expect(estimateOf({ ...asked, storeId: undefined }, true)).toBeNull()
})

it('asks for a later time as soon as that time can be, and for now until then', () => {
  const later = { ...asked, when: 'later' as const, scheduledFor: '2025-03-04T13:00' }
  expect(estimateOf(later, true)).toMatchObject({ scheduledFor: '2025-03-04T13:00' })
  expect(estimateOf(later, false)).toMatchObject({ scheduledFor: '' })
})

it('forgets a time that was typed before “now” was chosen', () => {
  const changed = { ...asked, scheduledFor: '2025-03-04T13:00' }
  expect(estimateOf(changed, true)).toMatchObject({ scheduledFor: '' })
})
