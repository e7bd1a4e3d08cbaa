import type { ReactNode } from 'react'
import { PageMessages } from '@/components/shell/messages/page-messages'
import { requestTime } from '@/components/shell/request-time'
import { TrackFrame } from '@/components/tracking/track-frame'
import { NowProvider } from '@/components/ui/clock/use-now'

export default function TrackLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages set="track">
      <NowProvider now={requestTime()}>
        <TrackFrame>{children}</TrackFrame>
      </NowProvider>
    </PageMessages>
  )
}
