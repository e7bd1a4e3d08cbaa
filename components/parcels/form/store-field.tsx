'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { Select } from '@/components/ui/select'
import { pickupContactsAt } from './choose-store'
import type { DraftParcel } from './draft'
import { useFormStore, useFormSurroundings } from './form-context'
import { ParcelField } from './parcel-field'

/** Which store sends it: never guessed among several. */
export function StoreField() {
  const t = useTranslations('parcelForm')
  const { stores } = useFormSurroundings()
  const before = useFormStore()
  const { control, getValues, setValue } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'storeId' })
  const choose = (id: number | undefined) => {
    const next = stores.find((store) => store.id === id)
    setValue('pickup.contacts', pickupContactsAt(getValues(), { before, next }))
    field.onChange(id)
  }
  return (
    <ParcelField name="storeId" label={t('store')} required>
      {(props) => (
        <Select
          {...props}
          ref={field.ref}
          name={field.name}
          value={field.value ?? ''}
          onBlur={field.onBlur}
          onChange={({ target }) => choose(Number(target.value) || undefined)}
        >
          <option value="">{t('chooseStore')}</option>
          {stores.map((store) => (
            <option key={store.id} value={store.id}>
              {store.shownName} · {store.code}
            </option>
          ))}
        </Select>
      )}
    </ParcelField>
  )
}
