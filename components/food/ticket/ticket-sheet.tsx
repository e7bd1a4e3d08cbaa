'use client'

import type { OrderCard } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import '../ticket.css'
import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { QrCode } from '@/components/ui/qr-code'
import { PAYMENT_KINDS } from '@/lib/food/model/payment-kinds'
import { pendingCancel } from '@/components/orders/pending-cancel'
import { useMoney } from '@/components/orders/use-money'
import { useStoreTime } from '@/components/orders/use-store-time'
import { kitchenStart } from '../board/kitchen-start'

type TicketSheetProps = {
  ref: Ref<HTMLElement>
  order: OrderDetail
  qr: { size: number; path: string } | null
}

/**
 * The ticket itself: 72 mm, black on white. The customer's name is on it so that the right bag is
 * handed over; phone and address are not, for tickets get lost.
 */
export function TicketSheet({ ref, order, qr }: TicketSheetProps) {
  const t = useTranslations('ticket')
  const { card, region, selfPickup } = order
  const time = useStoreTime(region)
  const start = kitchenStart(card)
  const warning = ticketWarning(card)
  return (
    <article ref={ref} className="ticket">
      <p className="ticket-store">{order.paper.storeName}</p>
      {warning && <p className="ticket-warning">{t(warning)}</p>}
      <p className="ticket-label">{card.pickupCode ? t('pickupCode') : t('noCode')}</p>
      {card.pickupCode && <p className="ticket-code">{card.pickupCode}</p>}
      {card.scheduledFor && (
        <p className="ticket-strong">{t('promised', { time: time.full(card.scheduledFor) })}</p>
      )}
      {start && <p className="ticket-strong">{t('kitchenStart', { time: time.full(start) })}</p>}
      {selfPickup && <p className="ticket-strong">{t('selfPickup')}</p>}
      <p>{t('taken', { time: time.full(card.createdAt) })}</p>
      {card.kitchenNote && (
        <div className="ticket-kitchen">
          <p className="ticket-label">{t('forKitchen')}</p>
          <p className="ticket-note">{card.kitchenNote}</p>
        </div>
      )}
      <TicketFacts order={order} />
      {qr && (
        <div className="ticket-follow">
          <QrCode code={qr} label={t('follow')} quiet={0} className="ticket-qr" />
          <p>{t('follow')}</p>
        </div>
      )}
      <p className="ticket-number">{t('number', { number: card.clientOrderId })}</p>
    </article>
  )
}

/** What must not be overlooked in the kitchen. Keys of `ticket`. */
export function ticketWarning(
  card: OrderCard,
): 'cancelled' | 'cancelAgreed' | 'unconfirmed' | null {
  if (card.stage === 'cancelled') return 'cancelled'
  if (pendingCancel(card) === 'agreed') return 'cancelAgreed'
  return card.placing === 'unconfirmed' ? 'unconfirmed' : null
}

function TicketFacts({ order }: { order: OrderDetail }) {
  const t = useTranslations('ticket')
  const food = useTranslations('food')
  const { card, region, paymentKind, remark, storeRemark } = order
  const money = useMoney(region)
  const payment = PAYMENT_KINDS.find((kind) => kind === paymentKind)
  return (
    <dl>
      {card.recipientName && <Fact name={t('customer')}>{card.recipientName}</Fact>}
      {card.totalCents !== null && <Fact name={t('amount')}>{money(card.totalCents)}</Fact>}
      {/* "As on the receipt" tells nobody anything on the receipt itself. */}
      {payment !== undefined && payment !== 0 && (
        <Fact name={t('payment')}>{food(`form.paymentKind.k${payment}`)}</Fact>
      )}
      {storeRemark && <Fact name={t('forStore')}>{storeRemark}</Fact>}
      {remark && <Fact name={t('forCourier')}>{remark}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="ticket-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
