import { describe, expect, it } from 'vitest'
import { typedRound } from '@/lib/testing/forms/typed-parcel'
import type { DraftParcel } from '../draft'
import { positionsAsked } from './positions-asked'
import { parcelStoreForTests } from '@/lib/testing/forms/parcel-store'

const STORE = parcelStoreForTests()
const full: DraftParcel = {
  ...typedRound(3, { hasItems: true }),
  formKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  storeId: 7,
}

describe('what the kinds of courier are asked for', () => {
  const asked = (draft: DraftParcel, isTimeRight = true) =>
    positionsAsked(draft, { store: STORE, isTimeRight })

  it('is the path, the time and the box, and nothing else', () => {
    const question = asked(full)
    expect(question).toEqual({
      storeId: 7,
      product: 'MPOINTS',
      scheduledFor: '',
      box: 'S',
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
