import { useId, type ReactNode } from 'react'
import { cn } from '../cn'
import { Input, type InputProps } from './input'

type CheckboxProps = Omit<InputProps, 'type'> & { label: ReactNode; help?: ReactNode }

/** The whole line can be pressed. */
export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const helpId = useId()
  return (
    <label
      className={cn(
        'flex min-h-9 items-start gap-3 py-1.5 pointer-coarse:min-h-12',
        'in-data-[density=counter]:min-h-12 in-data-[density=counter]:py-3',
        'has-disabled:cursor-not-allowed has-disabled:text-muted',
        className,
      )}
    >
      <Input
        {...rest}
        type="checkbox"
        aria-describedby={help ? helpId : undefined}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {help && (
          <span id={helpId} className="block text-muted">
            {help}
          </span>
        )}
      </span>
    </label>
  )
}
