import { useId, type ReactNode } from 'react'
import { FieldError } from '@/components/ui/field'
import type { useRoving } from './use-roving'

type SlotSectionProps = {
  title: ReactNode
  /** Says "optional" beside the title. */
  optional?: string | false
  text?: ReactNode
  error?: string | undefined
  required: boolean
  roving: ReturnType<typeof useRoving>
  children: ReactNode
}

/** A heading and the radios that it names. */
export function SlotSection(props: SlotSectionProps) {
  const { title, optional, text, error, required, roving, children } = props
  const id = useId()
  const described = [error && `${id}-error`, text && `${id}-text`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-2">
      <div>
        <p id={id} className="font-medium">
          {title}
          {optional && <span className="font-normal text-muted"> {optional}</span>}
        </p>
        {text && (
          <p id={`${id}-text`} className="text-muted">
            {text}
          </p>
        )}
      </div>
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={described || undefined}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        className="flex flex-col gap-3"
        {...roving.groupProps}
      >
        {children}
      </div>
    </div>
  )
}
