import type { ReactNode } from 'react'
import { cn } from '../cn'
import { Input } from './input'

type SegmentedProps<Value extends string> = {
  /** What is being chosen: read aloud, not shown. */
  label: string
  name: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/**
 * One of two to four views of the same thing, side by side, as high as a button of the page's
 * density. Radio buttons underneath.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, name, options, value, onChange, className } = props
  return (
    <fieldset
      className={cn('inline-flex min-w-0 gap-0.5 rounded-outer border bg-sunken p-0.5', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'flex flex-1 items-center justify-center gap-1.5 rounded-inner px-3 whitespace-nowrap',
            'h-7.5 in-data-[density=counter]:h-10.5 pointer-coarse:h-10.5 [&_svg]:size-4',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
            option.value === value
              ? 'border border-border-strong bg-surface font-medium text-text'
              : 'border border-transparent text-muted hover:text-text',
          )}
        >
          <Input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
