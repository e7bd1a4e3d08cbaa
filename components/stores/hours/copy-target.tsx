'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { storePaths } from '@/lib/stores/keys'
import type { StoreHours } from '@/lib/stores/schema'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { Meaning } from '@/components/ui/meaning'
import { Skeleton } from '@/components/ui/skeleton'
import { DifferenceList } from './difference-list'
import { copyParts, hoursDifference, type HoursPart } from './hours-difference'
import { hoursState } from './hours-state'
import { HoursStatePill } from './hours-state-pill'
import type { OtherStore } from './hours-editor'
import type { CopyOutcome } from './use-copy-stores'

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
  if (!target) return <Skeleton className="h-16" />
  const { hours: before } = target.drawn
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
