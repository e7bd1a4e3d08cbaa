'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'

type FormErrorsProps = {
  /** What is wrong with the whole, in words; e.g. the platform's refusal. */
  message?: ReactNode
  /** What is wrong with single fields: pressing one goes to its control. */
  fields?: readonly { id: string; label: string; error: string }[]
  /** An id that staff can quote. */
  reference?: string | undefined
}

/** Everything that is wrong, at the top of the form. It takes the focus when it appears. */
export function FormErrors({ message, fields = [], reference }: FormErrorsProps) {
  const t = useTranslations('common')
  const box = useRef<HTMLDivElement>(null)
  const shown = Boolean(message) || fields.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, message])
  if (!shown) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-outer bg-late-soft px-4 py-3 text-late"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 space-y-1">
        <p className="font-medium">{message ?? t('formProblems', { count: fields.length })}</p>
        {fields.length > 0 && (
          <ul className="space-y-1">
            {fields.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`} className="underline" onClick={(e) => goTo(e, field.id)}>
                  {t('formProblem', { field: field.label, problem: field.error })}
                </a>
              </li>
            ))}
          </ul>
        )}
        {reference && <p className="text-xs">{t('reference', { id: reference })}</p>}
      </div>
    </div>
  )
}

function goTo(event: { preventDefault: () => void }, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
  control.scrollIntoView({ block: 'center' })
}
