'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'
import { askForReset } from '@/lib/people/actions'
import { forgottenSchema, type ForgottenForm as Fields } from '@/lib/people/model/sign-in'

/** Asks for a link by e-mail. What it answers is the same for an e-mail that nobody has. */
export function ForgottenForm() {
  const t = useTranslations('people')
  const [isAsked, setAsked] = useState(false)
  const form = useForm<Fields>({
    resolver: zodResolver(forgottenSchema),
    defaultValues: { email: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, askForReset, {
    onDone: () => setAsked(true),
  })
  if (isAsked) {
    return (
      <Notice kind="done" role="status">
        {t('forgotten.asked')}
      </Notice>
    )
  }
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex min-w-0 flex-col gap-5">
        <FormErrors {...failure} />
        <Field label={t('email')} error={error('email')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="username"
              autoFocus
            />
          )}
        </Field>
        <Button type="submit" variant="primary" pending={pending}>
          {t('forgotten.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
