'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useStoreTime } from '@/components/orders/use-store-time'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { printingPaths } from '@/lib/printing/keys'
import type { UnansweredRun } from '@/lib/printing/schema'

/** Whoever left before saying whether it printed is asked again. */
export function UnansweredRuns({ runs }: { runs: readonly UnansweredRun[] }) {
  const t = useTranslations('printing.unanswered')
  // Home express is Hong Kong's alone.
  const time = useStoreTime('HK')
  if (runs.length === 0) return null
  return (
    <Notice kind="waiting" role="status" title={t('title', { count: runs.length })}>
      <p>{t('text')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {runs.map(({ id, count, shownAt }) => (
          <li key={id}>
            <Link href={printingPaths.run(id)} className={buttonClass()}>
              {t('run', { count, time: time.full(shownAt) })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
