'use client'

import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'
import type { Region } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import type { Courier } from '@/lib/orders/model/order-card'
import { CallLink } from './call-link'

type CourierIdentityProps = {
  courier: Courier
  family: Family
  region: Region
  /** The order has ended: nothing is handed over any more. */
  isOver: boolean
}

/** Who brings it, by which plate to know them, and one press to call them. */
export function CourierIdentity({ courier, family, region, isOver }: CourierIdentityProps) {
  const t = useTranslations('orders.courier')
  const { name, plate, phone, confirmed } = courier
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-lg">
        <span className="font-semibold wrap-anywhere">{name ?? t('nameless', { family })}</span>
        {plate && <span className="font-mono">{t('plate', { plate })}</span>}
      </p>
      {!confirmed && (
        <div>
          <Meaning kind={isOver ? 'neutral' : 'waiting'}>
            {t(isOver ? 'unconfirmedOver' : 'unconfirmed')}
          </Meaning>
          <p className="mt-1 text-muted">
            {isOver ? t('unconfirmedOverHelp') : t('unconfirmedHelp', { family })}
          </p>
        </div>
      )}
      {phone ? (
        <CallLink phone={phone} region={region} name={name} className="w-full" />
      ) : (
        <p className="text-muted">{t('noPhone')}</p>
      )}
    </div>
  )
}
