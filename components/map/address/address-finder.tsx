'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { Region } from '@/lib/domain/areas'
import { finderAt, type AddressFinder } from './finder-at'

const Finder = createContext<AddressFinder | null>(null)

type AddressFinderProviderProps = { finder: AddressFinder | null; children: ReactNode }

/** Around a form in which addresses may be looked up; null where the settings name no geocoder. */
export function AddressFinderProvider({ finder, children }: AddressFinderProviderProps) {
  return <Finder value={finder}>{children}</Finder>
}

/** The geocoder that can be asked about a region. */
export function useAddressFinder(region: Region): AddressFinder | null {
  return finderAt(region, useContext(Finder))
}
