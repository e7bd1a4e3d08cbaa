'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FieldError } from '@/components/ui/forms/field'
import { Segmented } from '@/components/ui/forms/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import type { Region } from '@/lib/domain/areas'
import type { DraftParcel } from '../draft'
import { FormPart } from '../form-part'
import { fieldId, useFieldError } from '../fields'

const TimeField = dynamic(() => import('./time-field').then((module) => module.TimeField), {
  ssr: false,
  loading: () => <Skeleton className="h-25" />,
})

/** When the courier comes, and when the platform stops looking for one. */
export function WhenPart({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.when')
  const { control, trigger, formState } = useFormContext<DraftParcel>()
  const when = useController({ control, name: 'when' }).field
  const giveUp = useController({ control, name: 'giveUp' }).field
  // One time bounds the other, so a change of either is a change of both.
  const again = () => {
    if (formState.isSubmitted) void trigger(['scheduledFor', 'giveUpAt'])
  }
  const choose = (change: () => void) => () => {
    change()
    again()
  }
  return (
    <FormPart title={t('title')}>
      <Choice
        label={t('pickup')}
        field="scheduledFor"
        value={when.value}
        onChange={(value) => choose(() => when.onChange(value))()}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
      >
        {when.value === 'later' && (
          <TimeField name="scheduledFor" label={t('scheduledFor')} region={region} />
        )}
      </Choice>
      <Choice
        label={t('giveUp')}
        field="giveUpAt"
        value={giveUp.value}
        onChange={(value) => choose(() => giveUp.onChange(value))()}
        options={[
          { value: 'usual', label: t('usual') },
          { value: 'at', label: t('at') },
        ]}
      >
        {giveUp.value === 'usual' ? (
          <p className="text-muted">{t(when.value === 'now' ? 'usualNow' : 'usualLater')}</p>
        ) : (
          <TimeField name="giveUpAt" label={t('giveUpAt')} region={region} />
        )}
      </Choice>
    </FormPart>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  /** The time that belongs to it: while that is not asked for, its problem is told here. */
  field: 'scheduledFor' | 'giveUpAt'
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  children: ReactNode
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, field, value, onChange, options, children } = props
  const error = useFieldError(field)
  const asksTime = value === 'later' || value === 'at'
  return (
    <div
      {...(!asksTime && { id: fieldId(field), tabIndex: -1 })}
      className="flex flex-col items-stretch gap-2 outline-none"
    >
      <p aria-hidden className="font-medium">
        {label}
      </p>
      <Segmented
        label={label}
        name={`choice-${field}`}
        options={options}
        value={value}
        onChange={onChange}
        className="self-start"
      />
      {error && !asksTime && <FieldError>{error}</FieldError>}
      {children}
    </div>
  )
}
