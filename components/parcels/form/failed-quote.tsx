'use client'

import { useTranslations } from 'next-intl'
import { RefusalWords } from '@/components/orders/refusal-words'
import { ReadProblem } from '@/components/shell/read-json'
import { inFormOrder } from './field-ids'
import { useFormStore } from './form-context'
import { useFieldLabel } from './use-field-label'

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
  const fields = inFormOrder(Object.keys((isRefused && refusal.fields) || {})).map(labelOf)
  return (
    <>
      <p>
        {t('failed')}
        {refusal && refusal.problem !== 'wrongInput' && <RefusalWords refusal={refusal} />}
      </p>
      {fields.length > 0 && <p>{t('speaksOf', { fields: fields.join(' · ') })}</p>}
      {!isRefused && <p>{t(hasContract ? 'without' : 'withoutContract')}</p>}
    </>
  )
}
