'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { CancelMeaning } from '@/components/orders/cancel-meaning'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormErrors } from '@/components/ui/form-errors'
import { Notice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import type { OrderCard } from '@/lib/orders/schema'
import { cancelPhase, type CancelPhase } from './cancel-guard'
import { CancelReasons } from './cancel-reasons'
import { problemKey } from './form-problem'
import { useCancelOrder } from './use-cancel-order'

type CancelDialogProps = {
  card: OrderCard
  selfPickup: boolean
  /** Why it cannot be cancelled any more, in words: it moved on while the dialog was open. */
  obstacle: string | null
  onClose: () => void
}

/** Nothing is lost but the order itself. */
const MILD: readonly CancelPhase[] = ['before-arrival', 'self-pickup']

/** What cancelling means now, why, and who says so (food §4.3). */
export function CancelDialog({ card, selfPickup, obstacle, onClose }: CancelDialogProps) {
  const t = useTranslations('food')
  const { form, submit, isPending, problem } = useCancelOrder(card.id, onClose)
  const { errors } = form.formState
  const formId = useId()
  const phase = cancelPhase(card.stage, selfPickup)
  const wrong = (name: 'reason' | 'staffNumber') =>
    errors[name] && t(`form.problems.${problemKey(name, errors[name].message)}`)
  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={
        card.pickupCode ? t('cancel.title', { code: card.pickupCode }) : t('cancel.titleNoCode')
      }
      footer={
        <>
          <Button size="counter" disabled={isPending} onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button
            size="counter"
            variant="danger"
            type="submit"
            form={formId}
            pending={isPending}
            disabled={obstacle !== null}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} data-density="counter">
        <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-4">
          {problem && <FormErrors {...problem} />}
          <CancelMeaning obstacle={isPending ? null : obstacle}>
            <Notice kind={MILD.includes(phase) ? 'waiting' : 'late'}>
              {t(`cancel.phase.${phase}`)}
            </Notice>
          </CancelMeaning>
          <CancelReasons
            onChoose={(reason) => form.setValue('reason', reason, { shouldValidate: true })}
          />
          <Field
            label={t('cancel.reason')}
            required={false}
            help={t('cancel.reasonHelp')}
            error={wrong('reason')}
          >
            {(props) => <TextArea {...props} {...form.register('reason')} />}
          </Field>
          <Field
            label={t('cancel.staffNumber')}
            required
            help={t('cancel.staffNumberHelp')}
            error={wrong('staffNumber')}
          >
            {(props) => (
              <TextInput
                {...props}
                {...form.register('staffNumber')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                className="w-28 font-mono"
              />
            )}
          </Field>
        </fieldset>
      </form>
    </Modal>
  )
}
