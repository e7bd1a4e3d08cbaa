import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ParcelsPage } from '@/components/parcels/parcels-page'
import { firstList } from '../first-list'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orders.list.desk.parcel'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ParcelsListPage({ searchParams }: Props) {
  return <ParcelsPage first={await firstList('parcel', searchParams)} />
}
