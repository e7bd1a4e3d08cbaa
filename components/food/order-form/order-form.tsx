'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { FormActions } from '@/components/form/form-actions'
import { Notice } from '@/components/ui/notice'
import type { OrderStart } from '@/lib/food/model/order-start'
import type { FoodStore } from '../food-store'
import { EstimateLine } from './estimate/estimate-line'
import { useEstimate } from './estimate/use-estimate'
import { ErrorSummary, StoreField } from './fields'
import { More } from './more'
import { OrderPin } from './order-pin'
import { PaymentFields } from './payment-fields'
import { RecipientFields } from './recipient-fields'
import { useClosure } from './use-opening'
import { loadReading, useOrderForm } from './use-order-form'
import { useSubmitOrder } from './use-submit-order'
import { WhenFields } from './when-fields'
import './order-form.css'

const ClosedNotice = dynamic(
  () => import('./closed-notice').then((module) => module.ClosedNotice),
  { ssr: false },
)
const PriceChange = dynamic(
  () => import('./estimate/price-change').then((module) => module.PriceChange),
  { ssr: false },
)

type OrderFormProps = {
  /** Where this person may place orders: at least one. */
  stores: FoodStore[]
  /** The store that it opens with. */
  storeId: number | undefined
  /** What it begins with, when it is like an earlier order or for a known customer. */
  start: OrderStart | null
}

/**
 * Who, where and how much at the left; at the right the map, and what sends the order, which never
 * leaves the screen. On a phone one below the other, with what sends it at the foot. In the browser
 * only: what was typed before is there from the first paint.
 */
export function OrderForm({ stores, storeId, start }: OrderFormProps) {
  const t = useTranslations('food.form')
  const { form, wasKept, forget, restart } = useOrderForm({ stores, storeId, start })
  const { submit, isPending, problem, priceDifference } = useSubmitOrder(form, forget)
  const { control } = form
  const [chosenId, delivery] = useWatch({ control, name: ['storeId', 'delivery'] })
  // Nobody needs the map before somebody begins; what was kept or copied may have a pin already.
  const [isBegun, setBegun] = useState(wasKept || start !== null)
  const hasCourier = delivery === 'courier'
  const store = stores.find(({ id }) => id === chosenId)
  const region = store?.region ?? stores[0]?.region ?? 'HK'

  function begin() {
    setBegun(true)
    void loadReading()
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        onInput={begin}
        onPointerDown={() => setBegun(true)}
        aria-label={t('title')}
      >
        <fieldset disabled={isPending} className="ho-order-form">
          <div className="flex min-w-0 flex-col gap-5">
            <ErrorSummary problem={problem} />
            {wasKept && !problem && <Notice kind="info">{t('kept')}</Notice>}
            {stores.length > 1 && <StoreField stores={stores} />}
            <RecipientFields region={region} usesAddressIds={store?.usesAddressIds ?? false} />
          </div>
          {hasCourier && (
            <div className="ho-pin-column">
              <OrderPin store={store} isBegun={isBegun} />
            </div>
          )}
          <div className="flex min-w-0 flex-col gap-5 min-[820px]:col-start-1">
            <PaymentFields region={region} hasCourier={hasCourier} />
            <WhenFields region={region} advance={store?.advanceMinutes ?? 30} />
            <More hasCourier={hasCourier} />
          </div>
          <div className="ho-order-foot">
            <BeforeSending store={store} hasCourier={hasCourier} />
            {priceDifference && <PriceChange difference={priceDifference} region={region} />}
            {/* The price is another than shown: pressing agrees to it. */}
            <FormActions
              fills
              messages="food.form"
              isPending={isPending}
              submit={priceDifference && t('priceChanged.confirm')}
              onRestart={restart}
            />
          </div>
        </fieldset>
      </form>
    </FormProvider>
  )
}

type BeforeSendingProps = { store: FoodStore | undefined; hasCourier: boolean }

/**
 * What is known where the order is sent. That the store is closed comes first; that it does not
 * deliver there is the platform's word on it, and outside its area creation is refused (food §4.2).
 */
function BeforeSending({ store, hasCourier }: BeforeSendingProps) {
  const t = useTranslations('food.form')
  const when = useWatch<{ when: 'now' | 'later' }, 'when'>({ name: 'when' })
  const closure = useClosure()
  const { data } = useEstimate(store?.region)
  const isFar = hasCourier && closure === null && data?.delivers === false
  return (
    <>
      {store && closure && when === 'now' && (
        <ClosedNotice
          closure={closure}
          region={store.region}
          advance={store.advanceMinutes ?? 30}
        />
      )}
      {isFar && (
        <p role="status" className="text-late">
          {t('notDelivered')}
        </p>
      )}
      {hasCourier && <EstimateLine region={store?.region} isClosed={closure !== null} />}
    </>
  )
}
