'use client'

import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'
import { isClosed } from '@/lib/domain/stages'
import type { Courier, OrderDetail } from '@/lib/orders/schema'
import { CallLink } from './call-link'
import { Panel } from './panel'
import { WhereCourier } from './where-courier'

/** Who brings it, how to call them, and how far they are, as far as is known. */
export function CourierPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.courier')
  const { courier, stage } = order.card
  const nobody = order.selfPickup ? 'selfPickup' : 'none'
  return (
    <Panel title={t('title')}>
      {courier ? <Who courier={courier} /> : <p className="text-muted">{t(nobody)}</p>}
      {isClosed(stage)
        ? order.trail.length > 0 && <p className="mt-3 text-muted">{t('gone')}</p>
        : courier && <WhereCourier order={order} />}
    </Panel>
  )
}

function Who({ courier }: { courier: Courier }) {
  const t = useTranslations('food.courier')
  const { name, plate, phone, confirmed } = courier
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-lg">
        <span className="font-semibold wrap-anywhere">{name ?? t('nameless')}</span>
        {plate && <span className="font-mono">{t('plate', { plate })}</span>}
      </p>
      {!confirmed && (
        <div>
          <Meaning kind="waiting">{t('unconfirmed')}</Meaning>
          <p className="mt-1 text-muted">{t('unconfirmedHelp')}</p>
        </div>
      )}
      {phone ? (
        <CallLink phone={phone} name={name} className="w-full" />
      ) : (
        <p className="text-muted">{t('noPhone')}</p>
      )}
    </div>
  )
}
