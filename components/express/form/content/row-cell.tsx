'use client'

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/forms/field'
import { fieldId, useFieldError } from '../fields'

type RowCellProps = {
  path: string
  /** Names the row as well; seen where the columns have no head. */
  label: string
  required: boolean
  className?: string
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-required': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** One field of a row: its label is the column's where there is room for columns. */
export function RowCell({ path, label, required, className, children }: RowCellProps) {
  const id = fieldId(path)
  const error = useFieldError(path)
  return (
    <div className={cn('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="text-muted sm:sr-only">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
        'aria-describedby': error && `${id}-error`,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
