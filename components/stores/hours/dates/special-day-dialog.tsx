'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { HoursRange, LocalDay } from '@/lib/domain/hours/drawn-hours'
import { weekdayOf } from '@/lib/domain/hours/local-days'
import { Button } from '@/components/ui/button'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { withoutSpecialDay, withSpecialDay } from './edit-dates'
import { freeRange, putRange, withoutRange } from '../week/edit-ranges'
import { RangePanel } from '../week/range-panel'
import type { HoursEditor } from '../use-hours-editor'
import { useHoursLabels } from '../use-hours-labels'

type Kind = 'week' | 'closed' | 'own'
type SpecialDayDialogProps = {
  date: LocalDay
  holiday: string | null
  editor: HoursEditor
  onClose: () => void
}

/** What one date is to be: as in every week, closed, or with hours of its own. */
export function SpecialDayDialog({ date, holiday, editor, onClose }: SpecialDayDialogProps) {
  const t = useTranslations('hours.special')
  const words = useHoursLabels()
  const { hours } = editor
  const usual = hours.week[weekdayOf(date)] ?? []
  const drawn = hours.specialDays.find((day) => day.date === date)
  const [kind, setKind] = useState<Kind>(
    drawn === undefined ? 'week' : drawn.ranges.length === 0 ? 'closed' : 'own',
  )
  const [ranges, setRanges] = useState<readonly HoursRange[]>(drawn?.ranges ?? usual)
  const [name, setName] = useState(drawn?.name ?? holiday ?? '')

  function done() {
    const own = kind === 'closed' ? [] : ranges
    if (kind !== 'week') editor.change(withSpecialDay(hours, { date, ranges: own, name }))
    else if (drawn) editor.change(withoutSpecialDay(hours, date))
    onClose()
  }
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.fullDate(date)}
      description={holiday && t('holiday', { name: holiday })}
      footer={
        <Button variant="primary" onClick={done}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <ChoiceCards<Kind>
          label={t('kind')}
          labelHidden
          name="special-kind"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'week', label: t('asWeek'), help: words.ranges(usual) },
            { value: 'closed', label: t('closed') },
            { value: 'own', label: t('own') },
          ]}
        />
        {kind === 'closed' && <p className="text-muted">{t('closedHelp')}</p>}
        {kind === 'own' && <OwnRanges ranges={ranges} onChange={setRanges} />}
        {kind !== 'week' && (
          <Field label={t('name')} required={false} help={t('nameHelp')}>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={80}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Modal>
  )
}

type OwnRangesProps = {
  ranges: readonly HoursRange[]
  onChange: (ranges: readonly HoursRange[]) => void
}

function OwnRanges({ ranges, onChange }: OwnRangesProps) {
  const t = useTranslations('hours.special')
  const free = freeRange(ranges)
  return (
    <div className="flex flex-col gap-4">
      {ranges.map((range, index) => (
        <div key={`${range.from}-${range.to}`} className="rounded-outer border p-3">
          <RangePanel
            range={range}
            takesOnLeave
            onChange={(next) => onChange(putRange(ranges, next, index).ranges)}
            onRemove={() => onChange(withoutRange(ranges, index))}
          />
        </div>
      ))}
      {ranges.length === 0 && <p>{t('noRanges')}</p>}
      <Button
        className="self-start"
        icon={<Plus aria-hidden />}
        disabled={!free}
        onClick={() => free && onChange(putRange(ranges, free).ranges)}
      >
        {t('add')}
      </Button>
    </div>
  )
}
