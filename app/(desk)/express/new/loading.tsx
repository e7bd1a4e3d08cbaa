import { getTranslations } from 'next-intl/server'
import { WaybillFormSkeleton } from '@/components/express/form/waybill-form-skeleton'
import { WaybillFrame } from '@/components/express/states'
import { PageHeader } from '@/components/ui/page-header'

export default async function NewWaybillLoading() {
  const t = await getTranslations('waybills.form')
  return (
    <WaybillFrame>
      <PageHeader title={t('title')} />
      <WaybillFormSkeleton />
    </WaybillFrame>
  )
}
