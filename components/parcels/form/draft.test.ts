import { describe, expect, it } from 'vitest'
import { typedRound } from '@/lib/testing/typed-parcel'
import { pickupContactsAt } from './choose-store'
import { decodeDraft, emptyDraft, isTyped, type DraftParcel } from './draft'
import { positionsAsked } from './positions-asked'
import { parcelStoreForTests } from './store-for-tests'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const STORE = parcelStoreForTests()
const OTHER = { ...STORE, id: 8, shownName: '旺角店', phone: '21110002' }
const empty = emptyDraft({ formKey: KEY, store: STORE })
const full: DraftParcel = {
  ...typedRound(3, { hasItems: true, services: [{ code: 'A', count: '1.0', name: 'B' }] }),
  ...{ formKey: KEY, storeId: 7 },
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

  it('has the next store’s contact, unless somebody typed another', () => {
    const next = { before: STORE, next: OTHER }
    expect(pickupContactsAt(empty, next)).toEqual([
      { name: '旺角店', phone: '21110002', company: '' },
    ])
    const typed = {
      pickup: { ...empty.pickup, contacts: [{ name: 'Ho', phone: '6', company: '' }] },
    }
    expect(pickupContactsAt(typed, next)).toEqual(typed.pickup.contacts)
  })
})

describe('what the kinds of courier are asked for', () => {
  const asked = (draft: DraftParcel, isTimeRight = true) =>
    positionsAsked(draft, { store: STORE, isTimeRight })

  it('is the path, the time and the box, and nothing else', () => {
    const question = asked(full)
    expect(question).toEqual({
      ...{ storeId: 7, product: 'MPOINTS', scheduledFor: '', box: 'S' },
      path: '22.2819,114.158;22.281,114.15;22.282,114.15;22.283,114.15',
    })
    expect(asked({ ...full, remark: 'Ring', orderer: { name: 'X', phone: '' } })).toEqual(question)
  })

  it('leaves the path out while a pin is missing, and waits for a time that can be', () => {
    const [first, ...rest] = full.drops
    expect(asked({ ...full, drops: [{ ...first!, location: null }, ...rest] })?.path).toBe('')
    expect(asked({ ...full, when: 'later' }, false)).toBeNull()
    expect(positionsAsked(full, { store: undefined, isTimeRight: true })).toBeNull()
  })
})
