'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lockerListQuery, refreshStateQuery } from './lockers-query'

/** All lockers and how old the list is; a newer list takes the older one's place by itself. */
export function useLockers() {
  const client = useQueryClient()
  const list = useQuery(lockerListQuery())
  const state = useQuery(refreshStateQuery())
  const shown = list.data?.version
  const newest = state.data?.version
  const isOld = shown !== undefined && newest !== undefined && newest > shown
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: lockerListQuery().queryKey })
  }, [client, isOld, newest])
  return { list, state }
}
