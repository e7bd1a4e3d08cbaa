'use client'

import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { saveHours, sendHours } from '@/lib/stores/actions'
import { storeKeys } from '@/lib/stores/keys'
import { hoursQuery } from '@/components/stores/hours-query'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { copyParts, type HoursPart } from './hours-difference'
import { hoursForm } from '../use-save-hours'

/** What became of the copy at one store. */
export type CopyOutcome = { kind: 'saved' | 'sent' } | { kind: 'failed'; text: string }

/** Copies hours to the chosen stores, one after the other, and sends those that took them. */
export function useCopyStores(hours: DrawnHours, storeIds: readonly number[]) {
  const client = useQueryClient()
  const words = useProblemText()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, CopyOutcome>>(new Map())
  const [pending, setPending] = useState(false)
  const targets = useQueries({ queries: storeIds.map((id) => hoursQuery(id)) })

  async function saveTo(target: StoreHours, parts: readonly HoursPart[]): Promise<number | null> {
    const { storeId, drawn } = target
    const copied = copyParts(hours, drawn.hours, parts)
    const form = { storeId, version: drawn.version, hours: hoursForm(copied) }
    const result = await saveHours(form)
    tell(storeId, result.ok ? { kind: 'saved' } : { kind: 'failed', text: words.sentence(result) })
    return result.ok ? result.value.version : null
  }
  const tell = (storeId: number, outcome: CopyOutcome) =>
    setOutcomes((known) => new Map(known).set(storeId, outcome))

  /** Each on its own: one store that refuses does not hold up the others. */
  async function sendOne(storeId: number, version: number) {
    const result = await sendHours({ stores: [{ storeId, version }] })
    tell(storeId, result.ok ? { kind: 'sent' } : { kind: 'failed', text: words.sentence(result) })
  }

  async function copy(parts: readonly HoursPart[], send: boolean) {
    setPending(true)
    try {
      for (const { data } of targets) {
        if (!data || outcomes.get(data.storeId)?.kind === 'sent') continue
        const version = await saveTo(data, parts).catch(() => {
          tell(data.storeId, { kind: 'failed', text: words.noAnswer() })
          return null
        })
        if (send && version !== null) await sendOne(data.storeId, version)
      }
    } finally {
      setPending(false)
      void client.invalidateQueries({ queryKey: storeKeys.allHours() })
    }
  }
  return { targets, outcomes, pending, copy }
}
