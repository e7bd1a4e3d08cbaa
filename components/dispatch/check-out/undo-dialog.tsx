'use client'

import { schemaResolver } from '@/components/form/schema-resolver'
import { useTranslations } from 'next-intl'
import { useForm } from '@/components/form/use-form'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextInput } from '@/components/ui/forms/text-input'
import { toast } from '@/components/ui/toast'
import { undoCheckOut } from '@/lib/dispatch/actions'
import { labelCodeOf, type BatchRow } from '@/lib/dispatch/model/batch-view'
import type { UndoForm } from '@/lib/dispatch/model/check-out-form'

const resolver = schemaResolver(() =>
  import('@/lib/dispatch/model/check-out-form').then((file) => file.undoFormSchema),
)

const REASONS = ['mistake', 'notTaken', 'damaged'] as const

type UndoDialogProps = { row: BatchRow; onUndone: (row: BatchRow) => void; onClose: () => void }

/** Takes the latest check-out back, with a reason that stays in the order's history. */
export function UndoDialog({ row, onUndone, onClose }: UndoDialogProps) {
  const t = useTranslations('scan.undo')
  const form = useForm<UndoForm>({
    defaultValues: { orderId: row.orderId, reason: '' },
    resolver,
  })
  const { pending, failure, error, run } = useFormAction(form, undoCheckOut, {
    onDone: (undone) => {
      onUndone(undone)
      toast.success(t('done'))
      onClose()
    },
  })
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { code: labelCodeOf(row) })}
      description={t('text')}
    >
      <form onSubmit={(event) => void run(event)} data-density="counter" className="pb-5">
        <fieldset disabled={pending} className="space-y-4">
          <FormErrors {...failure} />
          <div className="flex flex-wrap gap-2">
            {REASONS.map((reason) => (
              <Button key={reason} onClick={() => form.setValue('reason', t(`reasons.${reason}`))}>
                {t(`reasons.${reason}`)}
              </Button>
            ))}
          </div>
          <Field label={t('reason')} error={error('reason')}>
            {(control) => <TextInput {...control} {...form.register('reason')} />}
          </Field>
          <Button type="submit" variant="primary" pending={pending}>
            {t('confirm')}
          </Button>
        </fieldset>
      </form>
    </Modal>
  )
}
