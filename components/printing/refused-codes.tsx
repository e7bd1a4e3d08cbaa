'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import type { Added } from '@/lib/printing/schema'

type RefusedCodesProps = { refused: Added['refused']; onDismiss: () => void }

/** Codes that stand for nothing that can be printed, each with the reason; the latest first. */
export function RefusedCodes({ refused, onDismiss }: RefusedCodesProps) {
  const t = useTranslations('printing.scan')
  if (refused.length === 0) return null
  return (
    <Notice
      kind="late"
      role="alert"
      title={t('refused', { count: refused.length })}
      action={<IconButton label={t('dismiss')} icon={<X aria-hidden />} onClick={onDismiss} />}
    >
      <ul className="mt-1 max-h-40 overflow-y-auto">
        {refused.map(({ code, why }, index) => (
          <li key={`${code} ${index}`} className="wrap-anywhere">
            <span className="font-mono font-medium">{code}</span>: {t(`why.${why}`)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
