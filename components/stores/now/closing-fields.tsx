'use client'

import { useTranslations } from 'next-intl'
import { ChoiceCards } from '@/components/ui/choice-cards'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { CLOSINGS, type Closing } from './set-open-form'

type ClosingFieldsProps = {
  closing: Closing
  onClosing: (closing: Closing) => void
  until: string
  onUntil: (until: string) => void
  untilError: string | undefined
  reason: string
  onReason: (reason: string) => void
}

/** For how long, and why. */
export function ClosingFields(props: ClosingFieldsProps) {
  const { closing, until, untilError, reason } = props
  const t = useTranslations('hours.setOpen')
  return (
    <>
      <ChoiceCards
        label={t('howLong')}
        name="closing"
        value={closing}
        onChange={props.onClosing}
        options={CLOSINGS.map((value) => ({ value, label: t(`closing.${value}`) }))}
      />
      {closing === 'until' && (
        <Field label={t('until')} help={t('untilHelp')} error={untilError}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={until}
              onChange={(event) => props.onUntil(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t('reason')} required={false} help={t('reasonHelp')}>
        {(control) => (
          <TextInput
            {...control}
            value={reason}
            maxLength={80}
            onChange={(event) => props.onReason(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
