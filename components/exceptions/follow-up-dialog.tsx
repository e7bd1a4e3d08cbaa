'use client'

import { schemaResolver } from '@/components/form/schema-resolver'
import { useTranslations } from 'next-intl'
import { useForm } from '@/components/form/use-form'
import { useFormAction } from '@/components/shell/use-form-action'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Select } from '@/components/ui/forms/select'
import { TextArea } from '@/components/ui/forms/text-area'
import { TextInput } from '@/components/ui/forms/text-input'
import { toDateTimeLocal } from '@/lib/domain/time/local-time'
import { changeFollowUp } from '@/lib/exceptions/actions'
import type { Assignee, ExceptionRow } from '@/lib/exceptions/model/exception-list'
import type { FollowUpForm } from '@/lib/exceptions/model/exception-forms'

const resolver = schemaResolver(() =>
  import('@/lib/exceptions/model/exception-forms').then((file) => file.followUpFormSchema),
)

type CareDialogProps = {
  row: ExceptionRow
  caretakers: readonly Assignee[]
  onDone: () => void
  onClose: () => void
}

/** Who looks after an order, what they found out, and until when it may rest. */
export function FollowUpDialog({ row, caretakers, onDone, onClose }: CareDialogProps) {
  const t = useTranslations('exceptions.care')
  const common = useTranslations('common')
  const viewer = useViewer()
  const region = viewer.stores.find(({ id }) => id === row.storeId)?.region ?? 'HK'
  const form = useForm<FollowUpForm>({
    defaultValues: {
      orderId: row.orderId,
      ownerId: row.owner?.id ?? null,
      note: row.note,
      snoozeUntil: row.snoozedUntil ? toDateTimeLocal(new Date(row.snoozedUntil), region) : '',
    },
    resolver,
  })
  const { pending, failure, error, run } = useFormAction(form, changeFollowUp, {
    onDone: () => {
      onDone()
      onClose()
    },
  })
  const mayBeMine = caretakers.some(({ id }) => id === viewer.id)
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={t('title', { code: row.code })}>
      <form onSubmit={(event) => void run(event)} className="pb-5">
        <fieldset disabled={pending} className="space-y-4">
          <FormErrors {...failure} />
          <div className="flex flex-wrap items-end gap-2">
            <Field label={t('owner')} error={error('ownerId')} className="flex-1 basis-48">
              {(control) => (
                <Select
                  {...control}
                  {...form.register('ownerId', { setValueAs: (id) => Number(id) || null })}
                >
                  <option value="">{t('nobody')}</option>
                  {caretakers.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {mayBeMine && (
              <Button onClick={() => form.setValue('ownerId', viewer.id)}>{t('mine')}</Button>
            )}
          </div>
          <Field label={t('note')} error={error('note')} required={false}>
            {(control) => <TextArea {...control} rows={3} {...form.register('note')} />}
          </Field>
          <Field
            label={t('snooze')}
            help={t('snoozeHelp')}
            error={error('snoozeUntil')}
            required={false}
          >
            {(control) => (
              <TextInput {...control} type="datetime-local" {...form.register('snoozeUntil')} />
            )}
          </Field>
          <Button type="submit" variant="primary" pending={pending}>
            {common('save')}
          </Button>
        </fieldset>
      </form>
    </Modal>
  )
}
