'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { IconButton } from '@/components/ui/icon-button'
import { type HoursRange, MINUTES_OF_DAY } from '@/lib/domain/hours/drawn-hours'
import { sameRanges } from '@/lib/domain/hours/ranges'
import { rangeFault } from '@/lib/stores/model/check-hours'
import { useHoursLabels } from '../use-hours-labels'

type RangePanelProps = {
  range: HoursRange
  /** Of the first field, where something else leads to it. */
  opensId?: string
  /** Where something else ends the dialog, leaving the times takes them as well. */
  takesOnLeave?: boolean
  onChange: (range: HoursRange) => void
  onRemove: () => void
}

/** Exact times by typing; Enter takes them. Give it the range as key: it begins with its times. */
export function RangePanel(props: RangePanelProps) {
  const { range, opensId, takesOnLeave = false, onChange, onRemove } = props
  const t = useTranslations('hours.times')
  const words = useHoursLabels()
  const [opens, setOpens] = useState(words.clock(range.from))
  const [closes, setCloses] = useState(words.clock(range.to))
  const [isTried, setTried] = useState(false)
  const typed = typedRange(opens, closes)
  const fault = isTried && typed.range === null ? typed : null
  const wrong = (field: 'from' | 'to') =>
    fault?.field === field ? t(`problems.${fault.fault}`) : undefined

  function apply(event: SyntheticEvent) {
    event.preventDefault()
    setTried(true)
    if (typed.range) onChange(typed.range)
  }
  function leave(event: FocusEvent<HTMLFormElement>) {
    const isStill = event.currentTarget.contains(event.relatedTarget)
    if (!takesOnLeave || isStill || !typed.range) return
    if (!sameRanges([typed.range], [range])) onChange(typed.range)
  }
  return (
    <form
      noValidate
      onSubmit={apply}
      onBlur={leave}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      <ClockField
        label={t('opens')}
        id={opensId}
        value={opens}
        onChange={setOpens}
        error={wrong('from')}
      />
      <ClockField label={t('closes')} value={closes} onChange={setCloses} error={wrong('to')} />
      <div className="flex gap-1">
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
        <IconButton label={t('remove')} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      </div>
      <p className="basis-full text-muted max-sm:hidden">
        {typed.range && typed.range.to > MINUTES_OF_DAY ? t('overMidnight') : t('help')}
      </p>
    </form>
  )
}

type ClockFieldProps = {
  label: string
  id?: string | undefined
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function ClockField({ label, id, value, onChange, error }: ClockFieldProps) {
  return (
    <Field label={label} error={error} className="min-w-20 flex-1" {...(id && { id })}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => event.target.select()}
          inputMode="numeric"
          autoComplete="off"
          className="font-mono"
        />
      )}
    </Field>
  )
}

/** What is wrong with typed times: a key of the messages `hours.times.problems`. */
type TypedFault = 'clock' | 'start' | 'tooLong'

/** Minutes from midnight of `9`, `930`, `9:30`, `9.30`, `24:00`; null: no time of day. */
export function parseClock(text: string): number | null {
  const match = /^(\d{1,2})(?:[:.：]?(\d{2}))?$/.exec(text.trim())
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2] ?? 0)
  const isClock = Number(match[2] ?? 0) < 60 && minutes <= MINUTES_OF_DAY
  return isClock ? minutes : null
}

/** Typed hours; an end that is not after the start is one of the next day. */
export function typedRange(
  opens: string,
  closes: string,
): { range: HoursRange; fault: null } | { range: null; fault: TypedFault; field: 'from' | 'to' } {
  const from = parseClock(opens)
  const end = parseClock(closes)
  if (from === null) return { range: null, fault: 'clock', field: 'from' }
  if (from === MINUTES_OF_DAY) return { range: null, fault: 'start', field: 'from' }
  if (end === null) return { range: null, fault: 'clock', field: 'to' }
  const range = { from, to: end > from ? end : end + MINUTES_OF_DAY }
  if (rangeFault(range)) return { range: null, fault: 'tooLong', field: 'to' }
  return { range, fault: null }
}
