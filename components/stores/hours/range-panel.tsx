'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import type { HoursRange } from '@/lib/domain/hours/drawn-hours'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { typedRange } from './typed-range'
import { useHoursWords } from './use-hours-words'

type RangePanelProps = {
  range: HoursRange
  /** Of the first field, where something else leads to it. */
  opensId?: string
  onChange: (range: HoursRange) => void
  onRemove: () => void
}

/** Exact times by typing; Enter takes them. Give it the range as key: it begins with its times. */
export function RangePanel({ range, opensId, onChange, onRemove }: RangePanelProps) {
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
  return (
    <form noValidate onSubmit={apply} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('opens')} error={wrong('from')} {...(opensId && { id: opensId })}>
          {(control) => (
            <TextInput
              {...control}
              value={opens}
              onChange={(event) => setOpens(event.target.value)}
              onFocus={(event) => event.target.select()}
              inputMode="numeric"
              autoComplete="off"
              className="font-mono"
            />
          )}
        </Field>
        <Field label={t('closes')} error={wrong('to')}>
          {(control) => (
            <TextInput
              {...control}
              value={closes}
              onChange={(event) => setCloses(event.target.value)}
              onFocus={(event) => event.target.select()}
              inputMode="numeric"
              autoComplete="off"
              className="font-mono"
            />
          )}
        </Field>
      </div>
      <p className="text-muted">
        {typed.range && typed.range.to > 1440 ? t('overMidnight') : t('help')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
        <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </form>
  )
}
