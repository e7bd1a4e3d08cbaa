'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field, type FieldControl } from '@/components/ui/field'
import type { DraftOrder } from './draft'
import { FIELD_LABELS, fieldId } from './field-ids'
import { isLimited, roomOf, type TextField } from './field-limit'
import { useFieldError } from './use-field-error'

/** Fields without a number of characters to say. */
type Unlimited = 'amount' | 'scheduledFor' | 'storeId' | 'pickupCode'

type OrderFieldProps = {
  name: TextField | Unlimited
  help?: ReactNode
  required?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A field of the order form with its label, its problem, and its room when it is nearly full. */
export function OrderField({ name, help, required, children }: OrderFieldProps) {
  const t = useTranslations('food.form')
  const error = useFieldError(name)
  const counter = useRoom(name)
  return (
    <Field
      id={fieldId(name)}
      label={t(FIELD_LABELS[name])}
      error={error}
      help={help}
      {...(required !== undefined && { required })}
      {...(counter && { counter })}
    >
      {children}
    </Field>
  )
}

function useRoom(name: OrderFieldProps['name']) {
  const { control } = useFormContext<DraftOrder>()
  const value = useWatch({ control, name })
  return isLimited(name) ? roomOf(name, String(value ?? '')) : null
}
