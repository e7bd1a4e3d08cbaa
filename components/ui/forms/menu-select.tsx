'use client'

import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '../button'
import { useEarlyChange } from './input'

type MenuSelectProps = ComponentProps<'select'> & {
  /** What is seen of it. */
  face: ReactNode
}

/**
 * A button that opens the browser's own list, which lies over it unseen: fingers and keys know it,
 * and it opens before the page's scripts have run.
 */
export function MenuSelect({ face, ...rest }: MenuSelectProps) {
  return (
    <span
      className={buttonClass({
        variant: 'quiet',
        size: 'counter',
        className: 'relative min-w-12 px-2 text-sm has-focus-visible:outline-2',
      })}
    >
      {face}
      <select
        {...rest}
        ref={useEarlyChange<HTMLSelectElement>(undefined, rest.value)}
        // Of 16 px, or a phone zooms in.
        className="absolute inset-0 cursor-pointer text-base opacity-0"
      />
    </span>
  )
}
