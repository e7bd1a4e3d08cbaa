'use client'

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useDebounced } from '@/components/orders/use-debounced'
import { useNow } from '@/components/ui/clock/use-now'
import { pricedText } from '@/lib/parcels/model/priced-part'
import type * as Checks from './checks'
import { isTyped, type DraftParcel } from './draft'
import { useFormSurroundings } from './form-context'
import { loadChecks } from './use-parcel-form'

/** What is still being typed or dragged asks nothing. */
const SETTLE_MS = 400

type SettledForm = {
  /** The form as it last stood still. */
  draft: DraftParcel
  /** False while something that counts for the price has changed since. */
  isSettled: boolean
  /** Null until what reads the form has been fetched. */
  reading: Checks.Reading | null
  /** What a quote of it depends on; null while the form is not complete. */
  basis: string | null
}

const Settled = createContext<SettledForm | null>(null)

/** Reads the form whenever it stands still, once for everybody who asks the platform about it. */
export function ReadingProvider({ children }: { children: ReactNode }) {
  const { subscribe, getValues } = useFormContext<DraftParcel>()
  const [live, setLive] = useState(() => JSON.stringify(getValues()))
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setLive(JSON.stringify(values)),
      }),
    [subscribe],
  )
  const settled = useDebounced(live, SETTLE_MS)
  const draft = useMemo(() => JSON.parse(settled) as DraftParcel, [settled])
  const isSettled = useMemo(
    () => live === settled || pricedText(JSON.parse(live) as DraftParcel) === pricedText(draft),
    [live, settled, draft],
  )
  const { reading, basis } = useChecked(draft)
  const value = useMemo(
    () => ({ draft, isSettled, reading, basis }),
    [draft, isSettled, reading, basis],
  )
  return <Settled value={value}>{children}</Settled>
}

function useChecked(draft: DraftParcel) {
  const { stores } = useFormSurroundings()
  const [checks, setChecks] = useState<typeof Checks | null>(null)
  const now = useNow(60_000)
  const isNeeded = isTyped(draft)
  useEffect(() => {
    if (isNeeded) void loadChecks().then(setChecks)
  }, [isNeeded])
  return useMemo(() => {
    if (!checks) return { reading: null, basis: null }
    const store = stores.find(({ id }) => id === draft.storeId)
    const reading = checks.readDraft(draft, store, new Date(now))
    return { reading, basis: checks.quoteBasis(draft, reading) }
  }, [checks, draft, stores, now])
}

export function useSettledForm(): SettledForm {
  const settled = useContext(Settled)
  if (!settled) throw new Error('There is no ReadingProvider above this component')
  return settled
}
