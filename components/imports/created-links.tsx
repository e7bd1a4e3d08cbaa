'use client'

import { PackageCheck, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'

/** Where the waybills of an import go on: other features' pages, named by the page. */
export type CreatedPaths = { print: string; checkOut: string }

/** The next steps with what was created: its labels, then its way out of the house. */
export function CreatedLinks({ print, checkOut }: CreatedPaths) {
  const t = useTranslations('imports.next')
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-2">
      <Link href={print} className={buttonClass()}>
        <Printer aria-hidden />
        {t('print')}
      </Link>
      <Link href={checkOut} className={buttonClass()}>
        <PackageCheck aria-hidden />
        {t('checkOut')}
      </Link>
    </nav>
  )
}
