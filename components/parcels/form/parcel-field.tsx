'use client'

import type { ReactNode } from 'react'
import { Field, type FieldControl } from '@/components/ui/field'
import { fieldId } from './field-ids'
import { useFieldError } from './use-field-error'

type ParcelFieldProps = {
  /** Dotted, as in the form's values. */
  name: string
  label: ReactNode
  help?: ReactNode
  required?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A field of the parcel form with its label and its problem. */
export function ParcelField({ name, ...rest }: ParcelFieldProps) {
  return <Field {...rest} id={fieldId(name)} error={useFieldError(name)} />
}
