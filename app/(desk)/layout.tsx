import type { ReactNode } from 'react'
import { PaletteButton } from '@/components/palette/palette-button'
import { DeskProviders } from '@/components/shell/frame/desk-providers'
import { PageMessages } from '@/components/shell/messages/page-messages'
import { placesFor } from '@/components/shell/places'
import { requestTime } from '@/components/shell/request-time'
import { Shell } from '@/components/shell/frame/shell'
import { KeepBoard } from '@/components/food/offline/keep-board'
import { DeviceWorker } from '@/components/shell/notify/device-worker'
import { Notifier } from '@/components/shell/notify/notifier'
import { currentActor } from '@/lib/auth/current-actor'
import { settings } from '@/lib/config/settings'
import { SilentCounters } from '@/components/stores/counters/silent-counters'
import { queueRushOfDay } from '@/lib/demo/rush/queue-rush'
import { TabletGuard } from '@/components/tablets/screen/tablet-guard'
import { ownClockFault } from '@/lib/settings/health/own-clock-fault'
import { silentStoreIds } from '@/lib/stores/counters/silent-store-ids'
import { deviceStores } from './device-stores'
import { LateWatch } from './late-watch'
import { PLACES } from './places'

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { viewer, choice } = await deviceStores()
  const actor = await currentActor()
  await queueRushOfDay(new Date())
  return (
    <PageMessages set="desk">
      <DeskProviders viewer={viewer} storeChoice={choice} now={requestTime()}>
        <LateWatch />
        <Shell
          viewer={viewer}
          places={placesFor(viewer, PLACES)}
          clock={ownClockFault()}
          warning={
            viewer.stores.some(({ may }) => may.includes('store.open-close')) && (
              <SilentCounters first={actor ? await silentStoreIds({ actor }) : []} />
            )
          }
          search={<PaletteButton />}
        >
          <KeepBoard />
          <Notifier />
          {settings().production && <DeviceWorker />}
          {children}
        </Shell>
        {viewer.tablet && <TabletGuard lockMinutes={viewer.tablet.lockMinutes} />}
      </DeskProviders>
    </PageMessages>
  )
}
