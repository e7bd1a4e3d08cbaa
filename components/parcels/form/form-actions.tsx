'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useQuote } from './use-quote'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

/** Sends the form, and says before with which quote; or empties it, after a question. */
export function FormActions({
  isPending,
  onRestart,
}: {
  isPending: boolean
  onRestart: () => void
}) {
  const t = useTranslations('parcelForm.actions')
  const [asks, setAsks] = useState(false)
  return (
    <div className="flex flex-col gap-3 border-t pt-5">
      <QuoteWords />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isPending} className="grow sm:grow-0">
          {t(isPending ? 'submitting' : 'submit')}
        </Button>
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {t('discard')}
        </Button>
      </div>
      {asks && (
        <Confirm
          open
          onOpenChange={setAsks}
          title={t('discardAsk')}
          text={t('discardText')}
          confirmLabel={t('discard')}
          danger
          onConfirm={() => {
            onRestart()
            setAsks(false)
          }}
        />
      )}
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
