import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { CustomerButtons } from '@/components/settings/customer-data/customer-buttons'
import { CustomerFacts } from '@/components/settings/customer-data/customer-facts'
import { PageHeader } from '@/components/ui/page-header'
import { findCustomerData } from '@/lib/settings/customer-data/find-customer-data'
import { requirePermission } from '../../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customerData'))('title') }
}

type CustomerPageProps = { params: Promise<{ ref: string }> }

export default pageOrMissing(async function CustomerPage({ params }: CustomerPageProps) {
  const actor = await requirePermission('customer-data.manage')
  const data = (await findCustomerData(actor, (await params).ref)) ?? notFound()
  const t = await getTranslations('customerData')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <CustomerButtons data={data} />
      <CustomerFacts data={data} />
    </>
  )
})
