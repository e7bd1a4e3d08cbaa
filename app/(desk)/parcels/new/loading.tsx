import { getTranslations } from 'next-intl/server'
import { FormFrame } from '@/components/parcels/form/form-frame'
import { ParcelFormSkeleton } from '@/components/parcels/form/parcel-form-skeleton'
import { PageHeader } from '@/components/ui/page-header'
import { MAY } from '@/lib/domain/permissions'
import { parcelPaths } from '@/lib/parcels/keys'
import { deviceStores } from '../../device-stores'

export default async function NewParcelLoading() {
  const t = await getTranslations('parcelForm')
  const { chosen } = await deviceStores()
  const stores = chosen.filter(({ may }) => may.includes(MAY.place.parcel))
  return (
    <FormFrame>
      <PageHeader title={t('title')} back={{ href: parcelPaths.parcels(), label: t('back') }} />
      <ParcelFormSkeleton hasStore={stores.length === 1} />
    </FormFrame>
  )
}
