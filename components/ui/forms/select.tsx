'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { controlClass } from './text-input'
import { type Drawable, useDrawnValue } from './drawn'
import { useEarlyChange } from './input'

type SelectProps = ComponentProps<'select'> & Drawable

/** The browser's own select: its list is the one that a finger and a keyboard know. */
export function Select({ className, children, ref, drawn, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...useDrawnValue(drawn)}
        {...rest}
        ref={useEarlyChange(ref, rest.value)}
        className={controlClass(cn('appearance-none truncate pr-9', className))}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
