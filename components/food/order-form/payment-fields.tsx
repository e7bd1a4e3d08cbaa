'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import { TextInput } from '@/components/ui/forms/text-input'
import { areaOf, type Region } from '@/lib/domain/areas'
import { PAYMENT_KINDS } from '@/lib/food/model/payment-kinds'
import type { DraftOrder } from './draft'
import { OrderField } from './fields'

/** What the food costs, and what a courier collects of it (food §4.2, cod_type). */
export function PaymentFields({ region, hasCourier }: { region: Region; hasCourier: boolean }) {
  const t = useTranslations('food.form')
  const { control, register } = useFormContext<DraftOrder>()
  const { field } = useController({ control, name: 'paymentKind' })
  const options = PAYMENT_KINDS.map((kind) => ({
    value: String(kind),
    label: t(`paymentKind.k${kind}`),
  }))
  return (
    <>
      <OrderField name="amount" required help={t('amountHelp')}>
        {(props) => (
          <TextInput
            {...props}
            {...register('amount')}
            unit={areaOf(region).currencySign}
            inputMode="decimal"
            autoComplete="off"
            className="font-mono"
          />
        )}
      </OrderField>
      {hasCourier && (
        <div>
          <ChoiceCards
            label={t('payment')}
            name={field.name}
            options={options}
            value={String(field.value)}
            onChange={(chosen) => field.onChange(Number(chosen))}
            className="grid-cols-2"
          />
          <p aria-live="polite" className="mt-1.5 text-muted">
            {t(`paymentMeaning.k${field.value}`)}
          </p>
        </div>
      )}
    </>
  )
}
