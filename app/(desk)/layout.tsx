import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { STORE_COOKIE, storeChoice } from '@/components/shell/choose-stores'
import { DeskProviders } from '@/components/shell/frame/desk-providers'
import { placesFor } from '@/components/shell/places'
import { requestTime } from '@/components/shell/request-time'
import { Shell } from '@/components/shell/frame/shell'
import { requireViewer } from '@/lib/people/viewer'
import { ownClockFault } from '@/lib/settings/health/own-clock-fault'
import { PLACES } from './places'

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const viewer = await requireViewer(await getLocale())
  const choice = storeChoice(viewer.stores, (await cookies()).get(STORE_COOKIE)?.value)
  return (
    <NextIntlClientProvider>
      <DeskProviders viewer={viewer} storeChoice={choice} now={requestTime()}>
        <Shell viewer={viewer} places={placesFor(viewer, PLACES)} clock={ownClockFault()}>
          {children}
        </Shell>
      </DeskProviders>
    </NextIntlClientProvider>
  )
}
