import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { DemoPage } from '@/components/settings/demo/demo-page'
import { database } from '@/lib/db/client'
import { demoStores } from '@/lib/demo/demo-stores'
import { isDemoOpen } from '@/lib/demo/is-demo-open'
import { storeName } from '@/lib/domain/store-name'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('demo'))('title') }
}

export default pageOrMissing(async function SettingsDemoPage() {
  await requirePermission('settings.manage')
  if (!(await isDemoOpen())) notFound()
  const locale = await getLocale()
  const stores = (await demoStores(database())).map(({ id, name, nameZh }) => ({
    id,
    name: storeName({ name, nameZh }, locale),
  }))
  return <DemoPage stores={stores} />
})
