'use client'

import { useTranslations } from 'next-intl'
import { FormButtons } from '@/components/orders/form-buttons'

type FormActionsProps = {
  isPending: boolean
  /** The price is another than shown: pressing agrees to it. */
  isPriceNew: boolean
  onRestart: () => void
}

/** Sends the form; or empties it, after a question. */
export function FormActions({ isPending, isPriceNew, onRestart }: FormActionsProps) {
  const t = useTranslations('food.form')
  return (
    <FormButtons
      isPending={isPending}
      onRestart={onRestart}
      words={{
        submit: isPending ? t('submitting') : t(isPriceNew ? 'priceChanged.confirm' : 'submit'),
        discard: t('discard'),
        discardAsk: t('discardAsk'),
        discardText: t('discardText'),
      }}
    />
  )
}
