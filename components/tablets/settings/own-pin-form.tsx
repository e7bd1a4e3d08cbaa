'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { toast } from '@/components/ui/toast'
import { setOwnPin } from '@/lib/tablets/actions'
import type { PinState } from '@/lib/tablets/model/tablet'
import type { OwnPinForm as Fields } from '@/lib/tablets/model/tablet-forms'
import { PinInput } from './pin-input'

const resolver = schemaResolver(() =>
  import('@/lib/tablets/model/tablet-forms').then((file) => file.ownPinSchema),
)

/** One's own PIN for shared tablets, with the password. */
export function OwnPinForm({ state }: { state: PinState }) {
  const t = useTranslations('tablets.pins')
  const router = useRouter()
  const form = useForm<Fields>({
    resolver,
    defaultValues: { current: '', pin: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, setOwnPin, {
    onDone() {
      toast.success(t('saved'))
      form.reset()
      router.refresh()
    },
  })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-4">
        <p>{t(`ownState.${state}`)}</p>
        <FormErrors {...failure} />
        <Field label={t('password')} error={error('current')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('current')}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Field label={t('newOwn')} help={t('help')} error={error('pin')}>
          {(control) => <PinInput {...control} {...form.register('pin')} />}
        </Field>
        <Button type="submit" pending={pending} className="self-start">
          {t(state === 'none' ? 'set' : 'renew')}
        </Button>
      </fieldset>
    </form>
  )
}
