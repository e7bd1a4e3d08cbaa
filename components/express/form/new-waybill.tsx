'use client'

import { useTranslations } from 'next-intl'
import { openingStore } from '@/components/form/opening-store'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { useInBrowser } from '@/components/ui/use-in-browser'
import type { ClonedWaybill, Replacement, WaybillStores } from '@/lib/express/model/new-waybill'
import { firstForm } from './use-waybill-form'
import { Beginning, WaybillForm } from './waybill-form'
import { WaybillFormSkeleton } from './waybill-form-skeleton'

type NewWaybillProps = WaybillStores & {
  /** The store that the page's address names. */
  askedId: number | null
  clone: ClonedWaybill | null
  /** How it is made in the place of that waybill; null for another like it. */
  instead: Replacement | null
  /** The locker that the page's address names. */
  lockerCode: string | null
  /** An earlier waybill was asked for and cannot be copied. */
  noClone: boolean
}

/** The form where it can be used; else why not, and what to do. */
export function NewWaybill(props: NewWaybillProps) {
  const { stores, notSetUp, askedId, clone, instead, lockerCode, noClone } = props
  const t = useTranslations('waybills.form')
  const { chosen } = useChosenStores()
  // What was typed before is in the browser alone, so the form begins there (decision 0058).
  const isInBrowser = useInBrowser()
  if (stores.length === 0) {
    const why = notSetUp.length > 0 ? 'noStore' : 'noPermission'
    return <EmptyState title={t(why)} text={t(`${why}Text`)} />
  }
  const wanted = askedId ?? (chosen.length === 1 ? chosen[0]?.id : undefined)
  const openingId = openingStore(stores, [clone?.storeId, wanted])
  const opening = stores.find(({ id }) => id === openingId)
  const hasStoreField = stores.length + notSetUp.length > 1
  const missing = notSetUp.find(({ id }) => id === wanted)
  return (
    <>
      {missing && <Notice kind="waiting">{t('notSetUp', { store: missing.name })}</Notice>}
      {noClone && <Notice kind="waiting">{t('noClone')}</Notice>}
      {isInBrowser ? (
        <WaybillForm
          key={`${clone?.orderId ?? lockerCode ?? 'new'} ${instead ?? ''}`}
          stores={stores}
          storeId={openingId}
          isAsked={askedId !== null}
          hasStoreField={hasStoreField}
          clone={clone}
          instead={instead}
          lockerCode={lockerCode}
        />
      ) : (
        <WaybillFormSkeleton
          beginning={<Beginning wasKept={false} clone={clone} instead={instead} />}
          hasStoreField={hasStoreField}
          hasPresets={opening !== undefined && opening.presets.length > 0}
          product={firstForm({ ...props, formKey: '', storeId: openingId }).product}
        />
      )}
    </>
  )
}
