'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CallLink } from '@/components/orders/page/call-link'
import { Fact, Panel } from '@/components/orders/panel'
import { foodKeys } from '@/lib/food/keys'
import { recipientPhone } from '@/lib/orders/model/recipient-phone'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { CustomerNote } from '../customers/customer-note'

type CustomerPanelProps = { order: OrderDetail; mayPlace: boolean }

/** Who ordered, how to call them, what staff know of them, and what was said to whom. */
export function CustomerPanel({ order, mayPlace }: CustomerPanelProps) {
  const t = useTranslations('food')
  const client = useQueryClient()
  const { card, customer, region, remark, storeRemark } = order
  const reread = () => void client.invalidateQueries({ queryKey: foodKeys.order(card.id) })
  const phone = recipientPhone(card, region)
  const isKnown = card.recipientName ?? phone ?? card.kitchenNote
  if (!isKnown && !remark && !storeRemark) return null
  return (
    <Panel title={t('order.recipient')}>
      <div className="space-y-3">
        {card.recipientName && (
          <p className="text-base font-medium wrap-anywhere">{card.recipientName}</p>
        )}
        {phone && (
          <CallLink phone={phone} region={region} name={card.recipientName} className="w-full" />
        )}
        {customer && (
          <CustomerNote
            key={`${customer.id} ${customer.note}`}
            customer={customer}
            onSaved={mayPlace ? reread : null}
          />
        )}
        <dl className="space-y-2 empty:hidden">
          <Fact name={t('order.kitchenNote')}>{card.kitchenNote}</Fact>
          <Fact name={t('order.remark')}>{remark}</Fact>
          <Fact name={t('order.storeRemark')}>{storeRemark}</Fact>
        </dl>
      </div>
    </Panel>
  )
}
