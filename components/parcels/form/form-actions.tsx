'use client'

import { useTranslations } from 'next-intl'
import { FormButtons } from '@/components/orders/form-buttons'
import { useQuote } from './use-quote'

type FormActionsProps = { isPending: boolean; onRestart: () => void }

/** Sends the form, and says before with which quote; or empties it, after a question. */
export function FormActions({ isPending, onRestart }: FormActionsProps) {
  const t = useTranslations('parcelForm.actions')
  return (
    <div className="flex flex-col gap-3 border-t pt-5">
      <QuoteWords />
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

/** Whether the order goes out with a quote: said before it does. */
function QuoteWords() {
  const t = useTranslations('parcelForm.actions')
  const quote = useQuote()
  if (quote.state === 'incomplete') return null
  const isWithout = quote.state === 'failed' || (quote.state === 'quoted' && !quote.data.quote)
  const key = quote.state === 'asking' ? 'quoteComing' : isWithout ? 'noQuote' : 'withQuote'
  return <p className={isWithout ? 'font-medium' : 'text-muted'}>{t(key)}</p>
}
