'use client'

import { schemaResolver } from '@/components/form/schema-resolver'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from '@/components/form/use-form'
import { CancelMeaning } from '@/components/orders/page/cancel-meaning'
import { keptValue } from '@/components/shell/kept-value'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextArea } from '@/components/ui/forms/text-area'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import type { Stage } from '@/lib/domain/stages'
import { cancelOrder } from '@/lib/food/actions'
import { foodKeys } from '@/lib/food/keys'
import type { CancelForm } from '@/lib/food/model/cancel-form'
import type { Failure } from '@/lib/i18n/action-result'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { problemKey } from '../order-form/form-problem'

const resolver = schemaResolver(() =>
  import('@/lib/food/model/cancel-form').then((file) => file.cancelFormSchema),
)

/** The staff number of someone who has none; text, so that the zeros live (food §4.3, trap 38). */
const NO_STAFF_NUMBER = '0000'

/** The staff number last used in this browser. */
export const staffNumberStore = keptValue({
  key: 'handover-staff-number',
  encode: (staffNumber: string) => staffNumber,
  decode: (text) => (text !== null && /^\d{4}$/.test(text) ? text : NO_STAFF_NUMBER),
})

const COMMON = ['customer', 'soldOut', 'address', 'slow', 'twice', 'closing'] as const

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
        <fieldset disabled={isPending} className="flex flex-col gap-4">
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

/** How far the courier is, which decides what cancelling means. Keys of `food.cancel.phase`. */
type CancelPhase = 'before-arrival' | 'at-store' | 'picked-up' | 'not-known' | 'self-pickup'

/** Before the courier's arrival at the store and after it leads to different statuses (food §3). */
export function cancelPhase(stage: Stage, selfPickup: boolean): CancelPhase {
  if (selfPickup) return 'self-pickup'
  if (stage === 'waiting' || stage === 'coming') return 'before-arrival'
  if (stage === 'at-store') return 'at-store'
  return stage === 'riding' || stage === 'near' ? 'picked-up' : 'not-known'
}

/** One press writes a common reason into the field below, where it can still be changed. */
function CancelReasons({ onChoose }: { onChoose: (reason: string) => void }) {
  const t = useTranslations('food.cancel')
  return (
    <div role="group" aria-label={t('reasons')} className="flex flex-wrap gap-2">
      {COMMON.map((key) => (
        <Button key={key} className="px-4" onClick={() => onChoose(t(`common.${key}`))}>
          {t(`common.${key}`)}
        </Button>
      ))}
    </div>
  )
}

type Problem = { message: ReactNode; reference: string | undefined }

/** Asks the platform to cancel, once; the order itself says what became of it. */
function useCancelOrder(orderId: number, onDone: () => void) {
  const t = useTranslations('food')
  const orders = useTranslations('orders.notice')
  const client = useQueryClient()
  const sentences = useProblemText()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<CancelForm>({
    defaultValues: { orderId, reason: '', staffNumber: staffNumberStore.read() },
    resolver,
  })

  function words(failure: Failure): string {
    const said = failure.detail && orders('platformSays', { text: failure.detail })
    return [sentences.sentence(failure), said].filter(Boolean).join(' ')
  }

  async function send(values: CancelForm) {
    setProblem(null)
    try {
      const result = await cancelOrder(values)
      void client.invalidateQueries({ queryKey: foodKeys.order(orderId) })
      if (!result.ok) {
        setProblem({ message: words(result), reference: result.reference })
        return
      }
      staffNumberStore.set(values.staffNumber)
      toast.success(t('cancel.done'))
      onDone()
    } catch {
      setProblem({ message: sentences.noAnswer(), reference: undefined })
    }
  }

  return { form, problem, isPending: form.formState.isSubmitting, submit: form.handleSubmit(send) }
}
