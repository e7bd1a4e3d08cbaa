'use client'

import type { ComponentProps } from 'react'
import { controlClass } from './text-input'
import { cn } from '../cn'
import { type Drawable, useDrawnValue } from './drawn'
import { useEarlyChange } from './input'

const TALL = 'h-auto pointer-coarse:h-auto in-data-[density=counter]:h-auto'

type TextAreaProps = ComponentProps<'textarea'> & Drawable

/** Several lines; grows with what is typed where the browser can. */
export function TextArea({ className, rows = 2, ref, drawn, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={rows}
      {...useDrawnValue(drawn)}
      {...rest}
      ref={useEarlyChange(ref)}
      className={controlClass(cn(TALL, 'field-sizing-content max-h-60 min-h-16 py-2', className))}
    />
  )
}
