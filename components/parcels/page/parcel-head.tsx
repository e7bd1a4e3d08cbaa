'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { StatusPill } from '@/components/orders/stage-pill'
import { useMoney } from '@/components/orders/use-money'
import { useStoreTime } from '@/components/orders/use-store-time'
import { TimeLeft } from '@/components/ui/clock/age'
import { useNow } from '@/components/ui/clock/use-now'
import { PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'
import type { ParcelDetail } from '@/lib/parcels/model/parcel-detail'

/** Where the parcel stands, for whom it is, and until when somebody must have accepted it. */
export function ParcelHead({ parcel }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage')
  const orders = useTranslations('lists')
  const { card, region, facts } = parcel
  const time = useStoreTime(region)
  const money = useMoney(region)
  return (
    <section className="min-w-0 rounded-outer border bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <StatusPill card={card} className="text-base" />
        {facts.product && <Product code={facts.product} />}
      </div>
      <p className="mt-2 text-lg font-semibold wrap-anywhere">
        {card.recipientName ?? orders('noName')}
      </p>
      <p className="text-base wrap-anywhere">{card.address}</p>
      {facts.scheduledFor && (
        <p className="mt-2 flex items-center gap-1.5 font-medium">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          {t('scheduledFor')} {time.full(facts.scheduledFor)}
        </p>
      )}
      {parcel.agreedCents !== null && (
        <p className="mt-2 text-base font-medium tabular-nums">
          {t('agreed', { amount: money(parcel.agreedCents) })}
        </p>
      )}
      <Deadline parcel={parcel} />
    </section>
  )
}

/** A product that this version does not know keeps the platform's own name for it. */
function Product({ code }: { code: string }) {
  const t = useTranslations('parcelForm.product.name')
  const known = PARCEL_PRODUCTS.find((product) => product === code)
  return (
    <span className="text-muted">
      {known && <>{t(known)} · </>}
      <span className="font-mono">{code}</span>
    </span>
  )
}

/** `publish_until_time`, as long as nobody has accepted (conventions §2.4, trap 26). */
function Deadline({ parcel: { card, facts, region } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage.deadline')
  const time = useStoreTime(region)
  const now = useNow(10_000)
  const { autoCancelAt } = facts
  if (card.placing !== 'placed' || card.stage !== 'waiting' || !autoCancelAt) return null
  const isOver = Date.parse(autoCancelAt) <= now
  return (
    <p className="mt-2 tabular-nums">
      <span className="text-muted">{t('title')}: </span>
      {isOver ? (
        t('over', { time: time.full(autoCancelAt) })
      ) : (
        <>
          {t('text', { time: time.full(autoCancelAt) })} (<TimeLeft at={autoCancelAt} />)
        </>
      )}
    </p>
  )
}
