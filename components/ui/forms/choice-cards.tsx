import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../cn'
import { Input } from './input'

type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  help?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

type ChoiceCardsProps<Value extends string> = {
  /** What is being chosen, shown above the cards. */
  label: ReactNode
  name: string
  options: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Hides the label from the eye, where a heading beside it says the same. */
  labelHidden?: boolean
  className?: string
}

/** One of a few, as big cards: radio buttons underneath, so arrows and screen readers work. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, name, options, value, onChange, labelHidden, className } = props
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      <div className={cn('grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2', className)}>
        {options.map((option) => (
          <Card
            key={option.value}
            {...option}
            name={name}
            chosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type CardProps = Choice<string> & { name: string; chosen: boolean; onChoose: () => void }

function Card({ name, value, label, help, icon, disabled, chosen, onChoose }: CardProps) {
  return (
    <label
      className={cn(
        'flex min-h-12 items-center gap-3 rounded-outer border bg-surface px-3 py-2',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        chosen ? 'border-accent bg-accent-soft ring-1 ring-accent' : 'border-border-strong',
        disabled ? 'cursor-not-allowed bg-sunken text-muted' : !chosen && 'hover:bg-sunken',
      )}
    >
      <Input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
      />
      {icon && <span className="shrink-0 text-muted [&_svg]:size-5">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {help && <span className="block text-xs text-muted">{help}</span>}
      </span>
      <Check aria-hidden className={cn('size-5 shrink-0 text-accent', !chosen && 'invisible')} />
    </label>
  )
}
