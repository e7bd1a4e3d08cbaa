import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { expect, test } from 'vitest'
import { emptyDraft, type DraftParcel } from './draft'
import { FormSurroundingsProvider, useFormRegion } from './form-context'
import { parcelStoreForTests } from '@/lib/testing/forms/parcel-store'

const stores = [
  parcelStoreForTests({ id: 1, region: 'SG' }),
  parcelStoreForTests({ id: 2, region: 'BKK' }),
]

function Form({ storeId }: { storeId: number | undefined }) {
  const start = { ...emptyDraft({ formKey: 'key', store: undefined }), storeId }
  const form = useForm<DraftParcel>({ defaultValues: start })
  const none = () => undefined
  return (
    <FormProvider {...form}>
      <FormSurroundingsProvider value={{ stores, noteOffers: none, changeStore: none }}>
        <Region />
      </FormSurroundingsProvider>
    </FormProvider>
  )
}

const Region = () => useFormRegion()

test('the form’s region is its store’s, and before one is chosen that of the first', () => {
  expect(renderToStaticMarkup(<Form storeId={2} />)).toBe('BKK')
  expect(renderToStaticMarkup(<Form storeId={undefined} />)).toBe('SG')
})
