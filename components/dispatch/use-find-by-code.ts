'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readJson } from '@/components/shell/read-json'
import { soundPlayer } from '@/components/shell/sound/sound-player'
import { dispatchKeys } from '@/lib/dispatch/keys'
import { orderReads } from '@/lib/orders/keys'
import type { FoundPlace } from '@/lib/orders/schema'
import { DESK_SOUNDS } from './sounds'

/** Looks a code up; a sound says whether there is such an order. The same code is looked up anew. */
export function useFindByCode() {
  const [asked, setAsked] = useState<{ code: string; turn: number } | null>(null)
  const query = useQuery({
    queryKey: dispatchKeys.found(asked?.code ?? '', asked?.turn ?? 0),
    queryFn: asked
      ? async ({ signal }) => {
          const found = await readJson<FoundPlace[]>(orderReads.byCode(asked.code), signal)
          soundPlayer.try(found.length > 0 ? DESK_SOUNDS.out : DESK_SOUNDS.unknown)
          return found
        }
      : skipToken,
    retry: false,
    gcTime: 0,
  })
  return {
    code: asked?.code ?? null,
    look: (code: string) => setAsked((last) => ({ code, turn: (last?.turn ?? 0) + 1 })),
    query,
  }
}
