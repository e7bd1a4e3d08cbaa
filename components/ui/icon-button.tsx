import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> & {
  /** What it does, in words: read aloud, and shown when the pointer rests. */
  label: string
  icon: ReactNode
  size?: ButtonSize
  variant?: ButtonVariant
}

const SQUARE = { desk: 'size-9 px-0', counter: 'size-12 px-0' }
const BY_DENSITY = cn(
  'size-9 px-0 pointer-coarse:size-12',
  'in-data-[density=counter]:size-12 in-data-[density=counter]:px-0',
)

/** A square button with an icon only. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size, variant = 'quiet', className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={buttonClass({
        variant,
        size,
        className: cn(size ? SQUARE[size] : BY_DENSITY, '[&_svg]:size-5', className),
      })}
    >
      {icon}
    </button>
  )
}
