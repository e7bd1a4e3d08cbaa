'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { Select } from '@/components/ui/select'
import type { DraftOrder } from './draft'
import type { FoodStore } from './food-store'
import { OrderField } from './order-field'

/** Where the food comes from. Never guessed among several: a wrong store is a cold meal. */
export function StoreField({ stores }: { stores: readonly FoodStore[] }) {
  const t = useTranslations('food.form')
  const { control } = useFormContext<DraftOrder>()
  const { field } = useController({ control, name: 'storeId' })
  return (
    <OrderField name="storeId" required>
      {(props) => (
        <Select
          {...props}
          ref={field.ref}
          name={field.name}
          value={field.value ?? ''}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(Number(target.value) || undefined)}
        >
          <option value="">{t('chooseStore')}</option>
          {stores.map((store) => (
            <option key={store.id} value={store.id}>
              {store.name} · {store.code}
            </option>
          ))}
        </Select>
      )}
    </OrderField>
  )
}
