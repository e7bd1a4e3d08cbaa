'use client'

import { useInBrowser } from '@/components/ui/use-in-browser'
import { normalChoice } from '@/lib/printing/model/label'
import type { PrintQueue, PrintQueueItem } from '@/lib/printing/model/print-queue'
import { useStation } from '../station'

/**
 * Whether the queue still has another paper than what prints here. Which that is nobody knows on the
 * first paint, and the paper of whoever never chose is not to be fetched for it.
 */
export function useOtherPaper(pile: PrintQueue | null): boolean {
  const { paper, copies } = normalChoice(useStation())
  const isKnown = useInBrowser()
  return isKnown && pile !== null && (pile.paper !== paper || pile.copies !== copies)
}

/** What is there for another paper has to be fetched for this one. */
export const fetchedAnew = (items: readonly PrintQueueItem[]): PrintQueueItem[] =>
  items.map((item) => (item.state === 'ready' ? { ...item, state: 'waiting' } : item))
