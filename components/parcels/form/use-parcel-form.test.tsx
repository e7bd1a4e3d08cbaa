import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { ViewerProvider } from '@/components/shell/viewer-provider'
import { parcelStoreForTests } from '@/lib/testing/forms/parcel-store'
import { typedParcel } from '@/lib/testing/forms/typed-parcel'
import { type DraftParcel, contactOf, emptyDraft } from './draft'
import { atStore, openingDraft, pickupContactsAt, useParcelForm } from './use-parcel-form'

const STORE = parcelStoreForTests()
const WALKER = { code: 'WALKER', name: 'Walker' }
const VAN = { code: 'VAN', name: 'Van' }
const PARCEL = typedParcel({ positions: [WALKER] })
const CLONE = { orderId: 12, storeId: STORE.id, parcel: PARCEL }
const VIEWER = {
  id: 1,
  name: 'Ho',
  email: 'ho@handover.example',
  isAdmin: false,
  tablet: null,
  mayInHouse: [],
  stores: [],
  environment: 'simulator' as const,
  tiles: null,
}

/** The form as it is after its first drawing, with a walker chosen. */
function openedForm(): ReturnType<typeof useParcelForm> {
  const opened: ReturnType<typeof useParcelForm>[] = []
  function Form() {
    opened.push(useParcelForm({ stores: [STORE], store: STORE, isAsked: false, clone: CLONE }))
    return null
  }
  renderToStaticMarkup(
    <ViewerProvider viewer={VIEWER} storeChoice="all">
      <Form />
    </ViewerProvider>,
  )
  return opened[0]!
}

test('a lost kind of courier is called lost until an offer has it again', async () => {
  const { form, noteOffers } = openedForm()
  const said = () => form.getFieldState('positions').error?.message
  noteOffers({ positions: [VAN] })
  await form.trigger('positions')
  expect(said()).toBe('notOffered')
  noteOffers({ positions: null })
  await form.trigger('product')
  expect(said()).toBe('notOffered')
  noteOffers({ positions: [VAN, WALKER] })
  await expect.poll(said).toBeUndefined()
})

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

it('hands over with the next store’s contact, unless somebody typed another', () => {
  const next = { before: CENTRAL, next: MONGKOK }
  expect(pickupContactsAt(emptyAt(CENTRAL), next)).toEqual([
    { name: '旺角店', phone: '21110002', company: '' },
  ])
  const typed = {
    pickup: { ...emptyAt(CENTRAL).pickup, contacts: [{ name: 'Ho', phone: '6', company: '' }] },
  }
  expect(pickupContactsAt(typed, next)).toEqual(typed.pickup.contacts)
})
