'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { Select } from '@/components/ui/select'
import type { DraftParcel } from './draft'
import { useFormSurroundings } from './form-context'
import { ParcelField } from './parcel-field'

/** Which store sends it: never guessed among several. */
export function StoreField() {
  const t = useTranslations('parcelForm')
  const { stores, changeStore } = useFormSurroundings()
  const { control } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'storeId' })
  return (
    <ParcelField name="storeId" label={t('store')} required>
      {(props) => (
        <Select
          {...props}
          ref={field.ref}
          name={field.name}
          value={field.value ?? ''}
          onBlur={field.onBlur}
          onChange={({ target }) => changeStore(Number(target.value) || undefined)}
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
