import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { expect, test } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import { typedParcel, typedRound } from '@/lib/testing/forms/typed-parcel'
import type { DraftParcel } from '../draft'
import { FormSurroundingsProvider } from '../form-context'
import { PositionsPart } from './positions-part'
import { ReadingProvider } from '../reading-provider'
import { ServicesPart } from './services-part'
import { parcelStoreForTests } from '@/lib/testing/forms/parcel-store'

const STORE = parcelStoreForTests()
const OWN = { formKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', storeId: STORE.id }
const EMPTY: DraftParcel = { ...typedParcel(), ...OWN }
const CHOSEN: DraftParcel = {
  ...EMPTY,
  positions: [{ code: 'VAN', name: 'Van' }],
  services: [{ code: 'WAITING', count: '1.0', name: 'Extra waiting time' }],
}

function Form({ draft, children }: { draft: DraftParcel; children: ReactNode }) {
  const form = useForm({ defaultValues: draft })
  return (
    <FormProvider {...form}>
      <FormSurroundingsProvider
        value={{ stores: [STORE], noteOffers: () => undefined, changeStore: () => undefined }}
      >
        <ReadingProvider>{children}</ReadingProvider>
      </FormSurroundingsProvider>
    </FormProvider>
  )
}

/** A part of the form as it is drawn once its question has failed. */
async function drawnAfterFailure(part: ReactNode, draft = CHOSEN): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const draw = () =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Asia/Hong_Kong">
        <QueryClientProvider client={client}>
          <Form draft={draft}>{part}</Form>
        </QueryClientProvider>
      </NextIntlClientProvider>,
    )
  draw()
  const fail = () => Promise.reject(new Error('no answer'))
  for (const { queryKey } of client.getQueryCache().getAll()) {
    await client.query({ queryKey, queryFn: fail, retry: false }).catch(() => null)
  }
  return draw()
}

test('a chosen kind of courier is seen and can be taken out while the kinds cannot be had', async () => {
  const html = await drawnAfterFailure(<PositionsPart />)
  expect(html).toContain('The kinds of courier could not be loaded.')
  expect(html).toContain('“Van” is chosen and goes out with the order')
  expect(html).toContain('Remove')
})

test('without the kinds an order can be placed where it needs none, and else cannot', async () => {
  expect(await drawnAfterFailure(<PositionsPart />, EMPTY)).toContain(
    'The order can be placed without choosing one.',
  )
  const round: DraftParcel = { ...typedRound(2, { positions: [] }), ...OWN }
  expect(await drawnAfterFailure(<PositionsPart />, round)).toContain(
    'it cannot be placed until they have loaded.',
  )
  const chosen: DraftParcel = { ...typedRound(2), ...OWN }
  expect(await drawnAfterFailure(<PositionsPart />, chosen)).not.toContain('placed')
})

test('a chosen service is seen and can be taken out while the services cannot be had', async () => {
  const html = await drawnAfterFailure(<ServicesPart region="HK" />)
  expect(html).toContain('The services could not be loaded.')
  expect(html).toContain('“Extra waiting time” is chosen and goes out with the order')
  expect(html).toContain('Remove')
})
