'use client'

import { useTranslations } from 'next-intl'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { ClientOrderIdInput } from '@/components/form/client-order-id-input'
import { FormActions } from '@/components/form/form-actions'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { TextArea } from '@/components/ui/forms/text-area'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import { type FoodStore, openingStore, placeableStores } from '../food-store'
import type { DraftOrder } from './draft'
import { EstimatePanel } from './estimate-panel'
import { ErrorSummary, OrderField, StoreField } from './fields'
import { OrderPin } from './order-pin'
import { PaymentFields } from './payment-fields'
import { PickupCodeField } from './pickup-code-field'
import { PriceChange } from './price-change'
import { RecipientFields } from './recipient-fields'
import { useEstimate } from './use-estimate'
import { loadReading, useOrderForm } from './use-order-form'
import { useSubmitOrder } from './use-submit-order'
import { WhenFields } from './when-fields'

/** Takes one phone order. In the browser only: what was typed before is there from the first paint. */
export function OrderForm() {
  const t = useTranslations('food.form')
  const { chosen, all } = useChosenStores()
  const stores = placeableStores(all)
  if (stores.length === 0) {
    return <EmptyState title={t('noStore')} text={t('noStoreText')} />
  }
  return <FilledOrderForm stores={stores} storeId={openingStore(stores, chosen)} />
}

type FilledOrderFormProps = { stores: FoodStore[]; storeId: number | undefined }

function FilledOrderForm({ stores, storeId }: FilledOrderFormProps) {
  const t = useTranslations('food.form')
  const { form, wasKept, forget, restart } = useOrderForm({ stores, storeId })
  const { submit, isPending, problem, priceDifference } = useSubmitOrder(form, forget)
  const { control } = form
  const [chosenId, delivery] = useWatch({ control, name: ['storeId', 'delivery'] })
  const hasCourier = delivery === 'courier'
  const store = stores.find(({ id }) => id === chosenId)
  const region = store?.region ?? stores[0]?.region ?? 'HK'
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} onInput={() => void loadReading()} aria-label={t('title')}>
        <fieldset
          disabled={isPending}
          className="grid min-w-0 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,36rem)_minmax(16rem,24rem)]"
        >
          <div className="flex min-w-0 flex-col gap-5">
            <ErrorSummary problem={problem} />
            {wasKept && !problem && <Notice kind="info">{t('kept')}</Notice>}
            {stores.length > 1 && <StoreField stores={stores} />}
            <RecipientFields region={region} usesAddressIds={store?.usesAddressIds ?? false} />
            {hasCourier && <OrderPin store={store} />}
          </div>
          {hasCourier && (
            <EstimatePanel
              region={store?.region}
              className="lg:sticky lg:top-[calc(var(--shell-top)+1rem)] lg:row-span-2 lg:self-start"
            />
          )}
          <div className="flex min-w-0 flex-col gap-5 lg:col-start-1">
            <PaymentFields region={region} hasCourier={hasCourier} />
            <WhenFields region={region} advance={store?.advanceMinutes ?? 30} />
            <RemarkFields hasCourier={hasCourier} />
            <OrderField name="clientOrderId" required={false} help={t('clientOrderIdHelp')}>
              {(props) => <ClientOrderIdInput {...props} />}
            </OrderField>
            <PickupCodeField />
            {hasCourier && <NotDelivered region={store?.region} />}
            {priceDifference && <PriceChange difference={priceDifference} region={region} />}
            {/* The price is another than shown: pressing agrees to it. */}
            <FormActions
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

/** A warning where the order is sent: creation is refused outside the delivery area (food §4.2). */
function NotDelivered({ region }: { region: Region | undefined }) {
  const t = useTranslations('food.form')
  const { data, missing } = useEstimate(region)
  if (missing || data?.delivers !== false) return null
  return (
    <Notice kind="late" role="status">
      {t('notDelivered')}
    </Notice>
  )
}

/** Two remarks that must not be mixed up: each says who reads it (food §4.2). */
function RemarkFields({ hasCourier }: { hasCourier: boolean }) {
  const t = useTranslations('food.form')
  const { register } = useFormContext<DraftOrder>()
  return (
    <>
      {hasCourier && (
        <OrderField name="remark" required={false} help={t('remarkHelp')}>
          {(props) => <TextArea {...props} {...register('remark')} />}
        </OrderField>
      )}
      <OrderField name="storeRemark" required={false} help={t('storeRemarkHelp')}>
        {(props) => <TextArea {...props} {...register('storeRemark')} />}
      </OrderField>
    </>
  )
}
