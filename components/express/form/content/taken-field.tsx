'use client'

import type { ReactNode } from 'react'
import type { FieldControl } from '@/components/ui/forms/field'
import type { WaybillField } from '@/lib/domain/express/express-products'
import { useNeed } from './product-context'
import { FormField } from '../fields'

type TakenFieldProps = {
  /** Of the matrix, which says whether the field is there and whether it must be filled in. */
  field: WaybillField
  /** Of the form; given for the parts of an address, which are one field of the matrix. */
  path?: string
  label: ReactNode
  help?: ReactNode
  /** Says `optional` where the matrix does not, because an empty one is filled in by us. */
  optional?: boolean
  counter?: { used: number; max: number }
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A field of the form, if the product takes it; there is no other list of what a product takes. */
export function TakenField({ field, path = field, optional, counter, ...rest }: TakenFieldProps) {
  const need = useNeed(field)
  if (need === 'none') return null
  return (
    <FormField
      {...rest}
      name={path}
      required={need === 'required' && !optional}
      {...(counter && { counter })}
    />
  )
}
