'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type PinOfAnotherProps = {
  /** The address that it was put for. */
  address: string
  onKeep: () => void
  onRemove: () => void
}

/** Asks whether the pin of the address that stood there before is right for this one (0101). */
export function PinOfAnother({ address, onKeep, onRemove }: PinOfAnotherProps) {
  const t = useTranslations('orders.pin')
  return (
    <Notice kind="late" role="status" title={t('forAnother', { address })}>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onKeep}>{t('keep')}</Button>
        <Button onClick={onRemove}>{t('remove')}</Button>
      </div>
    </Notice>
  )
}
