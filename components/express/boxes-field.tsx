'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import { expressRules } from '@/lib/domain/express-products'
import { useProduct } from './product-context'
import { TakenField } from './taken-field'
import type { TypedWaybill } from './typed-waybill'

/** How many boxes there are; one, where the product takes no more. */
export function BoxesField() {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  const { maxBoxes } = expressRules(useProduct())
  const isOne = maxBoxes === 1
  const help = isOne ? t('boxesFixed') : t('boxesHelp', { max: maxBoxes })
  return (
    <TakenField field="boxes" label={t('fields.boxes')} help={help}>
      {(props) =>
        isOne ? (
          <TextInput {...props} key="fixed" value="1" readOnly className="bg-sunken font-mono" />
        ) : (
          <TextInput
            {...props}
            {...register('boxes')}
            key="free"
            inputMode="numeric"
            autoComplete="off"
            className="font-mono"
          />
        )
      }
    </TakenField>
  )
}
