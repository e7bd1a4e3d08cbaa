'use client'

import {
  Check,
  ChefHat,
  ChevronRight,
  Handshake,
  Link2,
  type LucideIcon,
  Printer,
  Undo2,
  Unlink,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Region } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import { stageHistory } from '@/lib/orders/model/stage-history'
import type { Reported, TimelineEntry } from '@/lib/orders/model/timeline'
import { useSendFailureText } from '../doubt/use-send-failure-text'
import { Panel } from '../panel'
import { STAGE_LOOKS } from '../stage-pill'
import { useStageLabel } from '../use-stage-label'
import { useStoreTime } from '../use-store-time'

/** From here on, that we heard of it later is worth saying. */
const NOTICEABLE_MS = 60_000

type OrderTimelineProps = {
  family: Family
  timeline: readonly TimelineEntry[]
  region: Region
}

/** Everything that is known to have happened, latest first, and how we know it. */
export function OrderTimeline({ family, timeline, region }: OrderTimelineProps) {
  const t = useTranslations('orders.timeline')
  return (
    <Panel title={t('title')}>
      <ol className="space-y-0">
        {timeline.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} family={family} region={region} />
        ))}
      </ol>
    </Panel>
  )
}

type StageTimelineProps = OrderTimelineProps & {
  /** What else the platform recorded, behind the same press. */
  children?: ReactNode
}

/** One line a stage; all that was told, and how we know it, behind a press. */
export function StageTimeline({ family, timeline, region, children }: StageTimelineProps) {
  const t = useTranslations('orders.timeline')
  return (
    <Panel title={t('title')}>
      <ol>
        {stageHistory(timeline)
          .toReversed()
          .map((entry) => (
            <Entry key={entry.id} entry={entry} family={family} region={region} isBrief />
          ))}
      </ol>
      <details className="group mt-3 border-t pt-1">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 text-muted hover:text-text pointer-coarse:min-h-12 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {t('all')}
        </summary>
        <div className="space-y-5 pt-2">
          <ol aria-label={t('all')}>
            {timeline.toReversed().map((entry) => (
              <Entry key={entry.id} entry={entry} family={family} region={region} />
            ))}
          </ol>
          {children}
        </div>
      </details>
    </Panel>
  )
}

type EntryProps = {
  entry: TimelineEntry
  family: Family
  region: Region
  /** Without how we know it, where no person did it. */
  isBrief?: boolean
}

function Entry({ entry, family, region, isBrief = false }: EntryProps) {
  const t = useTranslations('orders')
  const stages = useStageLabel()
  const failureText = useSendFailureText()
  const time = useStoreTime(region)
  const { kind, stage, statusCode, source, by } = entry
  const Icon = KIND_ICONS[kind] ?? STAGE_LOOKS[stage ?? KIND_STAGES[kind]].Icon
  const isPlain = isBrief && kind === 'status'
  const words = t(`timeline.kind.${kind}`, {
    stage: stages.stage(family, stage ?? 'unknown'),
    text: entry.text ?? '',
  })
  return (
    <li className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-4 not-last:before:w-px not-last:before:bg-border last:pb-0">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-base font-medium">{words}</span>
          <time dateTime={entry.at} className="font-mono text-sm tabular-nums">
            {time.full(entry.at)}
          </time>
        </p>
        {entry.sendFailure && <p className="wrap-anywhere">{failureText(entry.sendFailure)}</p>}
        {entry.text && !entry.sendFailure && kind !== 'label-reprinted' && !isPlain && (
          <p className="wrap-anywhere">{`“${entry.text}”`}</p>
        )}
        {entry.problem !== null && (
          <p className="wrap-anywhere">
            {entry.problem === ''
              ? t('timeline.problemOver')
              : t('timeline.problem', { text: entry.problem })}
          </p>
        )}
        {entry.reported && <ReportedWords reported={entry.reported} />}
        {isBrief ? (
          by && <p className="text-muted">{t('timeline.by', { name: by })}</p>
        ) : (
          <p className="text-muted">
            {by ? t('timeline.by', { name: by }) : t(`timeline.source.${source}`)}
            {statusCode !== null && <> · {t('timeline.code', { code: String(statusCode) })}</>}
            {learnedLater(entry) && (
              <> · {t('timeline.learned', { time: time.full(entry.receivedAt) })}</>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

/** What a message said of a cancellation without signing it (convention §5.2): hearsay, marked so. */
function ReportedWords({ reported }: { reported: Reported }) {
  const t = useTranslations('orders.timeline')
  const { cancelReason, cancelledBy } = reported
  if (cancelReason === null && cancelledBy === null) return null
  return (
    <p className="wrap-anywhere">
      <span className="font-medium text-waiting">{t('reported')}</span>{' '}
      {[
        cancelReason !== null && t('reportedReason', { text: cancelReason }),
        cancelledBy !== null && t('reportedBy', { number: cancelledBy }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

/** What is no stage of an order has an icon of its own. */
const KIND_ICONS: Partial<Record<TimelineEntry['kind'], LucideIcon>> = {
  'label-printed': Printer,
  'label-reprinted': Printer,
  shared: Link2,
  unshared: Unlink,
  'food-ready': ChefHat,
  'food-ready-undone': Undo2,
  'handed-over': Handshake,
  'handed-over-undone': Undo2,
  'refusal-seen': Check,
}

/** Whose icon an entry borrows when it says nothing of a stage. */
const KIND_STAGES = {
  asked: 'waiting',
  adopted: 'waiting',
  placed: 'done',
  refused: 'cancelled',
  unconfirmed: 'unknown',
  status: 'unknown',
  hint: 'unknown',
  resent: 'waiting',
  'resend-failed': 'problem',
  looked: 'unknown',
  'gave-up': 'unknown',
  waits: 'waiting',
  'marked-not-placed': 'cancelled',
  'query-refused': 'problem',
  'cancel-asked': 'cancelled',
  'cancel-agreed': 'cancelled',
  'cancel-refused': 'problem',
  'cancel-unconfirmed': 'unknown',
  'cancel-not-sent': 'problem',
  cancelled: 'cancelled',
  completed: 'done',
  'checked-out': 'riding',
  'check-out-undone': 'waiting',
  'label-printed': 'done',
  'label-reprinted': 'done',
  shared: 'unknown',
  unshared: 'unknown',
  'food-ready': 'at-store',
  'food-ready-undone': 'waiting',
  'handed-over': 'riding',
  'handed-over-undone': 'at-store',
  'refusal-seen': 'cancelled',
} as const satisfies Record<TimelineEntry['kind'], keyof typeof STAGE_LOOKS>

/** Whether we learned of something noticeably later than it happened. */
export function learnedLater({
  at,
  receivedAt,
}: Pick<TimelineEntry, 'at' | 'receivedAt'>): boolean {
  return Date.parse(receivedAt) - Date.parse(at) >= NOTICEABLE_MS
}
