'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { focusField } from '../fields'

type LostChoicesProps = {
  /** Where the focus goes when a button has gone with its line. */
  field: 'positions' | 'services'
  lost: readonly { code: string; name: string }[]
  /** On offer no more; or not known to be, since the offer could not be asked for. */
  because: 'gone' | 'unchecked'
  onRemove: (code: string) => void
}

/** What was chosen and is not among what is shown: told, and taken out by nobody but the person. */
export function LostChoices({ field, lost, because, onRemove }: LostChoicesProps) {
  const t = useTranslations('parcelForm.lost')
  const isGone = because === 'gone'
  if (lost.length === 0) return null
  return (
    <div role={isGone ? 'alert' : undefined} className="mb-2 w-full">
      <ul className="flex flex-col gap-2">
        {lost.map(({ code, name }) => (
          <li
            key={code}
            className={cn(
              'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-outer px-3 py-2',
              isGone ? 'bg-late-soft text-late' : 'bg-sunken',
            )}
          >
            <span className="flex min-w-0 items-start gap-2 wrap-anywhere">
              {isGone && <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />}
              {t(because, { name })}
            </span>
            <Button
              onClick={() => {
                focusField(field)
                onRemove(code)
              }}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
