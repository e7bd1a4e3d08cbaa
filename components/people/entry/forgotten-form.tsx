'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'
import { askForReset } from '@/lib/people/actions'
import type { ForgottenForm as Fields } from '@/lib/people/model/sign-in'

const resolver = schemaResolver(() =>
  import('@/lib/people/model/sign-in').then((file) => file.forgottenSchema),
)

/** Asks for a link by e-mail. What it answers is the same for an e-mail that nobody has. */
export function ForgottenForm() {
  const t = useTranslations('people')
  const [isAsked, setAsked] = useState(false)
  const form = useForm<Fields>({
    resolver,
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
      <fieldset disabled={pending} className="flex flex-col gap-5">
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
