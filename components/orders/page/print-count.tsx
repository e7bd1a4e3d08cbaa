'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { TimelineEntry } from '@/lib/orders/model/timeline'

const PrintCount = createContext(0)

type PrintCountProviderProps = { timeline: readonly TimelineEntry[]; children: ReactNode }

/**
 * Tells what prints an order's label how often it was printed, by whomever: put around it by the
 * order's own page, whose history is live.
 */
export function PrintCountProvider({ timeline, children }: PrintCountProviderProps) {
  const prints = timeline.filter(
    ({ kind }) => kind === 'label-printed' || kind === 'label-reprinted',
  )
  return <PrintCount value={prints.length}>{children}</PrintCount>
}

/** How often the label was printed, as far as the page knows. */
export function usePrintCount(): number {
  return useContext(PrintCount)
}
