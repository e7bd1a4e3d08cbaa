import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'desk' | 'counter'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize | undefined
  className?: string | undefined
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover',
  secondary: 'bg-surface text-text border-border-strong hover:bg-sunken',
  quiet: 'text-text border-transparent bg-transparent hover:bg-sunken',
  danger: 'bg-surface text-late border-late hover:bg-late-soft',
}

const DISABLED = cn(
  'disabled:not-aria-busy:border-border disabled:not-aria-busy:bg-sunken',
  'disabled:not-aria-busy:text-muted',
)

const DESK = 'h-9 px-3 text-sm'
const COUNTER = 'h-12 px-5 text-base'
/** Without a size the density of the page decides. */
const BY_DENSITY = cn(
  DESK,
  'in-data-[density=counter]:h-12 in-data-[density=counter]:px-5 pointer-coarse:h-12',
  'in-data-[density=counter]:text-base',
)

/** The look of a button, for links that act like one. */
export function buttonClass({ variant = 'secondary', size, className }: Look = {}): string {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-inner border font-medium',
    'whitespace-nowrap transition-colors duration-150 select-none [&_svg]:size-4 [&_svg]:shrink-0',
    'disabled:cursor-not-allowed aria-busy:opacity-80 print:hidden',
    // What cannot be pressed often says why, so it stays readable.
    DISABLED,
    VARIANTS[variant],
    size === 'desk' ? DESK : size === 'counter' ? COUNTER : BY_DENSITY,
    className,
  )
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** The answer is awaited: disabled, with a turning mark in the icon's place. */
    pending?: boolean
    icon?: ReactNode
  }

export function Button(props: ButtonProps) {
  const { variant, size, className, pending, icon, disabled, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={pending === true || disabled}
      aria-busy={pending}
      className={buttonClass({ ...(variant && { variant }), size, className })}
    >
      {pending ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
      {children}
    </button>
  )
}
