'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

type LostChoicesProps = {
  lost: readonly { code: string; name: string }[]
  onRemove: (code: string) => void
}

/** What was chosen and is on offer no more: told, and taken out by nobody but the person. */
export function LostChoices({ lost, onRemove }: LostChoicesProps) {
  const t = useTranslations('parcelForm.lost')
  if (lost.length === 0) return null
  return (
    <ul role="alert" className="mb-2 flex flex-col gap-2">
      {lost.map(({ code, name }) => (
        <li
          key={code}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-outer bg-late-soft px-3 py-2 text-late"
        >
          <span className="flex min-w-0 items-start gap-2 wrap-anywhere">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t('text', { name })}
          </span>
          <Button onClick={() => onRemove(code)}>{t('remove')}</Button>
        </li>
      ))}
    </ul>
  )
}
