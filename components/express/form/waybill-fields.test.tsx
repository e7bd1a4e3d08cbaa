import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { expect, test } from 'vitest'
import { ViewerProvider } from '@/components/shell/viewer-provider'
import {
  EXPRESS_PRODUCTS,
  expressRules,
  needOf,
  takes,
  type ExpressProduct,
  type WaybillField,
} from '@/lib/domain/express/express-products'
import { messagesOf } from '@/lib/i18n/messages'
import { typedWaybill } from '@/lib/testing/forms/typed-waybill-form'
import { WaybillFields } from './waybill-fields'

const VIEWER = {
  id: 1,
  name: 'W',
  email: 'w@handover.example',
  isAdmin: false,
  tablet: null,
  mayInHouse: [],
  stores: [],
  environment: 'simulator' as const,
  tiles: null,
}

function Form({ product }: { product: ExpressProduct }) {
  const form = useForm({ defaultValues: typedWaybill(product) })
  return (
    <FormProvider {...form}>
      <WaybillFields product={product} store={undefined} />
    </FormProvider>
  )
}

/** The form as it is drawn, with everything typed that any product takes. */
function drawn(product: ExpressProduct): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Asia/Hong_Kong">
      <QueryClientProvider client={new QueryClient()}>
        <ViewerProvider viewer={VIEWER} storeChoice="all">
          <Form product={product} />
        </ViewerProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
}

const ADDRESS = ['flat', 'floor', 'block', 'building', 'street', 'district', 'area', 'postalCode']
const partsOf = (whose: string) => ADDRESS.map((part) => `${whose}-address-${part}`)

/** Where each field of the matrix is asked for; a calling code is typed with its number. */
const CONTROLS: Record<WaybillField, string[]> = {
  clientOrderId: ['clientOrderId'],
  clientShipmentCode: ['clientShipmentCode'],
  // Only at stores whose merchant gives one.
  shipmentCode: [],
  'sender.name': ['sender-name'],
  'sender.callingCode': ['sender-phone'],
  'sender.phone': ['sender-phone'],
  'sender.address': [...partsOf('sender'), 'sender-address', 'sender-location'],
  'pickup.date': ['pickup'],
  'pickup.period': ['pickup'],
  'recipient.name': ['recipient-name'],
  'recipient.callingCode': ['recipient-phone'],
  'recipient.phone': ['recipient-phone'],
  'recipient.callingCode2': ['recipient-phone2'],
  'recipient.phone2': ['recipient-phone2'],
  'recipient.address': [...partsOf('recipient'), 'recipient-address', 'recipient-location'],
  'recipient.lockerCode': ['recipient-lockerCode'],
  'delivery.date': ['delivery'],
  'delivery.period': ['delivery'],
  box: ['box'],
  boxes: ['boxes'],
  weight: ['weight'],
  items: ['items'],
  'items.code': ['items-0-code'],
  'items.name': ['items-0-name'],
  'items.quantity': ['items-0-quantity'],
  'items.price': ['items-0-price'],
  services: [
    'valuePlus',
    'services-0-code',
    'services-0-count',
    'services-0-value',
    'services-0-fee',
  ],
  collect: ['collect-freight', 'collect-goods'],
  remark: ['remark'],
}

test.each(EXPRESS_PRODUCTS)('the form of %s asks for exactly what it takes', (product) => {
  const shown = [...drawn(product).matchAll(/ id="waybill-([\w-]+?)"/g)].map(([, id]) => id)
  const fields = (Object.keys(CONTROLS) as WaybillField[]).filter((field) => takes(product, field))
  const wanted = new Set(fields.flatMap((field) => CONTROLS[field]))
  const asked = new Set(shown.filter((id) => !/-(help|error)$/.test(id ?? '')))
  // One picker has both times, and knows by itself whether there is a delivery to choose.
  asked.delete('delivery')
  wanted.delete('delivery')
  expect([...asked].toSorted()).toEqual([...wanted].toSorted())
})

test.each(EXPRESS_PRODUCTS)('the form of %s marks exactly what must be filled in', (product) => {
  const html = drawn(product)
  for (const field of ['box', 'boxes', 'weight', 'items.code', 'items.price', 'remark'] as const) {
    const [id] = CONTROLS[field]
    const [control = ''] = new RegExp(`<\\w+ [^>]*id="waybill-${id}"[^>]*>`).exec(html) ?? []
    expect([field, control.includes('aria-required="true"')]).toEqual([
      field,
      needOf(product, field) === 'required',
    ])
  }
})

test.each(EXPRESS_PRODUCTS)('the help texts of %s have the limits of its rules', (product) => {
  const { maxWeight, maxBoxes, onlyBox, mobileOnly } = expressRules(product)
  const html = drawn(product)
  expect(html).toContain(`11 to ${new Intl.NumberFormat('en').format(maxWeight)} g`)
  expect(html.includes('1 to 254')).toBe(maxBoxes === 254)
  expect(html.includes('takes one box only')).toBe(maxBoxes === 1)
  expect(html.includes('takes XS only')).toBe(onlyBox === 'XS')
  expect(html.includes('begin with 4 to 9')).toBe(mobileOnly)
})
