'use client'

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { StoreAccess, Viewer } from '@/lib/people/model/viewer'
import { useReopenLive } from './live-provider'
import { chosenStores, STORE_COOKIE, type StoreChoice } from './choose-stores'
import { remember } from './remember'

type ChosenStores = {
  /** What the pages show: one store or all; empty only for a person without stores. */
  chosen: readonly StoreAccess[]
  all: readonly StoreAccess[]
  choose: (choice: StoreChoice) => void
  /** Whether somebody has chosen at this device, or there is nothing to choose. */
  isAsked: boolean
  /** The page is for this one store, such as a form; null where it is for all that are chosen. */
  page: PageStore | null
  setPage: (page: PageStore | null) => void
}

type PageStore = {
  storeId: number
  /** Puts the page at another store. */
  change: (storeId: number) => void
}

const CurrentViewer = createContext<Viewer | null>(null)
const CurrentStores = createContext<ChosenStores | null>(null)

type ViewerProviderProps = {
  viewer: Viewer
  /** What the server read from the cookie. */
  storeChoice: StoreChoice | null
  children: ReactNode
}

export function ViewerProvider({ viewer, storeChoice, children }: ViewerProviderProps) {
  const [choice, setChoice] = useState(storeChoice)
  const [page, setPage] = useState<PageStore | null>(null)
  const { stores } = viewer
  const reopenLive = useReopenLive()
  const chosen = useMemo(
    () => ({
      chosen: chosenStores(stores, choice),
      all: stores,
      isAsked: choice !== null || stores.length < 2,
      choose: (next: StoreChoice) => {
        remember(STORE_COOKIE, String(next))
        setChoice(next)
        if (next !== 'all') page?.change(next)
        reopenLive()
      },
      page,
      setPage,
    }),
    [stores, choice, page, reopenLive],
  )
  return (
    <CurrentViewer value={viewer}>
      <CurrentStores value={chosen}>{children}</CurrentStores>
    </CurrentViewer>
  )
}

/** The signed-in person. */
export function useViewer(): Viewer {
  const viewer = useContext(CurrentViewer)
  if (!viewer) throw new Error('There is no ViewerProvider above this component')
  return viewer
}

/** The stores that the pages show, and how to choose others; the choice stays on this device. */
export function useChosenStores(): ChosenStores {
  const stores = useContext(CurrentStores)
  if (!stores) throw new Error('There is no ViewerProvider above this component')
  return stores
}

/** Says in the header which store the page is for, and follows it when another is chosen there. */
export function usePageStore(storeId: number | undefined, change: (storeId: number) => void): void {
  const { setPage } = useChosenStores()
  useEffect(() => {
    setPage(storeId === undefined ? null : { storeId, change })
    return () => setPage(null)
  }, [storeId, change, setPage])
}
