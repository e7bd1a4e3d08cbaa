import { describe, expect, it } from 'vitest'
import { typedRound } from '@/lib/testing/forms/typed-parcel'
import { decodeDraft, emptyDraft, isTyped, type DraftParcel } from './draft'
import { parcelStoreForTests } from '@/lib/testing/forms/parcel-store'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const STORE = parcelStoreForTests()
const empty = emptyDraft({ formKey: KEY, store: STORE })
const full: DraftParcel = {
  ...typedRound(3, { hasItems: true, services: [{ code: 'A', count: '1.0', name: 'B' }] }),
  formKey: KEY,
  storeId: 7,
}

describe('a draft', () => {
  it('comes back as it was typed', () => {
    expect(decodeDraft(JSON.stringify(full))).toEqual(full)
    expect(decodeDraft(JSON.stringify(empty))).toEqual(empty)
  })

  it('keeps what still means something when the rest does not', () => {
    const odd = {
      formKey: KEY,
      product: 'ROCKET',
      drops: [{ address: 'A', location: { lat: 300 } }],
    }
    const draft = decodeDraft(JSON.stringify({ ...odd, items: { box: 'S', types: ['Food', 'X'] } }))
    expect(draft?.product).toBe('DASH2HR')
    expect(draft?.drops).toMatchObject([{ address: 'A', location: null, contacts: [{ name: '' }] }])
    expect(draft?.items).toMatchObject({ box: 'S', types: ['Food'], value: '' })
  })

  it.each([null, '', '{', '[]', '{"formKey":"mine"}'])('is none in %s', (stored) => {
    expect(decodeDraft(stored)).toBeNull()
  })

  it('is worth keeping once something was typed that the store did not bring', () => {
    expect(isTyped(empty)).toBe(false)
    expect(isTyped({ ...empty, remark: 'x' })).toBe(true)
    expect(isTyped(full)).toBe(true)
  })
})
