'use client'

import { useTranslations } from 'next-intl'
import { FormProvider, useWatch } from 'react-hook-form'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { EstimatePanel } from './estimate-panel'
import { FormActions } from './form-actions'
import { openingStore, placeableStores, type FoodStore } from './food-store'
import { NotDelivered } from './not-delivered'
import { OrderFormErrors } from './order-form-errors'
import { PaymentFields } from './payment-fields'
import { PickupCodeField } from './pickup-code-field'
import { PinGroup } from './pin-group'
import { PriceChange } from './price-change'
import { RecipientFields } from './recipient-fields'
import { RemarkFields } from './remark-fields'
import { StoreField } from './store-field'
import { loadResolver, useOrderForm } from './use-order-form'
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
  const { form, drafts, wasKept, restart } = useOrderForm({ stores, storeId })
  const { submit, isPending, problem, priceDifference } = useSubmitOrder(form, drafts)
  const { control } = form
  const [chosenId, delivery] = useWatch({ control, name: ['storeId', 'delivery'] })
  const hasCourier = delivery === 'courier'
  const store = stores.find(({ id }) => id === chosenId)
  const region = store?.region ?? stores[0]?.region ?? 'HK'
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        onInput={() => void loadResolver()}
        aria-label={t('title')}
      >
        <fieldset
          disabled={isPending}
          className="grid min-w-0 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,36rem)_minmax(16rem,24rem)]"
        >
          <div className="flex min-w-0 flex-col gap-5">
            <OrderFormErrors problem={problem} />
            {wasKept && !problem && <Notice kind="info">{t('kept')}</Notice>}
            {stores.length > 1 && <StoreField stores={stores} />}
            <RecipientFields region={region} />
            {hasCourier && <PinGroup store={store} />}
          </div>
          {hasCourier && (
            <EstimatePanel
              region={store?.region}
              className="lg:sticky lg:top-[calc(var(--shell-top)+1rem)] lg:row-span-2 lg:self-start"
            />
          )}
          <div className="flex min-w-0 flex-col gap-5 lg:col-start-1">
            <PaymentFields region={region} hasCourier={hasCourier} />
            <WhenFields region={region} />
            <RemarkFields hasCourier={hasCourier} />
            <PickupCodeField />
            {hasCourier && <NotDelivered region={store?.region} />}
            {priceDifference && <PriceChange difference={priceDifference} region={region} />}
            <FormActions
              isPending={isPending}
              isPriceNew={priceDifference !== null}
              onRestart={restart}
            />
          </div>
        </fieldset>
      </form>
    </FormProvider>
  )
}
