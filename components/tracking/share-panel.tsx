'use client'

import { Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Age } from '@/components/ui/clock/age'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import type { Region } from '@/lib/domain/areas'
import { type Stage, isClosed } from '@/lib/domain/stages'
import type { ActionResult } from '@/lib/i18n/action-result'
import type { PlacingState } from '@/lib/orders/model/placing'
import { makeShareLink, revokeShareLinks } from '@/lib/tracking/actions'
import type { MadeLink, ShareState } from '@/lib/tracking/model/share'
import { useClock } from './use-clock'

const LinkDialog = dynamic(() => import('./link-dialog').then((module) => module.LinkDialog), {
  ssr: false,
})

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

type SharePanelProps = { order: ShareableOrder; region: Region; state: ShareState }

/** Lets the customer follow the order, says whether they can, and ends it. */
export function SharePanel({ order: firstOrder, region, state: firstState }: SharePanelProps) {
  const t = useTranslations('tracking.share')
  const share = useShare({ order: firstOrder, state: firstState })
  const [isEnding, setEnding] = useState(false)
  const titleId = useId()
  const { state, made, pending, problem } = share
  const obstacle = shareObstacle(share.order)
  // Nothing is open and nothing can be made: there is nothing to show.
  if (obstacle !== null && state.links === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3 rounded-outer border bg-surface p-4"
    >
      <h2 id={titleId} className="text-base font-semibold">
        {t('title')}
      </h2>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {state.links > 0 ? (
        <OpenLinks state={state} region={region} />
      ) : (
        <p className="text-muted">{t('none')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {!obstacle && (
          <Button icon={<Link2 aria-hidden />} pending={pending} onClick={() => void share.make()}>
            {state.links > 0 ? t('another') : t('make')}
          </Button>
        )}
        {state.links > 0 && (
          <Button variant="quiet" disabled={pending} onClick={() => setEnding(true)}>
            {t('revoke')}
          </Button>
        )}
      </div>
      <Confirm
        open={isEnding}
        onOpenChange={setEnding}
        title={t('revokeTitle')}
        text={t('revokeText')}
        confirmLabel={t('revoke')}
        danger
        pending={pending}
        onConfirm={() => void share.revoke().then(() => setEnding(false))}
      />
      {made && <LinkDialog link={made} region={region} onClose={share.forget} />}
    </section>
  )
}

function OpenLinks({ state, region }: { state: ShareState; region: Region }) {
  const t = useTranslations('tracking.share')
  const clock = useClock(region)
  const { links, endsAt, openedAt } = state
  return (
    <p>
      <span className="font-medium">{t('open', { count: links })}</span>
      {endsAt && <span className="text-muted"> {t('until', { time: clock.day(endsAt) })}</span>}
      <br />
      <span className="text-muted">
        {openedAt ? (
          <>
            {t('openedAt')} <Age at={openedAt} />
          </>
        ) : (
          t('notOpened')
        )}
      </span>
    </p>
  )
}

/** The links of one order: how many are open, the one just made, and what went wrong. */
function useShare(first: { order: ShareableOrder; state: ShareState }) {
  const t = useTranslations('tracking.share')
  const words = useProblemText()
  const [order, setOrder] = useState(first.order)
  const [state, setState] = useState(first.state)
  const [made, setMade] = useState<MadeLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  useLive((event) => {
    if (event.type !== 'order' || event.card.id !== order.id) return
    const { stage, placing } = event.card
    setOrder((known) => ({ ...known, stage, placing }))
  })

  async function ask<Value>(action: () => Promise<ActionResult<Value>>): Promise<Value | null> {
    setPending(true)
    setProblem(null)
    try {
      const result = await action()
      if (result.ok) return result.value
      setProblem(words.sentence(result))
    } catch {
      setProblem(words.noAnswer())
    } finally {
      setPending(false)
    }
    return null
  }

  async function make() {
    const link = await ask(() => makeShareLink({ orderId: order.id }))
    if (!link) return
    setState(link.state)
    setMade(link)
  }

  async function revoke(): Promise<boolean> {
    const left = await ask(() => revokeShareLinks({ orderId: order.id }))
    if (!left) return false
    setState(left)
    toast.success(t('revoked'))
    return true
  }

  return { order, state, made, problem, pending, make, revoke, forget: () => setMade(null) }
}

/** Why no link can be made now; null when one can. Keys of `tracking.share`. */
type ShareObstacle = 'over' | 'notYet' | 'selfPickup'

type ShareableOrder = {
  id: number
  stage: Stage
  placing: PlacingState
  selfPickup: boolean
}

export function shareObstacle(order: ShareableOrder): ShareObstacle | null {
  if (isClosed(order.stage) || order.placing === 'refused') return 'over'
  if (order.selfPickup) return 'selfPickup'
  return order.placing === 'placed' ? null : 'notYet'
}
