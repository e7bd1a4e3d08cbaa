import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { CustomerSheet } from '@/components/settings/customer-data/customer-sheet'
import { canAnywhere } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import { areaOf } from '@/lib/domain/areas'
import { auditRegion } from '@/lib/settings/audit/audit-region'
import { findCustomerData } from '@/lib/settings/customer-data/find-customer-data'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customerData'))('title') }
}

type CustomerPrintProps = { params: Promise<{ ref: string }> }

export default async function CustomerPrintPage({ params }: CustomerPrintProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  if (!canAnywhere(actor, 'customer-data.manage')) notFound()
  const data = (await findCustomerData(actor, (await params).ref)) ?? notFound()
  const { timeZone } = areaOf(await auditRegion())
  return <CustomerSheet data={data} now={new Date().toISOString()} timeZone={timeZone} />
}
