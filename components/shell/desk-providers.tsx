'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import type { Viewer } from '@/lib/people/schema'
import { NowProvider } from '@/components/ui/use-now'
import type { StoreChoice } from './choose-stores'
import { LiveProvider } from './live-provider'
import { QueryProvider } from './query-provider'
import { ScanProvider } from './scan/scan-provider'
import { ViewerProvider } from './viewer-provider'

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
