'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextInput } from '@/components/ui/forms/text-input'
import { toast } from '@/components/ui/toast'
import { saveTablet } from '@/lib/tablets/actions'
import type { TabletRow } from '@/lib/tablets/model/tablet'
import type { TabletForm as Fields } from '@/lib/tablets/model/tablet-forms'
import { LockField } from './lock-field'

const resolver = schemaResolver(() =>
  import('@/lib/tablets/model/tablet-forms').then((file) => file.tabletSchema),
)

type TabletFormProps = { tablet: TabletRow; onClose: () => void }

/** Changes what a tablet is called and when its screen locks. */
export function TabletForm({ tablet, onClose }: TabletFormProps) {
  const t = useTranslations('tablets')
  const router = useRouter()
  const { id, name, lockMinutes } = tablet
  const form = useForm<Fields>({
    resolver,
    defaultValues: { tabletId: id, name, lockMinutes: lockMinutes as Fields['lockMinutes'] },
  })
  const { pending, failure, error, run } = useFormAction(form, saveTablet, {
    onDone() {
      toast.success(t('saved'))
      router.refresh()
      onClose()
    },
  })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-4">
        <FormErrors {...failure} />
        <Field label={t('name')} error={error('name')}>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
        <LockField
          error={error('lockMinutes')}
          register={() => form.register('lockMinutes', { valueAsNumber: true })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={pending}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </div>
      </fieldset>
    </form>
  )
}
