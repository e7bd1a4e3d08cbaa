import type { ComponentProps } from 'react'
import { PasswordInput } from '@/components/ui/forms/password-input'

/** A new PIN: digits, hidden, and nothing that a browser should remember. */
export function PinInput(props: ComponentProps<typeof PasswordInput>) {
  return (
    <PasswordInput
      {...props}
      inputMode="numeric"
      maxLength={6}
      autoComplete="one-time-code"
      className="font-mono text-lg tracking-widest"
    />
  )
}
