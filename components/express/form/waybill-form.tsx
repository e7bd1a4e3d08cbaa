'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { FormActions } from '@/components/form/form-actions'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import type { ExpressProduct, WaybillField } from '@/lib/domain/express/express-products'
import type { ClonedWaybill, Replacement, WaybillStore } from '@/lib/express/model/new-waybill'
import { ProductField } from './content/product-field'
import { lostFields, withProduct } from './content/switch-product'
import { rememberedSender } from '@/lib/express/model/first-waybill'
import type { TypedParty } from '@/lib/express/model/typed-waybill'
import { PresetBar } from './presets/preset-bar'
import { SavePreset } from './presets/save-preset'
import { useSubmitWaybill } from './use-submit-waybill'
import { loadChecks, useWaybillForm, type WaybillFormApi } from './use-waybill-form'
import { WaybillFields } from './waybill-fields'
import { WaybillSummary } from './waybill-summary'
import { ErrorSummary, StoreField } from './fields'

const SwitchDialog = dynamic(
  () => import('./content/switch-dialog').then((module) => module.SwitchDialog),
  { ssr: false },
)

type WaybillFormProps = {
  stores: readonly WaybillStore[]
  /** The store that the form opens with; undefined where the person has to choose. */
  storeId: number | undefined
  /** Whether the page's address names it. */
  isAsked: boolean
  clone: ClonedWaybill | null
  instead: Replacement | null
  /** Where it begins with a locker that was chosen before. */
  lockerCode: string | null
  /** Whether it is said and asked which store it is: wherever the person has several. */
  hasStoreField: boolean
}

/** Takes one waybill. In the browser only: what was typed before is there from the first paint. */
export function WaybillForm(props: WaybillFormProps) {
  const { stores, storeId, isAsked, clone, instead, lockerCode, hasStoreField } = props
  const t = useTranslations('waybills.form')
  const opened = useWaybillForm({ stores, storeId, isAsked, clone, instead, lockerCode })
  const { form, wasKept, forget, changeStore, restart } = opened
  const { submit, isPending, problem } = useSubmitWaybill(form, {
    forget,
    replaces: instead === null ? null : (clone?.orderId ?? null),
  })
  const switching = useProductSwitch(form, (id) => rememberedSender(stores, id))
  const [product, chosenId] = useWatch({ control: form.control, name: ['product', 'storeId'] })
  const store = stores.find(({ id }) => id === chosenId)
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} onInput={() => void loadChecks()} aria-label={t('title')}>
        <fieldset disabled={isPending} className="flex flex-col gap-6">
          <ErrorSummary problem={problem} />
          {!problem && <Beginning wasKept={wasKept} clone={clone} instead={instead} />}
          {hasStoreField && (
            <StoreField stores={stores} onChange={changeStore} className="max-w-md" />
          )}
          {store && <PresetBar key={store.id} store={store} />}
          <Section title={t('product')} text={t('productText')}>
            <ProductField product={product} onChoose={switching.choose} />
          </Section>
          {product ? (
            <div className="grid min-w-0 gap-6 min-[820px]:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="flex min-w-0 flex-col gap-6">
                <WaybillFields product={product} store={store} />
              </div>
              <WaybillSummary product={product}>
                <FormActions
                  messages="waybills.form"
                  fills
                  isPending={isPending}
                  onRestart={restart}
                />
              </WaybillSummary>
              {store && <SavePreset storeId={store.id} />}
            </div>
          ) : (
            <p className="py-8 text-center text-muted">{t('productFirst')}</p>
          )}
        </fieldset>
      </form>
      {switching.question && (
        <SwitchDialog
          {...switching.question}
          onConfirm={switching.confirm}
          onDismiss={switching.dismiss}
        />
      )}
    </FormProvider>
  )
}

type BeginningProps = {
  wasKept: boolean
  clone: ClonedWaybill | null
  instead: Replacement | null
}

/** Why the form is not empty. */
export function Beginning({ wasKept, clone, instead }: BeginningProps) {
  const t = useTranslations('waybills.form')
  if (!wasKept && !clone) return null
  const number = String(clone?.orderId ?? '')
  const words = instead === null ? t('cloned', { number }) : t(`instead.${instead}`, { number })
  return <Notice kind="info">{wasKept ? t('kept') : words}</Notice>
}

type Question = { to: ExpressProduct; lost: WaybillField[] }

/** Changes the product; asks first where something that was typed would be lost by it. */
function useProductSwitch(form: WaybillFormApi, senderAt: (storeId?: number) => TypedParty) {
  const [question, setQuestion] = useState<Question | null>(null)

  function change(to: ExpressProduct) {
    const typed = form.getValues()
    form.reset(withProduct(typed, to, senderAt(typed.storeId)))
    setQuestion(null)
  }

  return {
    question,
    choose: (to: ExpressProduct) => {
      const typed = form.getValues()
      const lost = lostFields(typed, to, senderAt(typed.storeId))
      if (lost.length === 0) change(to)
      else setQuestion({ to, lost })
    },
    confirm: () => question && change(question.to),
    dismiss: () => setQuestion(null),
  }
}
