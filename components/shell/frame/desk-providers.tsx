'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { NowProvider } from '@/components/ui/clock/use-now'
import type { Viewer } from '@/lib/people/model/viewer'
import type { StoreChoice } from '../choose-stores'
import { LiveProvider } from '../live-provider'
import { ScanProvider } from '../scan/scan-provider'
import { ViewerProvider } from '../viewer-provider'

/** Nothing is toasted at first: its code comes after the page's own. */
const Toaster = dynamic(() => import('@/components/ui/toaster').then((file) => file.Toaster), {
  ssr: false,
})

type DeskProvidersProps = {
  viewer: Viewer
  storeChoice: StoreChoice
  /** The server's time of rendering, in ms since 1970. */
  now: number
  children: ReactNode
}

/** Everything that pages behind the sign-in may ask for. A person who changes starts all of it anew. */
export function DeskProviders({ viewer, storeChoice, now, children }: DeskProvidersProps) {
  return (
    <NowProvider now={now}>
      <QueryProvider key={viewer.id}>
        <LiveProvider personId={viewer.id} since={now}>
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
