'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'

const LONGEST_NOTE = 255

type MarkNotPlacedDialogProps = {
  pending: boolean
  onMark: (note: string) => void
  onClose: () => void
}

/** Asks how the person knows that an order in doubt was not placed. */
export function MarkNotPlacedDialog({ pending, onMark, onClose }: MarkNotPlacedDialogProps) {
  const t = useTranslations('doubt')
  const common = useTranslations('common')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const formId = useId()
  const missing = note.trim() === ''
  return (
    <Modal
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('markTitle')}
      footer={
        <>
          <Button size="counter" disabled={pending} onClick={onClose}>
            {common('back')}
          </Button>
          <Button size="counter" variant="danger" type="submit" form={formId} pending={pending}>
            {t('markConfirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        data-density="counter"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!missing) onMark(note.trim())
        }}
      >
        <p>{t('markText')}</p>
        <Field
          label={t('markNote')}
          required
          help={t('markNoteHelp')}
          error={tried && missing ? t('markNoteRequired') : undefined}
        >
          {(props) => (
            <TextInput
              {...props}
              value={note}
              maxLength={LONGEST_NOTE}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Modal>
  )
}
