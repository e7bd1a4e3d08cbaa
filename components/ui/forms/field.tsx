'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { cn } from '../cn'

/** What `Field` hands to the control it labels. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: ReactNode
  /** Given where the control already has an id that something else points to. */
  id?: string
  help?: ReactNode
  /** The words of what is wrong; nothing is wrong without it. */
  error?: string | undefined
  /** `false` says "optional" beside the label; leave it out where nothing needs saying. */
  required?: boolean
  /** How much of the room is used, in characters. */
  counter?: { used: number; max: number }
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, then the error where the eye is, then help; all tied together by id. */
export function Field(props: FieldProps) {
  const { label, id, help, error, required, counter, className, children } = props
  const own = useId()
  const t = useTranslations('common')
  const controlId = id ?? own
  const ids = [error && `${controlId}-error`, help && `${controlId}-help`].filter(Boolean)
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="font-medium">
          {label}
          {required === false && (
            <span className="font-normal text-muted"> {t('optionalMark')}</span>
          )}
        </label>
        {counter && <Counter {...counter} />}
      </div>
      {children({
        id: controlId,
        'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${controlId}-help`} className="text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

/** One line under a control: what is wrong with it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-late">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

function Counter({ used, max }: { used: number; max: number }) {
  return (
    <span
      className={cn('text-xs tabular-nums', used > max ? 'font-medium text-late' : 'text-muted')}
    >
      {used}/{max}
    </span>
  )
}
