'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formFields } from '@/components/form/form-fields'
import type { FieldControl } from '@/components/ui/forms/field'
import { LONGEST_KITCHEN_NOTE, ORDER_TEXT_LIMITS } from '@/lib/food/model/typed-order'
import type { DraftOrder } from './draft'
import { problemKey } from './form-problem'

/** What each field is called, by keys of `food.form`; in the order in which the form is read. */
const LABELS = {
  storeId: 'store',
  recipientPhone: 'phone',
  recipientName: 'name',
  delivery: 'delivery',
  address: 'address',
  addressId: 'addressId',
  location: 'pin',
  amount: 'amount',
  paymentKind: 'payment',
  when: 'when',
  scheduledFor: 'scheduledFor',
  remark: 'remark',
  storeRemark: 'storeRemark',
  kitchenNote: 'kitchenNote',
  clientOrderId: 'clientOrderId',
  pickupCode: 'pickupCode',
} as const satisfies Partial<Record<keyof DraftOrder, string>>

type FieldName = keyof typeof LABELS

export const { focusField, useFieldError, groupProps, FormField, StoreField, ErrorSummary } =
  formFields<FieldName>({
    prefix: 'order',
    order: Object.keys(LABELS),
    messages: 'food.form',
    useLabel() {
      const t = useTranslations('food.form')
      return (name) => t(LABELS[name])
    },
    useProblem() {
      const t = useTranslations('food.form.problems')
      return (name, message) => t(problemKey(name, message))
    },
  })

const LIMITS = { ...ORDER_TEXT_LIMITS, kitchenNote: LONGEST_KITCHEN_NOTE }

type TextField = keyof typeof LIMITS

type OrderFieldProps = {
  /** Fields that are texts; some without a number of characters to say. */
  name: TextField | 'addressId' | 'amount' | 'scheduledFor' | 'pickupCode'
  help?: ReactNode
  required?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A field of the order form under its name, with its room when it is nearly full. */
export function OrderField({ name, ...rest }: OrderFieldProps) {
  const t = useTranslations('food.form')
  const { control } = useFormContext<DraftOrder>()
  const typed = useWatch({ control, name })
  const counter = name in LIMITS ? roomOf(name as TextField, typed ?? '') : null
  return <FormField {...rest} name={name} label={t(LABELS[name])} {...(counter && { counter })} />
}

/** From this share on a counter says how much room is left. */
const NEAR = 0.8

/** How full a field is, once it is nearly so. */
export function roomOf(name: TextField, text: string): { used: number; max: number } | null {
  const max = LIMITS[name]
  const used = text.trim().length
  return used >= max * NEAR ? { used, max } : null
}
