'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NowProvider } from '@/components/ui/clock/use-now'
import { Toaster } from '@/components/ui/toaster'
import type { Viewer } from '@/lib/people/model/viewer'
import type { StoreChoice } from '../choose-stores'
import { LiveProvider } from '../live-provider'
import { ScanProvider } from '../scan/scan-provider'
import { ViewerProvider } from '../viewer-provider'

type DeskProvidersProps = {
  viewer: Viewer
  storeChoice: StoreChoice | null
  /** The server's time of rendering, in ms since 1970. */
  now: number
  children: ReactNode
}

/** Everything that pages behind the sign-in may ask for. A person who changes starts all of it anew. */
export function DeskProviders({ viewer, storeChoice, now, children }: DeskProvidersProps) {
  return (
    <NowProvider now={now}>
      <QueryProvider key={viewer.id}>
        <LiveProvider personId={viewer.id} atTablet={viewer.tablet !== null} since={now}>
          <ViewerProvider viewer={viewer} storeChoice={storeChoice}>
            <ScanProvider>{children}</ScanProvider>
            <Toaster />
          </ViewerProvider>
        </LiveProvider>
      </QueryProvider>
    </NowProvider>
  )
}

/**
 * What pages show. Data never goes stale by age: the live stream says what changed, and a new
 * connection makes everything be read afresh.
 */
function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: 1 },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
