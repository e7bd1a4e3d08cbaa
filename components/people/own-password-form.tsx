'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { changeOwnPassword } from '@/lib/people/actions'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { ownPasswordSchema, type OwnPasswordForm as Fields } from '@/lib/people/model/person'

/** A new password ends every session of the person, so they sign in again with it. */
export function OwnPasswordForm() {
  const t = useTranslations('people')
  const router = useRouter()
  const form = useForm<Fields>({
    resolver: zodResolver(ownPasswordSchema),
    defaultValues: { current: '', next: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, changeOwnPassword, {
    onDone() {
      router.push('/sign-in?changed=1')
    },
  })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md min-w-0 flex-col gap-5">
        <FormErrors {...failure} />
        <Field label={t('own.current')} error={error('current')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('current')}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Field label={t('own.next')} help={t('newPasswordHelp')} error={error('next')}>
          {(control) => (
            <PasswordInput {...control} {...form.register('next')} autoComplete="new-password" />
          )}
        </Field>
        <Button type="submit" pending={pending} className="self-start">
          {t('own.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
