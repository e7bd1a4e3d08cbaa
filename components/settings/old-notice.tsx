'use client'

import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/clock/age'
import { Notice } from '@/components/ui/notice'

/** What is shown is old, and how old: the server does not answer. */
export function OldNotice({ at }: { at: string }) {
  const t = useTranslations('health')
  return (
    <Notice kind="late" role="alert">
      {t.rich('old', { age: () => <Age at={at} /> })}
    </Notice>
  )
}
