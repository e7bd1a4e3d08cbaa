import { cn } from '../cn'
import { Input, type InputProps } from './input'

type TextInputProps = InputProps & {
  /** A unit or mark inside the field, at its end: `HK$`, `km`. */
  unit?: string
}

export function TextInput({ className, unit, ...rest }: TextInputProps) {
  if (!unit) return <Input {...rest} className={controlClass(className)} />
  return (
    <span className="relative block">
      <Input {...rest} className={controlClass(`pr-14 ${className ?? ''}`)} />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
      >
        {unit}
      </span>
    </span>
  )
}

/**
 * What inputs, areas and selects share. Height follows the density of the page
 * (`data-density` on its root): 36 px at a desk, 48 px at a counter and never below 48 px where
 * a finger points. 16 px text on touch keeps iOS from zooming into a focused field.
 */
export function controlClass(extra?: string): string {
  return cn(
    'w-full rounded-inner border border-border-strong bg-surface px-3 text-sm text-text',
    'h-9 pointer-coarse:h-12 pointer-coarse:text-base',
    'in-data-[density=counter]:h-12 in-data-[density=counter]:text-base',
    'text-ellipsis placeholder:text-muted focus-visible:border-accent focus-visible:outline-offset-0',
    'aria-invalid:border-late aria-invalid:outline-late',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
    extra,
  )
}
