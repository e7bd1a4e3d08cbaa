'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { PageHeader } from '@/components/ui/page-header'
import { parcelPaths } from '@/lib/parcels/keys'
import { FormFrame } from './form-frame'
import { ParcelForm, type ParcelFormProps } from './parcel-form'
import { ParcelFormSkeleton } from './parcel-form-skeleton'

/** What was typed before is in the browser alone, so the form begins there and not on the server. */
export function NewParcel(props: ParcelFormProps) {
  const t = useTranslations('parcelForm')
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <FormFrame>
      <PageHeader title={t('title')} back={{ href: parcelPaths.parcels(), label: t('back') }} />
      {isInBrowser ? (
        // Another store or order asked for in the address is another form.
        <ParcelForm key={`${props.storeId}:${props.clone?.orderId}`} {...props} />
      ) : (
        <ParcelFormSkeleton />
      )}
    </FormFrame>
  )
}

function subscribeToNothing() {
  return () => undefined
}
