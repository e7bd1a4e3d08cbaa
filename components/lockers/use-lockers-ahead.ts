'use client'

import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchLockerMap } from './lazy-locker-map'
import { lockerListQuery, refreshStateQuery } from './lockers-query'

/** Fetches lockers and map before anybody asks for them, so that they are there at once then. */
export function useLockersAhead(): void {
  usePrefetchQuery(lockerListQuery())
  usePrefetchQuery(refreshStateQuery())
  useEffect(fetchLockerMap, [])
}
