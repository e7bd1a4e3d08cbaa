'use client'

import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** The platform's account as it came, for what has no place on the page; folded. */
export function RawAnswer({ raw }: { raw: Record<string, unknown> | null }) {
  const t = useTranslations('orders')
  if (raw === null) return null
  return (
    <details className="group min-w-0 rounded-outer border bg-surface">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('raw')}
      </summary>
      <pre
        tabIndex={0}
        className="max-h-96 overflow-auto border-t px-4 py-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap"
      >
        {JSON.stringify(raw, null, 2)}
      </pre>
    </details>
  )
}
