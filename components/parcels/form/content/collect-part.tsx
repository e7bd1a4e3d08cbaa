'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { TextInput } from '@/components/ui/forms/text-input'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { DraftParcel } from '../draft'
import { FormPart } from '../form-part'
import { ParcelField } from '../fields'

const AMOUNTS = ['freight', 'goods'] as const

/** What the courier collects at the door: the delivery, the goods, or both. */
export function CollectPart({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.collect')
  const { control, register } = useFormContext<DraftParcel>()
  const collects = useWatch({ control, name: 'collects' })
  return (
    <FormPart title={t('title')}>
      <Checkbox label={t('open')} {...register('collects')} />
      {collects && (
        <div className="grid gap-4 sm:grid-cols-2">
          {AMOUNTS.map((amount) => (
            <ParcelField key={amount} name={`collect.${amount}`} label={t(amount)} required={false}>
              {(props) => (
                <TextInput
                  {...props}
                  {...register(`collect.${amount}`)}
                  inputMode="decimal"
                  unit={areaOf(region).currencySign}
                />
              )}
            </ParcelField>
          ))}
        </div>
      )}
    </FormPart>
  )
}
