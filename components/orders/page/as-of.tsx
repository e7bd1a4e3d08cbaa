'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Age } from '@/components/ui/clock/age'
import { useNow } from '@/components/ui/clock/use-now'
import type { Language } from '@/lib/domain/areas'
import { refreshOrder } from '@/lib/orders/actions'

/** The platform's time-out, and a little for the queue. */
const PATIENCE_MS = 15_000

/** An answer from this little before the press is new enough, and is not asked for again. */
const FRESH_MS = 5_000

/** Nobody still waits for what was asked so long ago. */
const FORGOTTEN_MS = 60_000

/** How old the platform's word is. It is asked for when the page opens, and by a button. */
export function AsOf(props: RefreshInput) {
  const t = useTranslations('orders.refresh')
  const name = useTranslations('orders.languages')
  const { asOf, canAsk, language, isForeign } = props
  const { state, problem, ask } = useRefresh(props)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <p>
        <span role="status">
          {problem ?? (state === 'late' ? t('late') : asOf === null ? t('never') : t('asOf'))}
        </span>{' '}
        {!problem && state !== 'late' && asOf && <Age at={asOf} className="tabular-nums" />}
      </p>
      {isForeign && language && <p>{t('foreign', { language: name(language) })}</p>}
      {canAsk && (
        <Button
          variant="quiet"
          icon={<RotateCw aria-hidden />}
          pending={state === 'asking'}
          onClick={ask}
        >
          {t('ask')}
        </Button>
      )}
    </div>
  )
}

type RefreshInput = {
  orderId: number
  /** When the platform last told something; null while it never did. */
  asOf: string | null
  /** There is something to ask: the platform has the order under a number. */
  canAsk: boolean
  /** In which the platform's words are; null while it was not asked. */
  language: Language | null
  /** It can be asked in the reader's language. */
  isForeign: boolean
}

/** Asks for an order when its page opens, and when somebody wants it. */
function useRefresh({ orderId, asOf, canAsk, isForeign }: RefreshInput): {
  state: RefreshState
  problem: string | null
  ask: () => void
} {
  const sentences = useProblemText()
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const now = useNow(1_000)

  // Nobody pressed anything, so nobody is told when this one fails: the age says enough.
  const open = useEffectEvent(() => {
    if (canAsk) refreshOrder({ orderId, why: 'opened' }).catch(() => undefined)
  })
  // Once for each account that comes in a language of others.
  const foreign = isForeign ? asOf : null
  useEffect(() => open(), [orderId, foreign])

  async function ask() {
    setAskedAt(Date.now())
    setProblem(null)
    try {
      const result = await refreshOrder({ orderId, why: 'pressed' })
      if (result.ok) return
      setProblem(sentences.sentence(result))
    } catch {
      setProblem(sentences.noAnswer())
    }
    setAskedAt(null)
  }

  return { state: refreshState({ askedAt, asOf, now }), problem, ask: () => void ask() }
}

/** `late`: asked for, and nothing came in the time in which an answer usually comes. */
type RefreshState = 'idle' | 'asking' | 'late'

/** What became of a press on "ask again": times in ms since 1970, `asOf` ISO. */
export function refreshState({
  askedAt,
  asOf,
  now,
}: {
  askedAt: number | null
  asOf: string | null
  now: number
}): RefreshState {
  if (askedAt === null || now - askedAt > FORGOTTEN_MS) return 'idle'
  if (asOf !== null && Date.parse(asOf) >= askedAt - FRESH_MS) return 'idle'
  return now - askedAt > PATIENCE_MS ? 'late' : 'asking'
}
