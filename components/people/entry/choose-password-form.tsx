'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { goOnSigningIn } from '@/components/shell/auth-request'
import { stepPath } from '@/components/shell/sign-in-paths'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { NewPasswordField } from '../new-password-field'
import { chooseAtSignIn, choosePassword } from '@/lib/people/actions'
import type {
  ChoosePasswordForm as LinkFields,
  StepPasswordForm as StepFields,
} from '@/lib/people/model/sign-in'

const choosePasswordResolver = schemaResolver(() =>
  import('@/lib/people/model/sign-in').then((file) => file.choosePasswordSchema),
)
const stepPasswordResolver = schemaResolver(() =>
  import('@/lib/people/model/sign-in').then((file) => file.stepPasswordSchema),
)

/** A password by an invitation or a reset; the person then signs in with it. */
export function LinkPasswordForm({ token }: { token: string }) {
  const router = useRouter()
  const form = useForm<LinkFields>({
    resolver: choosePasswordResolver,
    defaultValues: { token, password: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, choosePassword, {
    onDone: () => router.replace('/sign-in?changed=1'),
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <form method="post" noValidate onSubmit={run}>
      <NewPassword
        register={() => form.register('password')}
        typed={typed}
        failure={failure}
        error={error('password')}
        pending={pending}
      />
    </form>
  )
}

/** A new password in the middle of the sign-in, which then goes on. */
export function StepPasswordForm({ from }: { from: string }) {
  const router = useRouter()
  const form = useForm<StepFields>({
    resolver: stepPasswordResolver,
    defaultValues: { password: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, chooseAtSignIn, {
    async onDone() {
      const answer = await goOnSigningIn()
      if (answer.kind === 'in') router.replace(from)
      else if (answer.kind === 'step') router.push(stepPath(answer.step, from))
      else router.replace('/sign-in?changed=1')
    },
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <form method="post" noValidate onSubmit={run}>
      <NewPassword
        register={() => form.register('password')}
        typed={typed}
        failure={failure}
        error={error('password')}
        pending={pending}
      />
    </form>
  )
}

type NewPasswordProps = {
  register: () => UseFormRegisterReturn
  typed: string
  failure: { message?: string; reference?: string | undefined }
  error: string | undefined
  pending: boolean
}

function NewPassword({ register, typed, failure, error, pending }: NewPasswordProps) {
  const t = useTranslations('people')
  return (
    <fieldset disabled={pending} className="flex flex-col gap-5">
      <FormErrors {...failure} />
      <NewPasswordField
        label={t('own.next')}
        help={t('newPasswordHelp')}
        error={error}
        register={register}
        typed={typed}
        autoFocus
      />
      <Button type="submit" variant="primary" pending={pending}>
        {t('choose.submit')}
      </Button>
    </fieldset>
  )
}
