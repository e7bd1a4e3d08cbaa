'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { changeOwnPassword } from '@/lib/people/actions'
import { schemaResolver } from '@/components/form/schema-resolver'
import { useSessionEndsAt } from '@/components/shell/live-provider'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { useViewer } from '@/components/shell/viewer-provider'
import { NewPasswordField } from './new-password-field'
import type { OwnPasswordForm as Fields } from '@/lib/people/model/person'

const resolver = schemaResolver(() =>
  import('@/lib/people/model/person').then((file) => file.ownPasswordSchema),
)

const CHANGED = '/sign-in?changed=1'

/** A new password ends every session of the person, so they sign in again with it. */
export function OwnPasswordForm() {
  const t = useTranslations('people')
  const router = useRouter()
  const form = useForm<Fields>({
    resolver,
    defaultValues: { current: '', next: '' },
  })
  const endsAt = useSessionEndsAt()
  const change = async (given: Fields) => {
    endsAt(CHANGED)
    try {
      const result = await changeOwnPassword(given)
      if (!result.ok) endsAt(null)
      return result
    } catch (error) {
      // Nobody knows whether it is changed: a session that ends later may end for another reason.
      endsAt(null)
      throw error
    }
  }
  useEffect(() => () => endsAt(null), [endsAt])
  const { pending, failure, error, run } = useFormAction(form, change, {
    onDone: () => router.push(CHANGED),
  })
  const next = useWatch({ control: form.control, name: 'next' })
  const { name, email } = useViewer()
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-5">
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
        <NewPasswordField
          label={t('own.next')}
          help={t('newPasswordHelp')}
          error={error('next')}
          register={() => form.register('next')}
          typed={next}
          own={[name, email]}
        />
        <Button type="submit" pending={pending} className="self-start">
          {t('own.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
