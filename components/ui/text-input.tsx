import type { ComponentProps } from 'react'
import { controlClass } from './control-class'
import { Input } from './input'

type TextInputProps = ComponentProps<'input'> & {
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
