'use client'

import { useTranslations } from 'next-intl'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import type { Region } from '@/lib/domain/areas'
import type { LocalMinute } from '@/lib/domain/hours/drawn-hours'
import type { OpenClose } from '@/lib/stores/model/open-close-form'

/** How long a store is closed. */
export const CLOSINGS = ['15', '30', '60', 'until', 'notice'] as const

const MINUTES = { '15': 15, '30': 30, '60': 60 } as const

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

/** What the dialogs need to know of a store. */
export type DeskStore = { id: number; name: string; code: string; region: Region }

export type Closing = (typeof CLOSINGS)[number]

type Given = {
  storeIds: readonly number[]
  open: boolean
  closing: Closing
  /** The store's local time, for `until`. */
  until: LocalMinute
  reason: string
}

/** What is asked of the server. */
export function openCloseForm({ storeIds, open, closing, until, reason }: Given): OpenClose {
  const form = { storeIds: [...storeIds], open, reason: open ? '' : reason.trim() }
  if (open || closing === 'notice') return { ...form, reopen: null }
  if (closing === 'until') return { ...form, reopen: { at: until } }
  return { ...form, reopen: { after: MINUTES[closing] } }
}
