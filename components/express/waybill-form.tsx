'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { FormProvider, useWatch } from 'react-hook-form'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import type { ClonedWaybill, WaybillStore } from '@/lib/express/schema'
import { rememberedSender } from './first-waybill'
import { FormActions } from './form-actions'
import type { LockerPicker } from './locker-field'
import { ProductField } from './product-field'
import { StoreField } from './store-field'
import { useProductSwitch } from './use-product-switch'
import { useSubmitWaybill } from './use-submit-waybill'
import { loadResolver, useWaybillForm } from './use-waybill-form'
import { WaybillFields } from './waybill-fields'
import { WaybillFormErrors } from './waybill-form-errors'

const SwitchDialog = dynamic(
  () => import('./switch-dialog').then((module) => module.SwitchDialog),
  { ssr: false },
)

type WaybillFormProps = {
  stores: readonly WaybillStore[]
  /** The store that the form opens with; undefined where the person has to choose. */
  storeId: number | undefined
  /** Whether the page's address names it. */
  isAsked: boolean
  clone: ClonedWaybill | null
  /** Where it begins with a locker that was chosen before. */
  lockerCode: string | null
  /** Whether it is said and asked which store it is: wherever the person has several. */
  hasStoreField: boolean
  lockerPicker: LockerPicker | null
}

/** Takes one waybill. In the browser only: what was typed before is there from the first paint. */
export function WaybillForm(props: WaybillFormProps) {
  const { stores, storeId, isAsked, clone, lockerCode, hasStoreField, lockerPicker } = props
  const t = useTranslations('waybills.form')
  const opened = useWaybillForm({ stores, storeId, isAsked, clone, lockerCode })
  const { form, drafts, wasKept, changeStore, restart } = opened
  const { submit, isPending, problem } = useSubmitWaybill(form, drafts)
  const switching = useProductSwitch(form, (id) => rememberedSender(stores, id))
  const [product, chosenId] = useWatch({ control: form.control, name: ['product', 'storeId'] })
  const store = stores.find(({ id }) => id === chosenId)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        onInput={() => void loadResolver()}
        aria-label={t('title')}
      >
        <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-6">
          <WaybillFormErrors problem={problem} />
          {!problem && <Beginning wasKept={wasKept} clone={clone} />}
          {hasStoreField && <StoreField stores={stores} onChange={changeStore} />}
          <Section title={t('product')} text={t('productText')}>
            <ProductField product={product} onChoose={switching.choose} />
          </Section>
          {product ? (
            <>
              <WaybillFields product={product} store={store} lockerPicker={lockerPicker} />
              <FormActions isPending={isPending} onRestart={restart} />
            </>
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

/** Why the form is not empty. */
function Beginning({ wasKept, clone }: { wasKept: boolean; clone: ClonedWaybill | null }) {
  const t = useTranslations('waybills.form')
  if (!wasKept && !clone) return null
  const number = String(clone?.orderId ?? '')
  return <Notice kind="info">{wasKept ? t('kept') : t('cloned', { number })}</Notice>
}
