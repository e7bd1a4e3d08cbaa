import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { FindOrders } from '@/components/food/find/find-orders'
import { requireViewer } from '@/lib/people/viewer'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('find'))('title') }
}

export default async function FindPage() {
  await requireViewer(await getLocale())
  return <FindOrders />
}
