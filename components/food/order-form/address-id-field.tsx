'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import type { DraftOrder } from './draft'
import { OrderField } from './fields'

/**
 * The ID that the platform issued for the address (food §4.2 `user_address_id`), remembered with it.
 * It is of the address that stands there when it is typed (decision 0178).
 */
export function AddressIdField() {
  const t = useTranslations('food.form')
  const { register, getValues, setValue } = useFormContext<DraftOrder>()
  const field = register('addressId', {
    onChange: () => setValue('addressIdFor', getValues('address')),
  })
  return (
    <OrderField name="addressId" required={false} help={t('addressIdHelp')}>
      {(props) => <TextInput {...props} {...field} autoComplete="off" className="font-mono" />}
    </OrderField>
  )
}
