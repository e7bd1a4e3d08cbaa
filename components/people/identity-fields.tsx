'use client'

import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import type { PersonForm } from '@/lib/people/schema'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { TextInput } from '@/components/ui/text-input'

type IdentityFieldsProps = {
  form: UseFormReturn<PersonForm>
  error: (name: 'name' | 'email' | 'password') => string | undefined
  isNew: boolean
}

/** Who the person is, and what they sign in with. */
export function IdentityFields({ form, error, isNew }: IdentityFieldsProps) {
  const t = useTranslations('people')
  return (
    <>
      <Field label={t('name')} error={error('name')}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field label={t('email')} error={error('email')}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="off" />
        )}
      </Field>
      <Field
        label={t('password')}
        help={t(isNew ? 'form.passwordNew' : 'form.passwordKeep')}
        error={error('password')}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
    </>
  )
}
