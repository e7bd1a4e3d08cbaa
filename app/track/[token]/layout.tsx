import type { ReactNode } from 'react'
import { PageMessages } from '@/components/shell/messages/page-messages'
import { requestTime } from '@/components/shell/request-time'
import { TrackFrame } from '@/components/tracking/track-frame'
import { NowProvider } from '@/components/ui/clock/use-now'
import { trackLocale } from './track-locale'

type TrackLayoutProps = { params: Promise<{ token: string }>; children: ReactNode }

export default async function TrackLayout({ params, children }: TrackLayoutProps) {
  const locale = await trackLocale((await params).token)
  return (
    <PageMessages set="track" locale={locale}>
      <NowProvider now={requestTime()}>
        <TrackFrame>{children}</TrackFrame>
      </NowProvider>
    </PageMessages>
  )
}
