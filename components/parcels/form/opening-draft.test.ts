import { describe, expect, it } from 'vitest'
import { atStore } from './choose-store'
import { contactOf, emptyDraft, type DraftParcel } from './draft'
import { openingDraft } from './opening-draft'
import { parcelStoreForTests } from './store-for-tests'

const CENTRAL = parcelStoreForTests({ id: 1, shownName: '中環店', phone: '21110001' })
const MONGKOK = parcelStoreForTests({ id: 2, shownName: '旺角店', phone: '21110002' })
const stores = [CENTRAL, MONGKOK]
const emptyAt = (store: typeof CENTRAL | undefined) =>
  emptyDraft({ formKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', store })
const typedAt = (store: typeof CENTRAL | undefined): DraftParcel => ({
  ...emptyAt(store),
  remark: 'Ring twice',
})
const start = { ...emptyAt(MONGKOK), formKey: '00000000-0000-4000-8000-000000000000' }
const open = (kept: DraftParcel | null, isAsked = false) =>
  openingDraft(kept, { stores, start, isAsked })

describe('what a parcel form opens with', () => {
  it('is what was typed before, at its own store', () => {
    expect(open(typedAt(CENTRAL))).toEqual({ draft: typedAt(CENTRAL), wasKept: true })
  })

  it('is a new form where nothing was typed, at the page’s store', () => {
    const untyped: DraftParcel = { ...emptyAt(CENTRAL), product: 'MPOINTS' }
    expect(open(untyped)).toEqual({ draft: start, wasKept: false })
    expect(open(null)).toEqual({ draft: start, wasKept: false })
  })

  it('goes to the store that the address names, with that store’s contact', () => {
    const { draft, wasKept } = open(typedAt(CENTRAL), true)
    expect(wasKept).toBe(true)
    expect(draft).toMatchObject({ storeId: 2, remark: 'Ring twice' })
    expect(draft.pickup.contacts).toEqual([contactOf(MONGKOK)])
  })

  it('goes to the page’s store where it has none, or one that there is no more', () => {
    expect(open(typedAt(undefined)).draft.storeId).toBe(2)
    expect(open({ ...typedAt(CENTRAL), storeId: 9 }).draft.storeId).toBe(2)
    const nowhere = { stores, start: emptyAt(undefined), isAsked: true }
    expect(openingDraft(typedAt(CENTRAL), nowhere).draft.storeId).toBe(1)
  })
})

describe('a form at another store', () => {
  it('has that store’s contact, unless somebody typed another', () => {
    const moved = atStore(emptyAt(CENTRAL), { stores, storeId: 2 })
    expect(moved).toMatchObject({ storeId: 2, pickup: { contacts: [contactOf(MONGKOK)] } })
    const own = { name: 'Ho', phone: '61234567', company: '' }
    const typed = { ...emptyAt(CENTRAL), pickup: { ...start.pickup, contacts: [own] } }
    expect(atStore(typed, { stores, storeId: 2 }).pickup.contacts).toEqual([own])
    expect(atStore(typed, { stores, storeId: undefined }).storeId).toBeUndefined()
  })
})
