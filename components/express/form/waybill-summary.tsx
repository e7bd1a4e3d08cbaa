'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSlotText } from '@/components/orders/use-slot-text'
import { cn } from '@/components/ui/cn'
import { useJoined } from '@/components/ui/use-joined'
import { addressLine } from '@/lib/domain/express/address-line'
import { expressRules, takes, type ExpressProduct } from '@/lib/domain/express/express-products'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'

type WaybillSummaryProps = { product: ExpressProduct; children: ReactNode }

/** What will be asked for, beside the form wherever it is scrolled to, with what sends it. */
export function WaybillSummary({ product, children }: WaybillSummaryProps) {
  const t = useTranslations('waybills.form')
  const { control } = useFormContext<TypedWaybill>()
  const [recipient, boxes, weight, pickup, delivery, collect] = useWatch({
    control,
    name: ['recipient', 'boxes', 'weight', 'pickup', 'delivery', 'collect'],
  })
  const slot = useSlotText()
  const joined = useJoined()
  const { group, maxBoxes } = expressRules(product)
  const { name, address, lockerCode } = recipient
  const where = takes(product, 'recipient.lockerCode')
    ? lockerCode
    : addressLine({ street: address.street, district: address.district })
  const count = maxBoxes === 1 ? '1' : boxes.trim()
  const parcel = [
    count && t('summary.boxes', { count: Number(count) || 0 }),
    weight.trim() && t('summary.weight', { grams: Number(weight) || 0 }),
  ]
  const money = [collect.freight, collect.goods].filter((text) => text.trim() !== '')
  return (
    <aside
      aria-label={t('summary.title')}
      className="sticky bottom-(--shell-bottom) z-10 -mx-4 flex min-w-0 flex-col gap-3 border-t bg-background px-4 py-3 min-[820px]:top-[calc(var(--shell-top)+1rem)] min-[820px]:bottom-auto min-[820px]:mx-0 min-[820px]:self-start min-[820px]:rounded-outer min-[820px]:border min-[820px]:bg-surface min-[820px]:p-4"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 min-[820px]:grid-cols-1">
        <Line name={t('product')} isWide>
          {t('summary.product', {
            group: t(`groups.${group}`),
            name: t(`products.${product}.name`),
          })}
        </Line>
        <Line name={t('sections.recipient')} isWide>
          {joined([name, where]) || t('summary.open')}
        </Line>
        <Line name={t('sections.parcel')} isWide>
          {joined(parcel) || t('summary.open')}
        </Line>
        {takes(product, 'pickup.date') && (
          <Line name={t(takes(product, 'pickup.period') ? 'summary.pickup' : 'summary.handIn')}>
            {slot(pickup) ?? t('summary.open')}
          </Line>
        )}
        {takes(product, 'delivery.date') && (
          <Line name={t('summary.delivery')}>{slot(delivery) ?? t('summary.anyTime')}</Line>
        )}
        {money.length > 0 && (
          <Line name={t('summary.collect')} isWide>
            {money.map((text) => `HK$${text.trim()}`).join(' + ')}
          </Line>
        )}
      </dl>
      {children}
    </aside>
  )
}

/** Where there is little room, only the times are said. */
function Line({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={cn('min-w-0', isWide && 'max-[819px]:hidden')}>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
