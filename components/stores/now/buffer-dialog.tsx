'use client'

import { schemaResolver } from '@/components/form/schema-resolver'
import { useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useId } from 'react'
import { useForm } from '@/components/form/use-form'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { TextInput } from '@/components/ui/forms/text-input'
import { toast } from '@/components/ui/toast'
import { setBuffer } from '@/lib/stores/actions'
import { useRegionName } from '@/components/shell/use-region-name'
import { storeKeys } from '@/lib/stores/keys'
import type { Buffer } from '@/lib/stores/model/buffer'
import type { BufferForm } from '@/lib/stores/model/buffer-form'

const resolver = schemaResolver(() =>
  import('@/lib/stores/model/buffer-form').then((file) => file.bufferFormSchema),
)

/** Minutes, every store that they touch, and the password again. */
export function BufferDialog({ buffer, onClose }: { buffer: Buffer; onClose: () => void }) {
  const t = useTranslations('hours.buffer')
  const client = useQueryClient()
  const format = useFormatter()
  const regionName = useRegionName()
  const formId = useId()
  const stores = buffer.regions.flatMap((region) => region.stores)
  const form = useForm<BufferForm>({
    resolver,
    defaultValues: { zone: buffer.zone, minutes: buffer.regions[0]?.minutes ?? 0, password: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, setBuffer, {
    async onDone(outcomes) {
      const missed = outcomes.filter(({ state }) => state !== 'accepted')
      const regions = format.list(missed.map(({ region }) => regionName(region)))
      if (missed.length === 0) toast.success(t('done'))
      else toast.error(t('notDone', { regions }))
      await client.invalidateQueries({ queryKey: storeKeys.buffers() })
      onClose()
    },
  })
  return (
    <Modal
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('title')}
      description={t('dialogText')}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={pending}>
          {t('confirm', { count: stores.length })}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={run}>
        <fieldset disabled={pending} className="flex flex-col gap-4">
          <FormErrors {...failure} />
          <Notice kind="late" title={t('touchesAll', { count: stores.length })}>
            <ul className="wrap-anywhere">
              {stores.map(({ id, name, code }) => (
                <li key={id}>
                  {name} <span className="font-mono text-xs">{code}</span>
                </li>
              ))}
            </ul>
          </Notice>
          <Field
            label={t('minutesLabel')}
            help={t('minutesHelp')}
            error={error('minutes') && t('minutesWrong')}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register('minutes', { valueAsNumber: true })}
                type="number"
                min={0}
                max={1440}
                unit={t('unit')}
                inputMode="numeric"
                className="w-40"
              />
            )}
          </Field>
          <Field label={t('password')} help={t('passwordHelp')} error={error('password')}>
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('password')}
                autoComplete="current-password"
              />
            )}
          </Field>
        </fieldset>
      </form>
    </Modal>
  )
}
