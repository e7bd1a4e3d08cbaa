import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { ImportList } from '@/components/imports/import-list'
import { ImportsFrame } from '@/components/imports/states'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { currentActor } from '@/lib/auth/current-actor'
import { importPaths } from '@/lib/imports/keys'
import { importStores } from '@/lib/imports/import-stores'
import { listImports } from '@/lib/imports/list-imports'
import { importsFilterSchema } from '@/lib/imports/model/imports-filter'
import { deviceStores } from '../../device-stores'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('imports'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ImportsPage({ searchParams }: Props) {
  const { chosen } = await deviceStores()
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const filter = importsFilterSchema.parse(await searchParams)
  const storeIds = chosen.map(({ id }) => id)
  const page = await listImports({ actor, storeIds, filter })
  const mayImport = (await importStores({ actor })).length > 0
  const t = await getTranslations('imports')
  return (
    <ImportsFrame>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          mayImport && (
            <Link href={importPaths.create()} className={buttonClass({ variant: 'primary' })}>
              {t('new')}
            </Link>
          )
        }
      />
      <ImportList page={page} filter={filter} mayImport={mayImport} />
    </ImportsFrame>
  )
}
