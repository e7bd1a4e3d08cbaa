'use client'

import type { TabletScreen } from '@/lib/tablets/model/tablet'
import { PinScreen } from './pin-screen'

/** The page of a shared tablet before anybody is at it; what they see then is read from the server. */
export function TabletEntry({ screen, from }: { screen: TabletScreen; from: string }) {
  return (
    <PinScreen
      screen={screen}
      last={null}
      isCover={false}
      from={from}
      onIn={() => window.location.assign(from)}
      onOver={() => window.location.assign('/sign-in')}
    />
  )
}
