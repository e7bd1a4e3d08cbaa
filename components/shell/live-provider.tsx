'use client'

import { useRouter } from 'next/navigation'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { LiveEvent } from '@/lib/live/model/live-event'
import type { Connection } from './live/connection'
import { LiveHub } from './live/live-hub'
import { lockTablet, useTabletState } from './tablet-lock'

const Hub = createContext<LiveHub | null>(null)

type LiveProviderProps = {
  personId: number
  /** On a shared tablet a session that is over locks the screen: what is on it stays beneath. */
  atTablet: boolean
  /** When the page's first data was fetched, in ms since 1970. */
  since: number
  children: ReactNode
}

/** Hears of changes for as long as it is mounted; a locked tablet does not. */
export function LiveProvider({ personId, atTablet, since, children }: LiveProviderProps) {
  const [hub] = useState(() => new LiveHub(since))
  const router = useRouter()
  const isOpen = useTabletState(personId) === 'open' || !atTablet
  const leave = useEffectEvent(() => {
    if (atTablet) {
      lockTablet()
      return
    }
    const from = window.location.pathname + window.location.search
    router.push(hub.endsAt() ?? `/sign-in?from=${encodeURIComponent(from)}`)
  })
  useEffect(() => (isOpen ? hub.run(personId, () => leave()) : undefined), [hub, personId, isOpen])
  return <Hub value={hub}>{children}</Hub>
}

function useHub(): LiveHub {
  const hub = useContext(Hub)
  if (!hub) throw new Error('There is no LiveProvider above this component')
  return hub
}

/** Calls `handler` with every change; it always sees the latest props and state. */
export function useLive(handler: (event: LiveEvent) => void): void {
  const hub = useHub()
  const handle = useEffectEvent(handler)
  useEffect(() => hub.listen((event) => handle(event)), [hub])
}

/** Begins the stream anew, once another store is shown on this device; nothing where none is heard. */
export function useReopenLive(): () => void {
  const hub = useContext(Hub)
  return useCallback(() => hub?.reopen(), [hub])
}

/**
 * Says where a person is led when their session is over, because they do what ends it; null: to sign
 * in, and back. The stream may tell of the end before the server has answered.
 */
export function useSessionEndsAt(): (path: string | null) => void {
  return useHub().setEndsAt
}

/** How the page hears of changes now. */
export function useConnection(): Connection {
  const hub = useHub()
  return useSyncExternalStore(hub.onConnection, hub.connection, hub.connection)
}

/** Receives this order's courier positions while mounted; null watches nothing. */
export function useWatchOrder(orderId: number | null): void {
  useWatchOrders(orderId === null ? [] : [orderId])
}

/**
 * As `useWatchOrder`, for several: 20 are heard of at most. Every change of them opens the stream
 * anew, so they should not change with every event.
 */
export function useWatchOrders(orderIds: readonly number[]): void {
  const hub = useHub()
  const ids = orderIds.join()
  useEffect(() => (ids === '' ? undefined : hub.watch(ids.split(',').map(Number))), [hub, ids])
}
