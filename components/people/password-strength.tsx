'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { passwordStrength } from '@/lib/people/model/password-strength'

const STEPS = ['short', 'weak', 'fair', 'strong'] as const
const COLOURS = {
  short: 'bg-stopped',
  weak: 'bg-late',
  fair: 'bg-waiting',
  strong: 'bg-done',
} as const

type PasswordStrengthProps = {
  password: string
  /** Name and e-mail of whose it will be, as far as they are known here. */
  own?: readonly string[]
}

/** How hard a new password looks to guess, while it is typed; the server's list has the last word. */
export function PasswordStrength({ password, own = [] }: PasswordStrengthProps) {
  const t = useTranslations('people.strength')
  const strength = passwordStrength(password, own)
  const level = STEPS.indexOf(strength)
  return (
    <div className="flex min-h-6 items-center gap-3">
      <span aria-hidden className="flex w-32 gap-1">
        {STEPS.map((step, index) => (
          <span
            key={step}
            className={cn(
              'h-1.5 flex-1 rounded-full bg-border',
              password !== '' && index <= level && COLOURS[strength],
            )}
          />
        ))}
      </span>
      <span role="status" className="text-muted">
        {password === '' ? '' : t(strength)}
      </span>
    </div>
  )
}
