'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { CancelMeaning } from '@/components/orders/page/cancel-meaning'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextArea } from '@/components/ui/forms/text-area'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import type { Failure } from '@/lib/i18n/action-result'
import { cancelParcel } from '@/lib/parcels/actions'
import { parcelKeys } from '@/lib/parcels/keys'

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
        <fieldset disabled={isPending} className="flex flex-col gap-4">
          {problem && <FormErrors {...problem} />}
          <CancelMeaning obstacle={isPending ? null : obstacle}>
            <Notice kind="waiting">{t('text')}</Notice>
          </CancelMeaning>
          <Field label={t('reason')} required={false} help={t('reasonHelp')}>
            {(props) => (
              <TextArea
                {...props}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </fieldset>
      </form>
    </Modal>
  )
}

type Problem = { message: ReactNode; reference: string | undefined }

/** Asks the platform to cancel, once; the parcel itself says what became of it. */
function useCancelParcel(orderId: number, onDone: () => void) {
  const t = useTranslations('parcelPage.cancel')
  const orders = useTranslations('orders.notice')
  const client = useQueryClient()
  const sentences = useProblemText()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  function words(failure: Failure): string {
    const said = failure.detail && orders('platformSays', { text: failure.detail })
    return [sentences.sentence(failure), said].filter(Boolean).join(' ')
  }

  async function submit(reason: string) {
    setPending(true)
    setProblem(null)
    try {
      const result = await cancelParcel({ orderId, reason })
      void client.invalidateQueries({ queryKey: parcelKeys.order(orderId) })
      if (!result.ok) {
        setProblem({ message: words(result), reference: result.reference })
        return
      }
      toast.success(t('done'))
      onDone()
    } catch {
      setProblem({ message: sentences.noAnswer(), reference: undefined })
    } finally {
      setPending(false)
    }
  }

  return { submit, isPending, problem }
}
