'use client'

import { Unlink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'

/** For a link that ended, one that was ended, and one that never was: told the same way. */
export function LinkEnded() {
  const t = useTranslations('tracking')
  return (
    <EmptyState
      heading="h1"
      icon={<Unlink aria-hidden />}
      title={t('endedTitle')}
      text={t('endedText')}
    />
  )
}
