'use client'

import { Link2, type LucideIcon, Printer, Unlink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
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

type EntryProps = { entry: TimelineEntry; family: Family; region: Region }

function Entry({ entry, family, region }: EntryProps) {
  const t = useTranslations('orders')
  const stages = useStageLabel()
  const failureText = useSendFailureText()
  const time = useStoreTime(region)
  const { kind, stage, statusCode, source, by } = entry
  const Icon = KIND_ICONS[kind] ?? STAGE_LOOKS[stage ?? KIND_STAGES[kind]].Icon
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
        {entry.text && !entry.sendFailure && kind !== 'label-reprinted' && (
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
        <p className="text-muted">
          {by ? t('timeline.by', { name: by }) : t(`timeline.source.${source}`)}
          {statusCode !== null && <> · {t('timeline.code', { code: String(statusCode) })}</>}
          {learnedLater(entry) && (
            <> · {t('timeline.learned', { time: time.full(entry.receivedAt) })}</>
          )}
        </p>
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
} as const satisfies Record<TimelineEntry['kind'], keyof typeof STAGE_LOOKS>

/** Whether we learned of something noticeably later than it happened. */
export function learnedLater({
  at,
  receivedAt,
}: Pick<TimelineEntry, 'at' | 'receivedAt'>): boolean {
  return Date.parse(receivedAt) - Date.parse(at) >= NOTICEABLE_MS
}
