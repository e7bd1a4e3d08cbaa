'use client'

import { createContext, useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Region } from '@/lib/domain/areas'
import type { ParcelStoreChoice } from '@/lib/parcels/model/new-parcel'
import type { DraftParcel } from './draft'
import type { Offers } from './content/offers'

type FormSurroundings = {
  stores: readonly ParcelStoreChoice[]
  /** Puts the form at another store; undefined for none. */
  changeStore: (storeId: number | undefined) => void
  /** Told by the fields that show what is on offer, for when the form is checked. */
  noteOffers: (known: Partial<Offers>) => void
}

const Surroundings = createContext<FormSurroundings | null>(null)

export const FormSurroundingsProvider = Surroundings

export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(Surroundings)
  if (!surroundings) throw new Error('There is no FormSurroundingsProvider above this component')
  return surroundings
}

/** The store that the form is for; undefined while none is chosen. */
export function useFormStore(): ParcelStoreChoice | undefined {
  const { stores } = useFormSurroundings()
  const { control } = useFormContext<DraftParcel>()
  const storeId = useWatch({ control, name: 'storeId' })
  return stores.find(({ id }) => id === storeId)
}

/** The region that the form is for; before a store is chosen, that of the first it could be. */
export function useFormRegion(): Region {
  const { stores } = useFormSurroundings()
  return useFormStore()?.region ?? stores[0]?.region ?? 'HK'
}
