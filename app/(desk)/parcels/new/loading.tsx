import { getTranslations } from 'next-intl/server'
import { FormFrame } from '@/components/parcels/form/form-frame'
import { ParcelFormSkeleton } from '@/components/parcels/form/parcel-form-skeleton'
import { PageHeader } from '@/components/ui/page-header'

export default async function NewParcelLoading() {
  const t = await getTranslations('parcelForm')
  return (
    <FormFrame>
      <PageHeader title={t('title')} />
      <ParcelFormSkeleton />
    </FormFrame>
  )
}
