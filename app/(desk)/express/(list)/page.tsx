import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ListPage } from '@/components/lists/list-page'
import { currentActor } from '@/lib/auth/current-actor'
import { expressPaths } from '@/lib/express/keys'
import { importPaths } from '@/lib/imports/keys'
import { listImports } from '@/lib/imports/list-imports'
import { lockerPaths } from '@/lib/lockers/keys'
import { firstList } from '../../first-list'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('lists.desk.express'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function WaybillsListPage({ searchParams }: Props) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const first = await firstList('express', searchParams)
  const links = [
    { href: importPaths.list(), label: (await getTranslations('imports'))('title') },
    {
      href: expressPaths.recipients(),
      label: (await getTranslations('waybills.recipients'))('title'),
    },
    { href: lockerPaths.map(), label: (await getTranslations('lockers'))('title') },
  ]
  const { storeIds } = first.query
  const { imports } = await listImports({ actor, storeIds, filter: {} })
  const files = imports.map(({ id, fileName }) => ({ id, fileName }))
  return (
    <ListPage
      family="express"
      first={first}
      newHref={expressPaths.newWaybill()}
      links={links}
      files={files}
    />
  )
}
