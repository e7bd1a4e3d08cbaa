import { getTranslations } from 'next-intl/server'
import { WaybillFormSkeleton } from '@/components/express/form/waybill-form-skeleton'
import { WaybillFrame } from '@/components/express/states'
import { PageHeader } from '@/components/ui/page-header'
import { MAY } from '@/lib/domain/permissions'
import { expressPaths } from '@/lib/express/keys'
import { deviceStores } from '../../device-stores'

export default async function NewWaybillLoading() {
  const t = await getTranslations()
  const { viewer } = await deviceStores()
  const stores = viewer.stores.filter(({ may }) => may.includes(MAY.place.express))
  return (
    <WaybillFrame>
      <PageHeader
        title={t('waybills.form.title')}
        back={{ href: expressPaths.waybills(), label: t('lists.desk.express.title') }}
      />
      <WaybillFormSkeleton hasStoreField={stores.length > 1} />
    </WaybillFrame>
  )
}
