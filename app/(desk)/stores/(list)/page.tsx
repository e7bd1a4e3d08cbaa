import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { StoreDesk } from '@/components/stores/now/store-desk'
import { StoresFrame } from '@/components/stores/states'
import { currentActor } from '@/lib/auth/current-actor'
import { listCounters } from '@/lib/stores/counters/list-counters'
import { listStatuses } from '@/lib/stores/now/list-statuses'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('hours'))('desk.title') }
}

export default async function StoresPage() {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const [statuses, counters] = await Promise.all([listStatuses({ actor }), listCounters({ actor })])
  return (
    <StoresFrame>
      <StoreDesk first={{ statuses, counters }} />
    </StoresFrame>
  )
}
