'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { Region } from '@/lib/domain/areas'

/** Which geocoder the settings name; `hk` knows Hong Kong's addresses alone. */
export type AddressFinder = 'hk' | 'nominatim'

const Finder = createContext<AddressFinder | null>(null)

type AddressFinderProviderProps = { finder: AddressFinder | null; children: ReactNode }

/** Around a form in which addresses may be looked up; null where the settings name no geocoder. */
export function AddressFinderProvider({ finder, children }: AddressFinderProviderProps) {
  return <Finder value={finder}>{children}</Finder>
}

/** The geocoder that can be asked about a region. */
export function useAddressFinder(region: Region): AddressFinder | null {
  const finder = useContext(Finder)
  return finder === 'hk' && region !== 'HK' ? null : finder
}
