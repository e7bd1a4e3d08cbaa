'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { createFirstAdmin } from '@/lib/people/actions'
import { NewPasswordField } from '../new-password-field'
import { schemaResolver } from '@/components/form/schema-resolver'
import { signIn } from '@/components/shell/auth-request'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextInput } from '@/components/ui/forms/text-input'
import type { FirstAdminForm } from '@/lib/people/model/person'

const resolver = schemaResolver(() =>
  import('@/lib/people/model/person').then((file) => file.firstAdminSchema),
)

/** The first administrator, by the one-time link that the first start printed. */
export function FirstStartForm({ token }: { token: string }) {
  const t = useTranslations('people')
  const router = useRouter()
  const form = useForm<FirstAdminForm>({
    resolver,
    defaultValues: { token, name: '', email: '', password: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, createFirstAdmin, {
    async onDone(_, { email, password }) {
      const answer = await signIn({ email, password })
      router.replace(answer.kind === 'in' ? '/' : '/sign-in')
    },
  })
  const typed = useWatch({ control: form.control })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex flex-col gap-5">
        <FormErrors {...failure} />
        <Field label={t('name')} error={error('name')}>
          {(control) => (
            <TextInput {...control} {...form.register('name')} autoComplete="name" autoFocus />
          )}
        </Field>
        <Field label={t('email')} help={t('firstStart.emailHelp')} error={error('email')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="username"
            />
          )}
        </Field>
        <NewPasswordField
          label={t('password')}
          help={t('newPasswordHelp')}
          error={error('password')}
          register={() => form.register('password')}
          typed={typed.password ?? ''}
          own={[typed.name ?? '', typed.email ?? '']}
        />
        <Button type="submit" variant="primary" pending={pending}>
          {t('firstStart.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
