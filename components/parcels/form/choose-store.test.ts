import { expect, it } from 'vitest'
import { pickupContactsAt } from './choose-store'
import { emptyDraft } from './draft'
import { parcelStoreForTests } from './store-for-tests'

const STORE = parcelStoreForTests()
const OTHER = { ...STORE, id: 8, shownName: '旺角店', phone: '21110002' }
const empty = emptyDraft({ formKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', store: STORE })

it('hands over with the next store’s contact, unless somebody typed another', () => {
  const next = { before: STORE, next: OTHER }
  expect(pickupContactsAt(empty, next)).toEqual([
    { name: '旺角店', phone: '21110002', company: '' },
  ])
  const typed = {
    pickup: { ...empty.pickup, contacts: [{ name: 'Ho', phone: '6', company: '' }] },
  }
  expect(pickupContactsAt(typed, next)).toEqual(typed.pickup.contacts)
})
