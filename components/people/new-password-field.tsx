'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/forms/field'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { PasswordStrength } from './password-strength'

type NewPasswordFieldProps = {
  label: string
  help: string
  error: string | undefined
  /** Asked for where the control is drawn: what is wrong is shown in the order of the controls. */
  register: () => UseFormRegisterReturn
  /** What is typed by now. */
  typed: string
  /** Name and e-mail of whose it will be, as far as they are known here. */
  own?: readonly string[]
  autoFocus?: boolean
}

/** A password that is thought of here, and how hard it looks to guess. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, help, error, register, typed, own, autoFocus } = props
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} help={help} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register()}
            autoComplete="new-password"
            autoFocus={autoFocus}
          />
        )}
      </Field>
      <PasswordStrength password={typed} {...(own && { own })} />
    </div>
  )
}
