'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { controlClass } from './text-input'
import { Input, type InputProps } from './input'

/** A password that can be shown while it is typed: at a shared tablet typing errors are many. */
export function PasswordInput({ className, ...rest }: Omit<InputProps, 'type'>) {
  const t = useTranslations('common')
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        className={controlClass(`pr-12 ${className ?? ''}`)}
      />
      <button
        type="button"
        aria-label={t('showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-inner text-muted hover:text-text"
      >
        {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </button>
    </span>
  )
}
