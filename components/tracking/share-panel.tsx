'use client'

import { Link2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import type { ShareState } from '@/lib/tracking/schema'
import { shareObstacle, type ShareableOrder } from './share-obstacle'
import { useClock } from './use-clock'
import { useShare } from './use-share'

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
        <p className="text-muted">{t(obstacle ?? 'none')}</p>
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
