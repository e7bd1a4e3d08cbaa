import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { requestTime } from '@/components/shell/request-time'
import { TrackPage } from '@/components/tracking/track-page'
import { shownMap } from '@/lib/config/map-setting'
import { settings } from '@/lib/config/settings'
import { getTrackedOrder } from '@/lib/tracking/get-tracked-order'
import { trackLocale } from './track-locale'
import NotFound from './not-found'

type TrackOrderPageProps = { params: Promise<{ token: string }> }

export async function generateMetadata({ params }: TrackOrderPageProps): Promise<Metadata> {
  const locale = await trackLocale((await params).token)
  return {
    title: { absolute: (await getTranslations({ locale, namespace: 'tracking' }))('title') },
    robots: { index: false, follow: false },
    // The address is the permission: no other site may learn it.
    referrer: 'no-referrer',
  }
}

export default pageOrMissing(
  async function TrackOrderPage({ params }: TrackOrderPageProps) {
    const { token } = await params
    const order = await getTrackedOrder({ token, now: new Date(requestTime()) })
    return <TrackPage token={token} first={order ?? notFound()} tiles={publicMap()} />
  },
  <NotFound />,
)

/** An archive on this machine is for those who are signed in: customers see the built-in map. */
function publicMap() {
  const { mapTiles } = settings()
  return mapTiles?.file ? null : shownMap(mapTiles)
}
