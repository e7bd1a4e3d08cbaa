'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import type { SubmitProblem } from '@/components/orders/placing-errors'
import { Notice } from '@/components/ui/notice'
import type { ClonedParcel, ParcelStoreChoice } from '@/lib/parcels/schema'
import { CollectPart } from './collect-part'
import { DropsPart } from './drops-part'
import { FormActions } from './form-actions'
import { FormSurroundingsProvider, useFormRegion } from './form-context'
import { FormErrorsSummary } from './form-errors-summary'
import { ItemsPart } from './items-part'
import { NotesPart } from './notes-part'
import { OrdererPart } from './orderer-part'
import { PickupPart } from './pickup-part'
import { PositionsPart } from './positions-part'
import { ProductField } from './product-field'
import { QuotePanel } from './quote-panel'
import { ReadingProvider } from './reading-provider'
import { RoutePanel } from './route-panel'
import { ServicesPart } from './services-part'
import { StoreField } from './store-field'
import { useLeftFields } from './use-left-fields'
import { useParcelForm } from './use-parcel-form'
import { useSubmitParcel } from './use-submit-parcel'
import { WhenPart } from './when-part'

type ParcelFormProps = {
  stores: readonly ParcelStoreChoice[]
  /** The store that the form opens with; undefined where the person has to choose. */
  openingId: number | undefined
  /** The store that the address of the page asks for. */
  storeId: number | null
  /** An earlier order to begin with. */
  clone: ClonedParcel | null
  /** One was asked for and cannot be copied. */
  noClone: boolean
}

/** Takes one parcel order. In the browser only: what was typed before is there from the first paint. */
export function ParcelForm(props: ParcelFormProps) {
  const { stores, openingId, storeId, clone, noClone } = props
  const t = useTranslations('parcelForm')
  const store = stores.find(({ id }) => id === openingId)
  const isAsked = storeId !== null && !clone
  const opened = useParcelForm({ stores, store, isAsked, clone })
  const { form, changeStore, noteOffers, wasKept, forget, restart } = opened
  const { submit, isPending, problem } = useSubmitParcel({ form, stores, onPlaced: forget })
  const surroundings = useMemo(
    () => ({ stores, changeStore, noteOffers }),
    [stores, changeStore, noteOffers],
  )
  const checks = useLeftFields(form)
  return (
    <FormProvider {...form}>
      <FormSurroundingsProvider value={surroundings}>
        <ReadingProvider>
          <form noValidate onSubmit={submit} {...checks} aria-label={t('title')}>
            <fieldset
              disabled={isPending}
              className="grid min-w-0 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,24rem)]"
            >
              <FormBody
                {...{ problem, isPending, wasKept, isClone: clone !== null, noClone, restart }}
              />
            </fieldset>
          </form>
        </ReadingProvider>
      </FormSurroundingsProvider>
    </FormProvider>
  )
}

type FormBodyProps = {
  problem: SubmitProblem
  isPending: boolean
  wasKept: boolean
  isClone: boolean
  noClone: boolean
  restart: () => void
}

function FormBody(props: FormBodyProps) {
  const { problem, isPending, wasKept, isClone, noClone, restart } = props
  const t = useTranslations('parcelForm')
  const region = useFormRegion()
  return (
    <>
      <div className="flex min-w-0 flex-col gap-6">
        <FormErrorsSummary problem={problem} />
        {!problem && noClone && <Notice kind="waiting">{t('noClone')}</Notice>}
        {!problem && wasKept && <Notice kind="info">{t('kept')}</Notice>}
        {!problem && !wasKept && isClone && <Notice kind="info">{t('cloned')}</Notice>}
        <StoreField />
        <ProductField />
        <PickupPart region={region} />
        <DropsPart region={region} />
      </div>
      <aside
        aria-label={t('aside')}
        className="flex min-w-0 flex-col gap-4 max-lg:contents lg:sticky lg:top-[calc(var(--shell-top)+1rem)] lg:row-span-3 lg:self-start"
      >
        <RoutePanel region={region} />
        {/* In one column it stands right above the button that sends the order. */}
        <div className="min-w-0 max-lg:order-1">
          <QuotePanel />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">
        <OrdererPart />
        <ItemsPart region={region} />
        <WhenPart region={region} />
        <PositionsPart />
        <ServicesPart region={region} />
        <CollectPart region={region} />
        <NotesPart />
      </div>
      <div className="min-w-0 max-lg:order-2 lg:col-start-1">
        <FormActions isPending={isPending} onRestart={restart} />
      </div>
    </>
  )
}
