'use client'

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { StoreAccess, Viewer } from '@/lib/people/model/viewer'
import { chosenStores, STORE_COOKIE, type StoreChoice } from './choose-stores'
import { remember } from './remember'

type ChosenStores = {
  /** What the pages show: one store or all; empty only for a person without stores. */
  chosen: readonly StoreAccess[]
  all: readonly StoreAccess[]
  choose: (choice: StoreChoice) => void
}

const CurrentViewer = createContext<Viewer | null>(null)
const CurrentStores = createContext<ChosenStores | null>(null)

type ViewerProviderProps = {
  viewer: Viewer
  /** What the server read from the cookie. */
  storeChoice: StoreChoice
  children: ReactNode
}

export function ViewerProvider({ viewer, storeChoice, children }: ViewerProviderProps) {
  const [choice, setChoice] = useState(storeChoice)
  const { stores } = viewer
  const chosen = useMemo(
    () => ({
      chosen: chosenStores(stores, choice),
      all: stores,
      choose: (next: StoreChoice) => {
        remember(STORE_COOKIE, String(next))
        setChoice(next)
      },
    }),
    [stores, choice],
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
