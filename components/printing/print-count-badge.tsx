'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'

/** That a label was printed, and how often; nothing where it never was. */
export function PrintCountBadge({ count }: { count: number }) {
  const t = useTranslations('printing')
  if (count === 0) return null
  return (
    <Meaning kind={count > 1 ? 'waiting' : 'done'} icon={<Printer aria-hidden />}>
      {t('printedTimes', { count })}
    </Meaning>
  )
}
