import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { safeFrom } from '@/components/shell/safe-from'
import { TabletEntry } from '@/components/tablets/screen/tablet-entry'
import { viewerOrNull } from '@/lib/people/viewer'
import { tabletScreen } from '@/lib/tablets/tablet-screen'

type TabletPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tablets.screen'))('locked') }
}

export default async function TabletPage({ searchParams }: TabletPageProps) {
  const from = safeFrom((await searchParams)['from'])
  const screen = await tabletScreen()
  if (!screen) redirect('/sign-in')
  if (await viewerOrNull(await getLocale())) redirect(from)
  return <TabletEntry screen={screen} from={from} />
}
