'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Age } from '@/components/ui/clock/age'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { QuoteAnswer } from '@/lib/parcels/model/parcel-form'
import { quoteRows } from './quote-rows'
import { useQuote } from './use-quote'
import { useQuoteText } from './use-quote-text'
import { nestedErrors, problemsInOrder } from '@/components/form/field-errors'
import { RefusalMessage } from '@/components/form/refusal-message'
import { ReadProblem } from '@/components/shell/read-json'
import { useFormStore } from '../form-context'
import { FIELD_ORDER, useFieldLabel } from '../fields'

/** What it would cost, by the platform's own words; it informs and never stands in the way. */
export function QuotePanel() {
  const t = useTranslations('parcelForm.quote')
  const quote = useQuote()
  const panel = useRef<HTMLElement>(null)
  // To the panel, before the button goes with what it belongs to.
  const ask = (again: () => void) => {
    panel.current?.focus()
    again()
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="quote-title"
      aria-busy={quote.state === 'asking' || (quote.state === 'quoted' && quote.isRenewing)}
      className="min-w-0 space-y-3 rounded-outer border bg-surface p-4 outline-none"
    >
      <Head askedAt={quote.state === 'quoted' ? quote.at : null} />
      <div aria-live="polite" className="space-y-3">
        {quote.state === 'incomplete' && (
          <p className="text-muted">
            {quote.missing ? t('missing', { count: quote.missing }) : t('waiting')}
          </p>
        )}
        {quote.state === 'asking' && <Asking />}
        {quote.state === 'failed' && (
          <>
            <FailedQuote error={quote.error} />
            <Button icon={<RotateCw aria-hidden />} onClick={() => ask(quote.again)}>
              {t('again')}
            </Button>
          </>
        )}
        {quote.state === 'quoted' && <Facts answer={quote.data} onAgain={() => ask(quote.again)} />}
      </div>
    </section>
  )
}

/** `askedAt` is in ms since 1970; null while there is no quote. */
function Head({ askedAt }: { askedAt: number | null }) {
  const t = useTranslations('parcelForm.quote')
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h2 id="quote-title" className="text-base font-semibold">
        {t('title')}
      </h2>
      {askedAt !== null && (
        <span className="text-xs text-muted">
          {t('asked')} <Age at={new Date(askedAt).toISOString()} />
        </span>
      )}
    </div>
  )
}

function Asking() {
  const t = useTranslations('parcelForm.quote')
  return (
    <>
      <p className="sr-only">{t('asking')}</p>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-20 w-full" />
    </>
  )
}

function Facts({ answer, onAgain }: { answer: QuoteAnswer; onAgain: () => void }) {
  const t = useTranslations('parcelForm.quote')
  const text = useQuoteText()
  const all = quoteRows(answer.facts)
  // Amounts say their currency themselves.
  const rows = all.filter(({ label }) => label !== 'currency')
  return (
    <>
      {rows.length === 0 && <p>{t('empty')}</p>}
      <dl className="divide-y">
        {rows.map((row, at) => (
          <div key={at} className="flex justify-between gap-4 py-1.5">
            <dt className="min-w-0 wrap-anywhere text-muted">{text(row).name}</dt>
            <dd
              className={
                row.label === 'total'
                  ? 'text-lg font-semibold tabular-nums'
                  : 'min-w-0 text-right wrap-anywhere tabular-nums'
              }
            >
              {text(row).value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{t(answer.quote ? 'holds' : 'noKey')}</p>
      <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={onAgain}>
        {t('again')}
      </Button>
    </>
  )
}

/**
 * Why there is no quote. What the platform refuses it would refuse as an order too: told in its
 * words, with the fields that it speaks of. After anything else the order can be placed without.
 */
export function FailedQuote({ error }: { error: Error }) {
  const t = useTranslations('parcelForm.quote')
  const labelOf = useFieldLabel()
  const hasContract = useFormStore()?.hasContract ?? true
  const refusal = error instanceof ReadProblem ? error.refusal : null
  const isRefused = refusal?.problem === 'platformRefused'
  const problems = nestedErrors((isRefused && refusal.fields) || {})
  const fields = problemsInOrder(problems, FIELD_ORDER).map(({ name }) => labelOf(name))
  return (
    <>
      <p>
        {t('failed')}
        {refusal && refusal.problem !== 'wrongInput' && <RefusalMessage refusal={refusal} />}
      </p>
      {fields.length > 0 && <p>{t('speaksOf', { fields: fields.join(' · ') })}</p>}
      {!isRefused && <p>{t(hasContract ? 'without' : 'withoutContract')}</p>}
    </>
  )
}
