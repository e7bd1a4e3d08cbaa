'use client'

import type { ComponentProps } from 'react'
import { useEarlyChange } from './use-early-change'

/** The browser's own input, which tells also what was done with it before the page's scripts ran. */
export function Input({ ref, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} ref={useEarlyChange(ref)} />
}
