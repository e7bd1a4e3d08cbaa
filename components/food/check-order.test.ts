import { describe, expect, it } from 'vitest'
import { checkOrder } from './check-order'
import { emptyDraft } from './draft'

const NOW = new Date('2025-03-04T04:00:00Z') // noon in Hong Kong
const check = (changes: object) => checkOrder({ ...emptyDraft('', 7), ...changes }, 'HK', NOW)

describe('checkOrder', () => {
  it('reads the phone as one of the store’s region (trap 38)', async () => {
    expect(await check({ recipientPhone: '9123 4567' })).toEqual({})
    expect(await check({ recipientPhone: '+44 20 7946 0958' })).toEqual({})
    expect(await check({ recipientPhone: '9123' })).toEqual({ recipientPhone: 'phone' })
  })

  it('leaves an empty phone to the schema, which says that it is missing', async () => {
    expect(await check({})).toEqual({})
  })

  it('takes no pin of another address (decision 0101)', async () => {
    const typed = { address: '9 Mody Road', location: { lat: 22.29, lng: 114.17 } }
    expect(await check({ ...typed, pinFor: '9 Mody Road' })).toEqual({})
    expect(await check({ ...typed, pinFor: '' })).toEqual({})
    const another = { ...typed, pinFor: '8 Queen’s Road Central' }
    expect(await check(another)).toEqual({ location: 'pinOfAnother' })
    expect(await check({ ...another, delivery: 'pickup' })).toEqual({})
    expect(await check({ ...another, location: undefined })).toEqual({})
  })

  it('looks at the time only when it is for later', async () => {
    expect(await check({ scheduledFor: 'nonsense' })).toEqual({})
    expect(await check({ when: 'later', scheduledFor: '' })).toEqual({ scheduledFor: 'when' })
    expect(await check({ when: 'later', scheduledFor: '2025-03-04T13:00' })).toEqual({})
  })
})
