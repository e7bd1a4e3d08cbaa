'use client'

import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneNumber } from '@/components/orders/phone-number'
import { useMoney } from '@/components/orders/use-money'
import { useSlotText } from '@/components/orders/use-slot-text'
import { useStoreTime } from '@/components/orders/use-store-time'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { useNow } from '@/components/ui/clock/use-now'
import type { Region } from '@/lib/domain/areas'
import { readsChinese } from '@/lib/domain/store-name'
import { findDistrict } from '@/lib/domain/express/hong-kong-districts'
import type { Stage } from '@/lib/domain/stages'
import { PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'
import type { ListColumn } from '@/lib/lists/model/list-columns'
import type { ListedOrder } from '@/lib/lists/model/listed-order'
import { nameOf } from '@/lib/orders/model/order-card'
import { recipientPhone } from '@/lib/orders/model/recipient-phone'
import type { ListedStore } from './shown-row'

type Cells = Readonly<Record<ListColumn, ReactNode>>

/** What each column shows of an order; null where there is nothing to show. */
export function useCells(row: ListedOrder, store: Pick<ListedStore, 'region' | 'name'>): Cells {
  const t = useTranslations('lists')
  const { card, prints, outAt, stops, place, product } = row
  const time = useStoreTime(store.region)
  const moment = useMoment(store.region)
  const money = useMoney(store.region)
  const slotText = useSlotText()
  const productName = useProductName()
  const districtName = useDistrictName()
  const phone = recipientPhone(card, store.region)
  return {
    code: card.pickupCode && <span className="font-mono font-semibold">{card.pickupCode}</span>,
    recipient: nameOf(card) ?? <span className="text-muted">{t('noName')}</span>,
    phone: phone && (
      <span className="font-mono">
        <PhoneNumber phone={phone} region={store.region} />
      </span>
    ),
    district: place && districtName(place),
    address: stops ? t('stops', stops) : card.address,
    product: product && productName(product),
    slot:
      slotText(row.slot) ??
      (card.scheduledFor && time.planned(card.scheduledFor, card.scheduledAllDay)),
    courier: card.courier?.name,
    printed:
      prints === 0 ? (
        <span className="text-muted">{t('printedTimes', { count: 0 })}</span>
      ) : (
        <span className="inline-flex items-center gap-1.5">
          <Check aria-hidden className="size-4 shrink-0 text-done" />
          {t('printedTimes', { count: prints })}
        </span>
      ),
    out: outAt
      ? moment(outAt)
      : NOT_LEFT.has(card.stage) && <span className="text-muted">{t('here')}</span>,
    total: card.totalCents !== null && money(card.totalCents),
    placed: moment(card.createdAt),
    store: store.name,
    own: <span className="font-mono">{card.clientOrderId}</span>,
  }
}

/** A moment as lists show it: with its year where that is not this one. */
export function useMoment(region: Region): (at: string) => string {
  const time = useStoreTime(region)
  const year = new Date(useNow(EVERY_HOUR_MS)).getUTCFullYear()
  return (at) => (new Date(at).getUTCFullYear() === year ? time.full(at) : time.withYear(at))
}

const EVERY_HOUR_MS = 3_600_000

/** Before it was picked up. */
const NOT_LEFT: ReadonlySet<Stage> = new Set(['waiting', 'coming', 'at-store'])

/** Columns that are left out, where nobody chose them, as long as no row has anything in them. */
const MAY_BE_EMPTY: Readonly<Partial<Record<ListColumn, (row: ListedOrder) => boolean>>> = {
  slot: ({ slot, card }) => slot === null && card.scheduledFor === null,
  courier: ({ card }) => card.courier?.name == null,
  code: ({ card }) => card.pickupCode === null,
}

export const isEmptyColumn = (column: ListColumn, rows: readonly ListedOrder[]): boolean => {
  const isEmpty = MAY_BE_EMPTY[column]
  return isEmpty !== undefined && rows.every(isEmpty)
}

/** A district in the person's language; a locker, or what nobody knows, as it is. */
export function useDistrictName(): (place: string) => string {
  const locale = useLocale()
  return (place) => {
    const found = findDistrict(place)
    return found ? (readsChinese(locale) ? found.zh : found.en) : place
  }
}

/** A product in words; one that this version does not know as the platform calls it. */
export function useProductName(): (product: string) => string {
  const express = useTranslations('printing.products')
  const parcel = useTranslations('parcelForm.product.name')
  return (product) => {
    const ofExpress = EXPRESS_PRODUCTS.find((one) => one === product)
    const ofParcels = PARCEL_PRODUCTS.find((one) => one === product)
    return ofExpress ? express(ofExpress) : ofParcels ? parcel(ofParcels) : product
  }
}
