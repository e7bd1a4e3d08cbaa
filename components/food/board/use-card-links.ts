'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { useConnection } from '@/components/shell/live-provider'
import { readJson, ReadProblem } from '@/components/shell/read-json'
import { toast } from '@/components/ui/toast'
import { foodReads } from '@/lib/food/keys'

/** A server that answers does so within this time. */
const ANSWERS_WITHIN_MS = 4_000

/**
 * Keeps a press on a card from leaving the board for the browser's own error page: while the
 * connection is gone, the order is asked for first, and the press comes to nothing where it cannot be
 * had. To be put on what holds the cards, for the way down.
 */
export function useCardLinks(): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter()
  const t = useTranslations('board.connection')
  const { state } = useConnection()
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-card]')
    if (!isPlain || !link || (state === 'live' && navigator.onLine)) return
    event.preventDefault()
    event.stopPropagation()
    void openIfThere(link, () => router.push(link.pathname)).then((isOpen) => {
      if (!isOpen) toast.error(t('noOrder'), { id: 'no-connection' })
    })
  }
}

async function openIfThere(link: HTMLAnchorElement, open: () => void): Promise<boolean> {
  try {
    await readJson(
      foodReads.order(Number(link.dataset['card'])),
      AbortSignal.timeout(ANSWERS_WITHIN_MS),
    )
  } catch (error) {
    // Whatever it answered: the server is there, and its page says the rest.
    if (!(error instanceof ReadProblem)) return false
  }
  open()
  return true
}
