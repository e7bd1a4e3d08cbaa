import { notFound, redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { HoursPage } from '@/components/stores/hours/hours-page'
import { currentActor } from '@/lib/auth/current-actor'
import { requireViewer } from '@/lib/people/viewer'
import { getHours } from '@/lib/stores/hours/get-hours'
import NotFound from './not-found'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('hours'))('page.title') }
}

type StoreHoursPageProps = { params: Promise<{ storeId: string }> }

export default pageOrMissing(
  async function StoreHoursPage({ params }: StoreHoursPageProps) {
    const { stores } = await requireViewer(await getLocale())
    const actor = (await currentActor()) ?? redirect('/sign-in')
    const asked = (await params).storeId
    const withHours = stores.filter(({ hasFood, may }) => hasFood && may.includes('hours.see'))
    const store = withHours.find(({ id }) => String(id) === asked) ?? notFound()
    const others = withHours.filter(({ id, may }) => id !== store.id && may.includes('hours.edit'))
    return (
      <HoursPage
        first={await getHours({ actor, storeId: store.id })}
        storeName={store.name}
        region={store.region}
        others={others.map(({ id, name, code }) => ({ id, name, code }))}
      />
    )
  },
  <NotFound />,
)
