'use client'

import { useTranslations } from 'next-intl'
import { openingStore } from '@/components/form/opening-store'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { parcelPaths } from '@/lib/parcels/keys'
import type { ClonedParcel, ParcelStores } from '@/lib/parcels/model/new-parcel'
import { FormFrame } from './form-frame'
import { ParcelForm } from './parcel-form'
import { ParcelFormSkeleton } from './parcel-form-skeleton'

type NewParcelProps = ParcelStores & {
  /** The store that the address of the page asks for. */
  storeId: number | null
  /** An earlier order to begin with. */
  clone: ClonedParcel | null
  /** One was asked for and cannot be copied. */
  noClone: boolean
}

/** The form where it can be used; else why not, and what to do. */
export function NewParcel(props: NewParcelProps) {
  const t = useTranslations('parcelForm')
  return (
    <FormFrame>
      <PageHeader title={t('title')} back={{ href: parcelPaths.parcels(), label: t('back') }} />
      {props.stores.length > 0 ? <OpenForm {...props} /> : <NoStore {...props} />}
    </FormFrame>
  )
}

function NoStore({ notSetUp }: NewParcelProps) {
  const t = useTranslations('parcelForm')
  const why = notSetUp.length > 0 ? 'noMerchant' : 'noStore'
  return <EmptyState title={t(why)} text={t(`${why}Text`)} />
}

function OpenForm({ notSetUp, ...props }: NewParcelProps) {
  const { stores, storeId, clone } = props
  const t = useTranslations('parcelForm')
  const { chosen } = useChosenStores()
  // What was typed before is in the browser alone, so the form begins there and not on the server.
  const isInBrowser = useInBrowser()
  const wanted = storeId ?? (chosen.length === 1 ? chosen[0]?.id : undefined)
  const missing = clone ? undefined : notSetUp.find(({ id }) => id === wanted)
  const openingId = openingStore(stores, [clone?.storeId, wanted])
  return (
    <>
      {missing && <Notice kind="waiting">{t('notSetUp', { store: missing.name })}</Notice>}
      {isInBrowser ? (
        // Another store or order asked for in the address is another form.
        <ParcelForm key={`${storeId}:${clone?.orderId}`} {...props} openingId={openingId} />
      ) : (
        <ParcelFormSkeleton hasStore={openingId !== undefined} isClone={clone !== null} />
      )}
    </>
  )
}
