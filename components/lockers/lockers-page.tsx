'use client'

import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import type { FirstLockers } from '@/lib/lockers/model/locker-list'
import { LockerFinder } from './locker-finder'

type LockersPageProps = {
  /** Shown until all of them are there. */
  first: FirstLockers | null
  /** Where a waybill to a locker begins, by the locker's code. */
  newWaybill: (code: string) => string
}

/** Every locker of the platform on a map. */
export function LockersPage({ first, newWaybill }: LockersPageProps) {
  const t = useTranslations('lockers')
  const { stores } = useViewer()
  const may = (permission: 'express.see' | 'express.place') =>
    stores.some((store) => store.may.includes(permission))
  if (!may('express.see')) {
    return (
      <EmptyState icon={<Lock aria-hidden />} title={t('notAllowed')} text={t('notAllowedText')} />
    )
  }
  return (
    <div className="flex h-[max(36rem,calc(100dvh-var(--shell-top,0px)-var(--shell-bottom,0px)))] min-w-0 flex-col gap-2 p-4 lg:p-6">
      <PageHeader title={t('title')} text={<span className="max-md:hidden">{t('text')}</span>} />
      <LockerFinder
        first={first}
        selected={null}
        className="flex-1"
        action={({ locker }) =>
          may('express.place') && (
            <Link href={newWaybill(locker.code)} className={buttonClass({ variant: 'primary' })}>
              {t('newWaybill')}
            </Link>
          )
        }
      />
    </div>
  )
}
