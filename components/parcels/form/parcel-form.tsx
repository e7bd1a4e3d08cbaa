'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { SyntheticEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { FieldPath } from 'react-hook-form'
import { problemAt } from '@/components/form/field-errors'
import { FormActions } from '@/components/form/form-actions'
import type { SubmitProblem } from '@/components/form/placing-errors'
import { Notice } from '@/components/ui/notice'
import type { ClonedParcel, ParcelStoreChoice } from '@/lib/parcels/model/new-parcel'
import { CollectPart } from './content/collect-part'
import { ItemsPart } from './content/items-part'
import { NotesPart } from './content/notes-part'
import { OrdererPart } from './content/orderer-part'
import { PositionsPart } from './content/positions-part'
import { ProductField } from './content/product-field'
import { ServicesPart } from './content/services-part'
import { WhenPart } from './content/when-part'
import type { DraftParcel, ParcelFormApi } from './draft'
import { FormSurroundingsProvider, useFormRegion, useFormSurroundings } from './form-context'
import { DropsPart } from './points/drops-part'
import { PickupPart } from './points/pickup-part'
import { RoutePanel } from './points/route-panel'
import { RouteBar } from './routes/route-bar'
import { QuotePanel } from './quote/quote-panel'
import { quoteRows, sumOf } from './quote/quote-rows'
import { useQuote } from './quote/use-quote'
import { useQuoteText } from './quote/use-quote-text'
import { ReadingProvider } from './reading-provider'
import { loadChecks, useParcelForm } from './use-parcel-form'
import { useSubmitParcel } from './use-submit-parcel'
import { ErrorSummary, StoreField } from './fields'

/** Fields outside the groups of the form; choices between buttons are never wrong by themselves. */
const CHECKED = new Set(['scheduledFor', 'giveUpAt', 'remark', 'clientOrderId', 'reference'])

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
              className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,24rem)]"
            >
              <FormBody
                problem={problem}
                wasKept={wasKept}
                isClone={clone !== null}
                noClone={noClone}
              />
            </fieldset>
            {/* At the window's foot: what comes by itself above would move it away from a press. */}
            <fieldset
              disabled={isPending}
              className="sticky bottom-(--shell-bottom) z-10 -mx-4 mt-5 flex min-w-0 flex-col gap-2 border-t bg-background px-4 py-3 lg:bottom-0 lg:mx-0 lg:max-w-160 lg:px-0"
            >
              <QuoteWords />
              <FormActions
                messages="parcelForm.actions"
                isPending={isPending}
                onRestart={restart}
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
  wasKept: boolean
  isClone: boolean
  noClone: boolean
}

function FormBody({ problem, wasKept, isClone, noClone }: FormBodyProps) {
  const t = useTranslations('parcelForm')
  const region = useFormRegion()
  const { stores, changeStore } = useFormSurroundings()
  const storeNames = stores.map(({ id, code, shownName: name }) => ({ id, code, name }))
  return (
    <>
      <div className="flex min-w-0 flex-col gap-6">
        <ErrorSummary problem={problem} />
        {!problem && noClone && <Notice kind="waiting">{t('noClone')}</Notice>}
        {!problem && wasKept && <Notice kind="info">{t('kept')}</Notice>}
        {!problem && !wasKept && isClone && <Notice kind="info">{t('cloned')}</Notice>}
        <StoreField stores={storeNames} onChange={changeStore} />
        <RouteBar />
        <ProductField />
        <PickupPart region={region} />
        <DropsPart region={region} />
      </div>
      <aside
        aria-label={t('aside')}
        className="flex min-w-0 flex-col gap-4 max-lg:contents lg:sticky lg:top-[calc(var(--shell-top)+1rem)] lg:row-span-2 lg:self-start"
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
    </>
  )
}

/**
 * Checks a field when it is left, and one that is wrong while it is put right; every other field is
 * checked when the form is sent. For the form element, to which these events rise.
 */
function useLeftFields({ trigger, formState: { errors } }: ParcelFormApi) {
  const check = (name: string) => void trigger(name as FieldPath<DraftParcel>)
  const nameOf = ({ target }: SyntheticEvent) =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
  return {
    onBlur: (event: SyntheticEvent) => {
      const name = nameOf(event)
      if (name.includes('.') || CHECKED.has(name)) check(name)
    },
    onInput: (event: SyntheticEvent) => {
      void loadChecks()
      const name = nameOf(event)
      if (problemAt(errors, name)) check(name)
    },
  }
}

/** Whether the order goes out with a quote, and at what it comes to: said before it does. */
function QuoteWords() {
  const t = useTranslations('parcelForm.actions')
  const text = useQuoteText()
  const quote = useQuote()
  if (quote.state === 'incomplete') return null
  const isWithout = quote.state === 'failed' || (quote.state === 'quoted' && !quote.data.quote)
  const key = quote.state === 'asking' ? 'quoteComing' : isWithout ? 'noQuote' : 'withQuote'
  // The quote itself may be out of sight.
  const sum =
    quote.state === 'quoted' && !isWithout ? sumOf(quoteRows(quote.data.facts)) : undefined
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className={isWithout ? 'font-medium' : 'text-muted'}>{t(key)}</span>
      {sum && (
        <span className="font-semibold wrap-anywhere tabular-nums">
          {text(sum).name} {text(sum).value}
        </span>
      )}
    </p>
  )
}
