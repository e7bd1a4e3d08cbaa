'use client'

import { schemaResolver } from '@/components/form/schema-resolver'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useForm } from '@/components/form/use-form'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/shell/use-form-action'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { saveListView } from '@/lib/lists/actions'
import { listKeys } from '@/lib/lists/keys'
import { LONGEST_VIEW_NAME } from '@/lib/lists/model/list-view'
import type { SaveView } from '@/lib/lists/model/list-requests'

const resolver = schemaResolver(() =>
  import('@/lib/lists/model/list-requests').then((file) => file.saveViewSchema),
)

type SaveViewDialogProps = { family: Family; search: string; onClose: () => void }

/** Keeps what is shown under a name; one that has it already is replaced. */
export function SaveViewDialog({ family, search, onClose }: SaveViewDialogProps) {
  const t = useTranslations('lists.views')
  const common = useTranslations('common')
  const client = useQueryClient()
  const formId = useId()
  const { all } = useChosenStores()
  const stores = all.filter(({ may }) => may.includes(MAY.place[family]))
  const form = useForm<SaveView>({
    resolver,
    defaultValues: { family, search, name: '', storeId: null },
  })
  const { pending, failure, error, run } = useFormAction(form, saveListView, {
    onDone: async () => {
      await client.invalidateQueries({ queryKey: listKeys.views(family) })
      toast.success(t('saved'))
      onClose()
    },
  })
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('saveTitle')}
      description={t('saveText')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={pending}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void run(event)} noValidate>
        <fieldset disabled={pending} className="flex flex-col gap-4 py-1">
          <FormErrors {...failure} />
          <Field label={t('name')} error={error('name')}>
            {(props) => (
              <TextInput {...props} {...form.register('name')} maxLength={LONGEST_VIEW_NAME} />
            )}
          </Field>
          {stores.length > 0 && (
            <Field label={t('for')} error={error('storeId')}>
              {(props) => (
                <Select
                  {...props}
                  {...form.register('storeId', {
                    setValueAs: (value: string | number | null) =>
                      value === '' || value === null ? null : Number(value),
                  })}
                >
                  <option value="">{t('forMe')}</option>
                  {stores.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {t('forStore', { store: name })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </fieldset>
      </form>
    </Modal>
  )
}
