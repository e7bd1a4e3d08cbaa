'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { DraftOrder } from './draft'
import { OrderField } from './order-field'

/** Who gets it: the phone first, because that is what rings. */
export function RecipientFields({ region }: { region: Region }) {
  const t = useTranslations('food.form')
  const { register } = useFormContext<DraftOrder>()
  return (
    <>
      <OrderField
        name="recipientPhone"
        required
        help={t('phoneHelp', { code: `+${areaOf(region).callingCode}` })}
      >
        {(props) => (
          <TextInput
            {...props}
            {...register('recipientPhone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            autoFocus
            className="font-mono"
          />
        )}
      </OrderField>
      <OrderField name="recipientName" required>
        {(props) => <TextInput {...props} {...register('recipientName')} autoComplete="off" />}
      </OrderField>
      <OrderField name="address" required help={t('addressHelp')}>
        {(props) => <TextArea {...props} {...register('address')} autoComplete="off" rows={2} />}
      </OrderField>
    </>
  )
}
