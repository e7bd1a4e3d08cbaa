import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ViewerProvider } from '@/components/shell/viewer-provider'
import { typedParcel } from '@/lib/testing/typed-parcel'
import { parcelStoreForTests } from './store-for-tests'
import { useParcelForm } from './use-parcel-form'

const STORE = parcelStoreForTests()
const WALKER = { code: 'WALKER', name: 'Walker' }
const VAN = { code: 'VAN', name: 'Van' }
const PARCEL = typedParcel({ positions: [WALKER] })
const CLONE = { orderId: 12, storeId: STORE.id, parcel: PARCEL }
const VIEWER = {
  ...{ id: 1, name: 'Ho', email: 'ho@handover.example', isAdmin: false, stores: [] },
  ...{ environment: 'simulator' as const, tiles: null },
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
  await vi.waitFor(() => expect(said()).toBeUndefined())
})
