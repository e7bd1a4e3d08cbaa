'use client'

import { UserRoundCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import type { KnownCustomer } from '@/lib/food/schema'
import { useStoreTime } from '@/components/orders/use-store-time'

type KnownCustomerNoteProps = {
  region: Region
  customer: KnownCustomer | undefined
  isError: boolean
}

/** Says that the caller is known here, and since when; or that it could not be found out. */
export function KnownCustomerNote({ region, customer, isError }: KnownCustomerNoteProps) {
  const t = useTranslations('customers')
  const time = useStoreTime(region)
  return (
    <div role="status" className="-mt-2 empty:hidden">
      {customer ? (
        <p className="flex items-center gap-2 text-done">
          <UserRoundCheck aria-hidden className="size-4 shrink-0" />
          {t('known', { count: customer.orderCount, at: time.full(customer.lastOrderAt) })}
        </p>
      ) : (
        isError && <p className="text-muted">{t('lookupFailed')}</p>
      )}
    </div>
  )
}
