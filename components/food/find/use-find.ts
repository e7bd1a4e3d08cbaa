'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findOwnOrders, findPlatformOrder } from '@/lib/food/actions'
import { foodKeys } from '@/lib/food/keys'
import type { FindForm } from '@/lib/food/model/find-order'

/** What was asked, and when (epoch ms): the same number asked again is another question. */
export type SearchedNumber = { form: FindForm; at: number }

const NOBODY: FindForm = { region: 'HK', phone: '' }
/** Asked once, by a press: neither time nor focus asks the platform again. */
const ONCE = {
  staleTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/**
 * Looks a number up: in our own orders first, since a browser's actions go one after another, and
 * on the platform. Coming back to the page finds it as it was left.
 */
export function useFind() {
  const client = useQueryClient()
  const [asked, setAsked] = useState(() =>
    client.getQueryData<SearchedNumber>(foodKeys.lastFound()),
  )
  const { form, at } = asked ?? { form: NOBODY, at: 0 }
  const isAsked = asked !== undefined
  const here = useInfiniteQuery({
    ...ONCE,
    enabled: isAsked,
    queryKey: foodKeys.foundHere(form, at),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam }) => findOwnOrders({ ...form, before: pageParam }),
    getNextPageParam: (last) => (last.ok ? last.value.next : null),
  })
  const platform = useQuery({
    ...ONCE,
    enabled: isAsked,
    queryKey: foodKeys.foundOnPlatform(form, at),
    queryFn: () => findPlatformOrder(form),
  })

  function ask(next: FindForm) {
    const question = { form: next, at: Date.now() }
    client.setQueryData(foodKeys.lastFound(), question)
    setAsked(question)
  }

  return { asked, ask, here, platform }
}

export type Find = ReturnType<typeof useFind>
