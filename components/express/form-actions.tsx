'use client'

import { useTranslations } from 'next-intl'
import { FormButtons } from '@/components/orders/form-buttons'

type FormActionsProps = { isPending: boolean; onRestart: () => void }

/** Sends the form; or empties it, after a question. */
export function FormActions({ isPending, onRestart }: FormActionsProps) {
  const t = useTranslations('waybills.form')
  return (
    <div className="border-t pt-5 md:pl-68">
      <FormButtons
        isPending={isPending}
        onRestart={onRestart}
        words={{
          submit: t(isPending ? 'submitting' : 'submit'),
          discard: t('discard'),
          discardAsk: t('discardAsk'),
          discardText: t('discardText'),
        }}
      />
    </div>
  )
}
