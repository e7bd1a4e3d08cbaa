'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { useJoined } from '@/components/ui/use-joined'

type ParcelFactsProps = {
  parcel: { clientOrderId: string; recipientName: string | null; place: string | null }
  className?: string
}

/** Below the number on the label: our own number, and where the parcel goes. */
export function ParcelFacts({ parcel, className }: ParcelFactsProps) {
  const t = useTranslations('scan')
  const joined = useJoined()
  const { clientOrderId, recipientName, place } = parcel
  const to = joined([recipientName, place])
  return (
    <div className={cn('min-w-0 space-y-0.5 text-base wrap-anywhere', className)}>
      <p className="font-medium">{to === '' ? t('left.noName') : t('to', { to })}</p>
      <p>
        {t('ours')} <span className="font-mono">{clientOrderId}</span>
      </p>
    </div>
  )
}
