import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { CustomerSearch } from '@/components/settings/customer-data/customer-search'
import { PageHeader } from '@/components/ui/page-header'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customerData'))('title') }
}

export default pageOrMissing(async function CustomerDataPage() {
  await requirePermission('customer-data.manage')
  const t = await getTranslations('customerData')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <CustomerSearch />
    </>
  )
})
