'use client'

import { useTranslations } from 'next-intl'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { signInTablet } from '@/lib/tablets/actions'
import { tabletPaths } from '@/lib/tablets/keys'
import type { NewTabletForm as Fields } from '@/lib/tablets/model/tablet-forms'
import { LockField } from './lock-field'

const resolver = schemaResolver(() =>
  import('@/lib/tablets/model/tablet-forms').then((file) => file.newTabletSchema),
)

const USUAL_MINUTES = 5

type NewTabletFormProps = { stores: readonly { storeId: number; storeName: string }[] }

/** Makes the device that it is filled in on a shared tablet, and signs whoever does so out of it. */
export function NewTabletForm({ stores }: NewTabletFormProps) {
  const t = useTranslations('tablets')
  const [first] = stores
  const form = useForm<Fields>({
    resolver,
    defaultValues: { storeId: first?.storeId ?? 0, name: '', lockMinutes: USUAL_MINUTES },
  })
  const { pending, failure, error, run } = useFormAction(form, signInTablet, {
    onDone: () => window.location.assign(tabletPaths.screen()),
  })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-4">
        <FormErrors {...failure} />
        <Field label={t('store')} error={error('storeId')}>
          {(control) => (
            <Select {...control} {...form.register('storeId', { valueAsNumber: true })}>
              {stores.map(({ storeId, storeName }) => (
                <option key={storeId} value={storeId}>
                  {storeName}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('name')} help={t('nameHelp')} error={error('name')}>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
        <LockField
          error={error('lockMinutes')}
          register={() => form.register('lockMinutes', { valueAsNumber: true })}
        />
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {t('new.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
