'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '../button'
import { cn } from '../cn'
import { useEarlyChange } from './input'

type MenuSelectProps<Value extends string> = {
  label: string
  icon: ReactNode
  value: Value
  /** `lang` where the words of a choice are of another language than the page. */
  options: readonly { value: Value; label: string; lang?: string }[]
  onChange: (value: Value) => void
  disabled?: boolean
  /** What is chosen stands beside the icon. */
  showsChoice?: boolean
}

/**
 * A button that opens the browser's own list, which lies over it unseen: fingers and keys know it,
 * and it opens before the page's scripts have run.
 */
export function MenuSelect<Value extends string>(props: MenuSelectProps<Value>) {
  const { label, icon, value, options, onChange, disabled, showsChoice = false } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <span
      className={buttonClass({
        variant: 'quiet',
        size: 'counter',
        className: cn(
          'relative min-w-12 px-2 text-sm has-focus-visible:outline-2',
          'has-focus-visible:outline-accent',
        ),
      })}
    >
      {icon}
      {showsChoice && (
        <span aria-hidden lang={chosen?.lang}>
          {chosen?.label}
        </span>
      )}
      <select
        aria-label={label}
        title={label}
        autoComplete="off"
        value={value}
        disabled={disabled}
        ref={useEarlyChange<HTMLSelectElement>(undefined, value)}
        onChange={({ target }) => {
          const option = options.find((one) => one.value === target.value)
          if (option) onChange(option.value)
        }}
        // Of 16 px, or a phone zooms in; with colours of its own, as the list takes them over.
        className="absolute inset-0 size-full cursor-pointer bg-surface text-base text-text opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
