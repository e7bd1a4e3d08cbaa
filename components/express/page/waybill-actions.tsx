'use client'

import { CopyPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { expressPaths } from '@/lib/express/keys'
import type { WaybillDetail } from '@/lib/express/schema'
import type { Permission } from '@/lib/domain/permissions'
import { CancelButton } from './cancel-button'

type WaybillActionsProps = { waybill: WaybillDetail; may: readonly Permission[] }

/** What can be done with a waybill as a whole. */
export function WaybillActions({ waybill, may }: WaybillActionsProps) {
  const t = useTranslations('waybillPage')
  const { card, asked } = waybill
  return (
    <div className="flex flex-wrap items-start gap-2">
      {asked && may.includes('express.place') && (
        <Link href={expressPaths.newWaybill({ clone: card.id })} className={buttonClass()}>
          <CopyPlus aria-hidden />
          {t('clone')}
        </Link>
      )}
      <CancelButton waybill={waybill} mayCancel={may.includes('express.cancel')} />
    </div>
  )
}
