import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { requestTime } from '@/components/shell/request-time'
import { TrackFrame } from '@/components/tracking/track-frame'
import { NowProvider } from '@/components/ui/clock/use-now'

export default async function TrackLayout({ children }: { children: ReactNode }) {
  const { common, map, tracking } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ common, map, tracking }}>
      <NowProvider now={requestTime()}>
        <TrackFrame>{children}</TrackFrame>
      </NowProvider>
    </NextIntlClientProvider>
  )
}
