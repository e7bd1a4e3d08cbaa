'use client'

import { CopyPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { parcelPaths } from '@/lib/parcels/keys'
import type { ParcelDetail } from '@/lib/parcels/schema'
import { CancelParcel } from './cancel-parcel'

type ParcelActionsProps = { parcel: ParcelDetail; mayPlace: boolean }

/** What can be done with a parcel as a whole. */
export function ParcelActions({ parcel, mayPlace }: ParcelActionsProps) {
  const t = useTranslations('parcelPage')
  const { id, origin } = parcel.card
  return (
    <div className="flex flex-wrap items-start gap-2">
      {mayPlace && origin === 'here' && (
        <Link href={parcelPaths.newParcel({ clone: id })} className={buttonClass()}>
          <CopyPlus aria-hidden />
          {t('clone')}
        </Link>
      )}
      <CancelParcel parcel={parcel} />
    </div>
  )
}
