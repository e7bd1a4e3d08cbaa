'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

type StorePickerProps = {
  stores: readonly { id: number; name: string; code: string }[]
  value: number
  onChange: (id: number) => void
}

/** Which store's parcels go out here: one at a time, so that a wrong one is told. */
export function StorePicker({ stores, value, onChange }: StorePickerProps) {
  const t = useTranslations('scan')
  return (
    <Field label={t('store')} className="max-w-md">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {stores.map(({ id, name, code }) => (
            <option key={id} value={id}>
              {name} · {code}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
