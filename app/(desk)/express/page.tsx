import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WaybillsPage } from '@/components/express/waybills-page'
import { importPaths } from '@/lib/imports/keys'
import { lockerPaths } from '@/lib/lockers/keys'
import { firstList } from '../first-list'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orders.list.desk.express'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function WaybillsListPage({ searchParams }: Props) {
  const links = [
    { href: importPaths.list(), label: (await getTranslations('imports'))('title') },
    { href: lockerPaths.map(), label: (await getTranslations('lockers'))('title') },
  ]
  return <WaybillsPage first={await firstList('express', searchParams)} links={links} />
}
