'use client'

import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { FieldError } from '@/components/ui/forms/field'
import { Skeleton } from '@/components/ui/skeleton'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

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

/** Rows of times on their way. */
export function SlotSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-2">
      <Skeleton className="h-5 w-32" />
      <div className="rounded-outer border">
        {[3, 3, 3].map((chips, row) => (
          <div key={row} className="flex gap-2 px-3 py-2 not-first:border-t">
            <Skeleton className="h-11 w-24" />
            {Array.from({ length: chips }, (_, chip) => (
              <Skeleton key={chip} className="h-11 w-28" />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/**
 * The keys of a radio group whose radios are buttons: one of them is reached by Tab (the chosen
 * one, where there is one), arrows move among all and choose what can be chosen. What cannot takes
 * the focus all the same, so that its reason is heard.
 */
export function useRoving(keys: readonly string[], chosen: string | null) {
  const [active, setActive] = useState<string | null>(null)
  const tabbable = [active, chosen].find((key) => key !== null && keys.includes(key)) ?? keys[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
    const at = radios.findIndex((radio) => radio === event.target)
    const next = at < 0 ? undefined : radios[step(at, radios.length)]
    if (!next) return
    event.preventDefault()
    next.focus()
    if (next.getAttribute('aria-disabled') !== 'true') next.click()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setActive(null)
  }
  return { tabbable, setActive, groupProps: { onKeyDown, onBlur } }
}
