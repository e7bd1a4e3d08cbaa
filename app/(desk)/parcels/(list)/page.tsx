import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListPage } from '@/components/lists/list-page'
import { parcelPaths } from '@/lib/parcels/keys'
import { firstList } from '../../first-list'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('lists.desk.parcel'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ParcelsListPage({ searchParams }: Props) {
  const first = await firstList('parcel', searchParams)
  return <ListPage family="parcel" first={first} newHref={parcelPaths.newParcel()} />
}
