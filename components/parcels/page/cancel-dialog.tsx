'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { CancelMeaning } from '@/components/orders/cancel-meaning'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormErrors } from '@/components/ui/form-errors'
import { Notice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import { LONGEST_CANCEL_REASON } from '@/lib/domain/parcel-cancel'
import { useCancelParcel } from './use-cancel-parcel'

type CancelDialogProps = {
  orderId: number
  /** For so long the platform would refuse another try; 0 when it may be asked. */
  restSeconds: number
  /** Why it cannot be cancelled any more, in words: it moved on while the dialog was open. */
  obstacle: string | null
  onClose: () => void
}

/** What cancelling means, and why (conventions §4.6). */
export function CancelDialog({ orderId, restSeconds, obstacle, onClose }: CancelDialogProps) {
  const t = useTranslations('parcelPage.cancel')
  const [reason, setReason] = useState('')
  const { submit, isPending, problem } = useCancelParcel(orderId, onClose)
  const formId = useId()
  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('title')}
      footer={
        <>
          <Button size="counter" disabled={isPending} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            size="counter"
            variant="danger"
            type="submit"
            form={formId}
            className="tabular-nums"
            pending={isPending}
            disabled={restSeconds > 0 || obstacle !== null}
          >
            {restSeconds > 0 ? t('again', { seconds: restSeconds }) : t('confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        data-density="counter"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(reason)
        }}
      >
        <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-4">
          {problem && <FormErrors {...problem} />}
          <CancelMeaning obstacle={isPending ? null : obstacle}>
            <Notice kind="waiting">{t('text')}</Notice>
          </CancelMeaning>
          <Field label={t('reason')} required={false} help={t('reasonHelp')}>
            {(props) => (
              <TextArea
                {...props}
                value={reason}
                maxLength={LONGEST_CANCEL_REASON}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </fieldset>
      </form>
    </Modal>
  )
}
