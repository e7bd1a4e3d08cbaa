'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { WaybillStore } from '@/lib/express/schema'
import { fieldId } from './form-order'
import type { TypedWaybill } from './typed-waybill'
import { useFieldProblem } from './use-field-problem'

type StoreFieldProps = {
  stores: readonly WaybillStore[]
  onChange: (storeId: number | undefined) => void
}

/** Whose waybill it is. Never guessed among several. */
export function StoreField({ stores, onChange }: StoreFieldProps) {
  const t = useTranslations('waybills.form')
  const { control } = useFormContext<TypedWaybill>()
  const storeId = useWatch({ control, name: 'storeId' })
  const error = useFieldProblem('storeId')
  return (
    <Field id={fieldId('storeId')} label={t('store')} error={error} required className="max-w-md">
      {(props) => (
        <Select
          {...props}
          value={storeId ?? ''}
          onChange={({ target }) => onChange(Number(target.value) || undefined)}
        >
          <option value="">{t('chooseStore')}</option>
          {stores.map((store) => (
            <option key={store.id} value={store.id}>
              {store.name} · {store.code}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
