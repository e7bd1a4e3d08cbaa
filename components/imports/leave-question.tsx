'use client'

import { useTranslations } from 'next-intl'
import { Confirm } from '@/components/ui/confirm'
import type { LeaveGuard } from './use-leave-guard'

/** Asked of whoever leaves while changes could not be saved. */
export function LeaveQuestion({ isAsking, stay, leave }: LeaveGuard) {
  const t = useTranslations('imports.leave')
  return (
    <Confirm
      open={isAsking}
      onOpenChange={(open) => !open && stay()}
      title={t('title')}
      text={t('text')}
      confirmLabel={t('leave')}
      danger
      onConfirm={leave}
    />
  )
}
