'use client'

import { useTranslations } from 'next-intl'
import { Fact } from '@/components/orders/panel'
import type { OfferMeta as Meta } from '@/lib/domain/express/slots'

const PARTS = ['datetime', 'workingDay', 'productType', 'destinationType'] as const

/** What the platform says of its whole offer, in its own words: meanings are not published (express §2.4). */
export function OfferMeta({ meta }: { meta: Meta }) {
  const t = useTranslations('slots.meta')
  const told = PARTS.filter((part) => meta[part] !== null)
  if (told.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <p className="mb-1 text-xs text-muted">{t('title')}</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {told.map((part) => (
          <Fact key={part} name={t(part)}>
            <span className="font-mono">{meta[part]}</span>
          </Fact>
        ))}
      </dl>
    </section>
  )
}
