'use client'

import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Meaning } from '@/components/ui/meaning'
import { isClosed } from '@/lib/domain/stages'
import type { ElsewhereOrder as Facts } from '@/lib/food/schema'
import { CourierLine } from './courier-line'
import type { FoodStore } from './food-store'
import { Panel } from '@/components/orders/panel'
import { STAGE_LOOKS } from '@/components/orders/stage-look'
import { useStageWords } from '@/components/orders/use-stage-words'
import { useStoreTime } from '@/components/orders/use-store-time'

/** An order of this store that some other screen placed: what the platform says of it, as it says it. */
export function ElsewhereOrder({ order, store }: { order: Facts; store: FoodStore }) {
  const t = useTranslations('find.elsewhere')
  const food = useTranslations('food')
  const stageWords = useStageWords()
  const time = useStoreTime(store.region)
  const { stage, statusCode, courier, trackerUrl } = order
  const { kind, Icon } = STAGE_LOOKS[stage]
  const isLink = trackerUrl !== null && /^https?:\/\//i.test(trackerUrl)
  const facts = [
    [t('store'), store.name],
    [t('taken'), order.createdAt ? time.full(order.createdAt) : t('notKnown')],
    ...(order.scheduledFor ? [[t('scheduled'), time.full(order.scheduledFor)] as const] : []),
    [food('order.platformOrderId'), order.platformOrderId],
    ...(order.clientOrderId ? [[food('order.clientOrderId'), order.clientOrderId] as const] : []),
  ] as const
  return (
    <Panel title={t('title')} className="max-w-xl">
      <div className="space-y-3">
        <p className="text-muted">{t('text')}</p>
        <p className="flex flex-wrap items-center gap-2">
          <Meaning kind={kind} icon={<Icon aria-hidden />} className="text-base">
            {stageWords.stage('food', stage)}
          </Meaning>
          {stage === 'unknown' && <span>{t('code', { code: String(statusCode) })}</span>}
        </p>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted max-sm:mt-1">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {courier && !isClosed(stage) && <CourierLine courier={courier} />}
        {isLink && (
          <div>
            <a
              href={trackerUrl}
              target="_blank"
              rel="noreferrer noopener"
              className={buttonClass({ className: 'w-full' })}
            >
              <ExternalLink aria-hidden />
              {t('tracker')}
            </a>
            <p className="mt-1 text-muted">{t('trackerHelp')}</p>
          </div>
        )}
      </div>
    </Panel>
  )
}
