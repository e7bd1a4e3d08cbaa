'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type FocusEvent, type SyntheticEvent } from 'react'
import { MINUTES_OF_DAY, type HoursRange } from '@/lib/domain/hours/drawn-hours'
import { sameRanges } from '@/lib/domain/hours/ranges'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { TextInput } from '@/components/ui/text-input'
import { typedRange } from './typed-range'
import { useHoursWords } from './use-hours-words'

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
  const words = useHoursWords()
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
