'use client'

import { useTranslations } from 'next-intl'
import type { BatchParts } from './patch-batch'

/** How many parcels are still to go, big enough to be read from the ramp. */
export function CountPanel({ parts }: { parts: BatchParts }) {
  const t = useTranslations('scan.left')
  const { left, out, unconfirmed, gone } = parts
  const total = left.length + out.length
  return (
    <section className="rounded-outer border bg-surface p-4">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        {left.length === 0 && out.length > 0 ? (
          <span className="text-xl font-semibold text-done">{t('none')}</span>
        ) : (
          <>
            <span className="text-code font-semibold tabular-nums">{left.length}</span>
            <span className="text-lg font-medium">{t('count', { count: left.length })}</span>
          </>
        )}
      </p>
      <p className="text-base tabular-nums">{t('out', { out: out.length, total })}</p>
      {unconfirmed.length > 0 && (
        <p className="mt-2 text-waiting">{t('unconfirmed', { count: unconfirmed.length })}</p>
      )}
      {gone.length > 0 && <p className="mt-2">{t('gone', { count: gone.length })}</p>}
    </section>
  )
}
