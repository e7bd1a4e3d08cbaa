'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { FieldError } from '@/components/ui/forms/field'
import { Meaning } from '@/components/ui/meaning'
import { Skeleton } from '@/components/ui/skeleton'
import type { DrawnHours, HoursRange } from '@/lib/domain/hours/drawn-hours'
import { storePaths } from '@/lib/stores/keys'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { hoursState, HoursStatePill } from '../hours-state-pill'
import { useHoursLabels } from '../use-hours-labels'
import {
  copyParts,
  type HoursDifference,
  type HoursPart,
  hoursBeyondUnknown,
  hoursDifference,
} from './hours-difference'
import type { CopyOutcome } from './use-copy-stores'

/** A store whose hours could be copied to. */
export type OtherStore = { id: number; name: string; code: string }

type CopyTargetProps = {
  store: OtherStore
  isChosen: boolean
  isDisabled: boolean
  onToggle: () => void
  hours: DrawnHours
  parts: readonly HoursPart[]
  /** Null: not read yet. */
  target: StoreHours | null
  outcome: CopyOutcome | null
}

/** One store: whether it gets the hours, what changes there, and what became of it. */
export function CopyTarget(props: CopyTargetProps) {
  const { store, isChosen, isDisabled, onToggle, outcome } = props
  return (
    <li className="py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox
          label={store.name}
          help={store.code}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onToggle}
        />
        {outcome && <Outcome outcome={outcome} target={props.target} />}
      </div>
      {isChosen && outcome === null && (
        <div className="pb-2 pl-8">
          <Preview {...props} />
        </div>
      )}
    </li>
  )
}

function Preview({ target, hours, parts }: CopyTargetProps) {
  const t = useTranslations('hours.copy')
  if (!target) return <Skeleton className="h-16" />
  const { hours: before, version } = target.drawn
  if (version === 0) {
    if (!parts.includes('week')) return <FieldError>{t('needsWeek')}</FieldError>
    return (
      <>
        <p className="text-muted">{t('notKnown')}</p>
        <DifferenceList differences={hoursBeyondUnknown(copyParts(hours, before, parts))} />
      </>
    )
  }
  return <DifferenceList differences={hoursDifference(before, copyParts(hours, before, parts))} />
}

function Outcome({ outcome, target }: Pick<CopyTargetProps, 'target'> & { outcome: CopyOutcome }) {
  const t = useTranslations('hours.copy')
  if (outcome.kind === 'failed') return <FieldError>{outcome.text}</FieldError>
  if (outcome.kind === 'saved' || !target) return <Meaning kind="done">{t('saved')}</Meaning>
  const state = hoursState(target)
  return (
    <span className="flex items-center gap-3" role="status">
      <HoursStatePill state={state} />
      {['refused', 'unconfirmed', 'notSent'].includes(state) && (
        <Link
          href={`${storePaths.hours(target.storeId)}?view=sent`}
          className="font-medium text-accent underline"
        >
          {t('why')}
        </Link>
      )}
    </span>
  )
}

/** What would change, line by line: what, what was, what will be. */
function DifferenceList({ differences }: { differences: readonly HoursDifference[] }) {
  const t = useTranslations('hours.differences')
  const words = useHoursLabels()
  const rangesOf = (ranges: readonly HoursRange[] | null) =>
    ranges ? words.ranges(ranges) : t('asWeek')
  if (differences.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul className="divide-y">
      {differences.map((difference) => {
        if ('closure' in difference) {
          const span = words.closure(difference.closure)
          return (
            <li key={`${difference.kind} ${span}`} className="py-1.5">
              {t(difference.kind, { span })}
            </li>
          )
        }
        const day =
          'date' in difference ? words.date(difference.date) : words.weekday(difference.weekday)
        return (
          <li key={day} className="flex flex-wrap gap-x-3 py-1.5 tabular-nums">
            <span className="w-28 font-medium">{day}</span>
            {difference.kind === 'weekday' && difference.before === null ? (
              <span className="text-muted">{t('notKnown')} →</span>
            ) : (
              <span className="text-muted line-through">{rangesOf(difference.before)}</span>
            )}
            <span>{rangesOf(difference.after)}</span>
          </li>
        )
      })}
    </ul>
  )
}
