import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { expect, test } from 'vitest'
import { ReadProblem } from '@/components/shell/read-json'
import { messagesOf } from '@/lib/i18n/messages'
import { emptyDraft, type DraftParcel } from '../draft'
import { FailedQuote } from './quote-panel'
import { FormSurroundingsProvider } from '../form-context'
import { parcelStoreForTests } from '@/lib/testing/forms/parcel-store'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const REFUSED = new ReadProblem(
  {
    problem: 'platformRefused',
    code: '4001128008',
    detail: 'path[1].contact[0].phone',
    fields: { 'items.weight': 'refused', 'drops.0.contacts.0.phone': 'refused' },
  },
  502,
)
const UNREACHABLE = new ReadProblem({ problem: 'platformUnreachable' }, 502)

type Drawn = { hasContract?: boolean; product?: DraftParcel['product'] }

function Form({ error, hasContract = true, product = 'DASH2HR' }: Drawn & { error: Error }) {
  const store = parcelStoreForTests({ hasContract })
  const draft = { ...emptyDraft({ formKey: KEY, store }), product }
  const form = useForm<DraftParcel>({ defaultValues: draft })
  return (
    <FormProvider {...form}>
      <FormSurroundingsProvider
        value={{ stores: [store], noteOffers: () => undefined, changeStore: () => undefined }}
      >
        <FailedQuote error={error} />
      </FormSurroundingsProvider>
    </FormProvider>
  )
}

const drawn = (error: Error, change: Drawn = {}) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Asia/Hong_Kong">
      <Form error={error} {...change} />
    </NextIntlClientProvider>,
  )

test('a refused quote names the fields and the platform’s own words, and promises no order', () => {
  const html = drawn(REFUSED)
  expect(html).toContain('path[1].contact[0].phone')
  expect(html).toContain('4001128008')
  expect(html).toContain('It is about: Drop-off, Phone · Weight')
  expect(html).not.toContain('can be placed without')
})

test('a drop-off is called by its number where there may be several', () => {
  expect(drawn(REFUSED, { product: 'MPOINTS' })).toContain('It is about: Drop-off 1, Phone')
})

test('without an answer the order can be placed, at the contract’s price where there is one', () => {
  expect(drawn(UNREACHABLE)).toContain('your contract decides the price')
  const html = drawn(UNREACHABLE, { hasContract: false })
  expect(html).toContain('its price is not known before')
  expect(html).not.toContain('contract')
})
