'use client'

import { CalendarClock, CopyPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { AsOf } from '@/components/orders/page/as-of'
import { HeroFrame, HeroNumber } from '@/components/orders/page/hero-frame'
import { nextOf } from '@/components/orders/page/next-of'
import { StageSteps } from '@/components/orders/page/stage-steps'
import { useMoney } from '@/components/orders/use-money'
import { useStoreTime } from '@/components/orders/use-store-time'
import { buttonClass } from '@/components/ui/button'
import { TimeLeft } from '@/components/ui/clock/age'
import { useNow } from '@/components/ui/clock/use-now'
import { PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'
import { parcelPaths } from '@/lib/parcels/keys'
import type { ParcelDetail } from '@/lib/parcels/model/parcel-detail'
import { CancelParcel } from './cancel-parcel'

const LOOK_MS = 10_000

type ParcelHeroProps = { parcel: ParcelDetail; mayPlace: boolean }

/** Which parcel, for whom, how far it is, until when it must be accepted, and what can be done. */
export function ParcelHero({ parcel, mayPlace }: ParcelHeroProps) {
  const t = useTranslations('parcelPage')
  const lists = useTranslations('lists')
  const { card } = parcel
  return (
    <HeroFrame
      card={card}
      back={{ href: parcelPaths.parcels(), label: t('back') }}
      heading={t.rich('headingBig', {
        number: card.platformOrderId ?? card.clientOrderId,
        big: (number) => <HeroNumber>{number}</HeroNumber>,
      })}
      name={card.recipientName ?? lists('noName')}
      address={card.address}
      actions={<HeroActions parcel={parcel} mayPlace={mayPlace} />}
      steps={card.placing === 'placed' && <StageSteps stage={card.stage} family="parcel" />}
      standing={<WhatNext parcel={parcel} />}
    >
      <HeroFacts parcel={parcel} />
      <Deadline parcel={parcel} />
      {card.placing === 'placed' && (
        <AsOf
          orderId={card.id}
          asOf={parcel.asOf}
          language={parcel.language}
          isForeign={parcel.isForeign}
          canAsk={card.platformOrderId !== null}
        />
      )}
    </HeroFrame>
  )
}

/** What can be done with a parcel as a whole. */
function HeroActions({ parcel, mayPlace }: ParcelHeroProps) {
  const t = useTranslations('parcelPage')
  const { id, origin, isPseudonymised } = parcel.card
  return (
    <>
      {mayPlace && origin === 'here' && !isPseudonymised && (
        <Link href={parcelPaths.newParcel({ clone: id })} className={buttonClass()}>
          <CopyPlus aria-hidden />
          {t('clone')}
        </Link>
      )}
      <CancelParcel parcel={parcel} />
    </>
  )
}

/** One sentence of what comes next; of a status that is not known, the platform's own words. */
function WhatNext({ parcel: { card, region } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage.next')
  const time = useStoreTime(region)
  const next = nextOf(card, useNow(LOOK_MS))
  if (card.placing === 'placed' && card.stage === 'unknown' && card.statusText) {
    return <p className="text-base wrap-anywhere">“{card.statusText}”</p>
  }
  // Nothing is forecast of parcels, and nobody fetches one (conventions §2.4).
  if (next === null || next.kind === 'expected' || next.kind === 'pickup') return null
  if (next.kind !== 'ended') return <p className="text-base font-medium">{t(next.kind)}</p>
  return (
    next.at && <p className="text-base font-medium">{t('ended', { time: time.full(next.at) })}</p>
  )
}

/** When it is picked up, what it is sent as, and what was agreed to be paid. */
function HeroFacts({ parcel: { facts, agreedCents, region } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage')
  const time = useStoreTime(region)
  const money = useMoney(region)
  if (!facts.scheduledFor && !facts.product && agreedCents === null) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 font-medium tabular-nums">
      {facts.scheduledFor && (
        <li className="flex items-center gap-1.5">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          {t('scheduledFor')} {time.full(facts.scheduledFor)}
        </li>
      )}
      {agreedCents !== null && <li>{t('agreed', { amount: money(agreedCents) })}</li>}
      {facts.product && (
        <li className="font-normal text-muted">
          <Product code={facts.product} />
        </li>
      )}
    </ul>
  )
}

/** A product that this version does not know keeps the platform's own name for it. */
function Product({ code }: { code: string }) {
  const t = useTranslations('parcelForm.product.name')
  const known = PARCEL_PRODUCTS.find((product) => product === code)
  return (
    <>
      {known && <>{t(known)} · </>}
      <span className="font-mono">{code}</span>
    </>
  )
}

/** `publish_until_time`, as long as nobody has accepted (conventions §2.4, trap 26). */
function Deadline({ parcel: { card, facts, region } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage.deadline')
  const time = useStoreTime(region)
  const now = useNow(LOOK_MS)
  const { autoCancelAt } = facts
  if (card.placing !== 'placed' || card.stage !== 'waiting' || !autoCancelAt) return null
  const isOver = Date.parse(autoCancelAt) <= now
  return (
    <p className="tabular-nums">
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
