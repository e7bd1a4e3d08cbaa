'use client'

import { useTranslations } from 'next-intl'
import { useMoney } from '@/components/orders/use-money'
import { useSlotText } from '@/components/orders/use-slot-text'
import type { ImportRow } from '@/lib/imports/model/import-view'
import type { RowCheck } from './parse/check-rows'
import { summariseRows } from './rows/summarise-rows'

type CreateSummaryProps = {
  rows: readonly ImportRow[]
  checks: ReadonlyMap<number, RowCheck>
}

/** How many of which product, at which times, and how much is collected. */
export function CreateSummary({ rows, checks }: CreateSummaryProps) {
  const t = useTranslations('imports')
  const slotText = useSlotText()
  const money = useMoney('HK')
  const { lots, collect } = summariseRows(rows, checks)
  return (
    <ul aria-label={t('create.summary')} className="flex flex-col gap-2 tabular-nums">
      {lots.map(({ product, chosen, count }) => {
        const [pickup, delivery] = [slotText(chosen.pickup), slotText(chosen.delivery)]
        return (
          <li key={JSON.stringify([product, chosen])}>
            <p className="font-medium">
              {t('create.products', { count, product: t(`products.${product}`) })}
            </p>
            <p className="text-muted">
              {delivery === null
                ? (pickup ?? t('create.noTime'))
                : t('moves.delivery', { pickup: pickup ?? t('create.noTime'), delivery })}
            </p>
          </li>
        )
      })}
      <li className={collect.count > 0 ? 'font-medium' : 'text-muted'}>
        {collect.count > 0
          ? t('create.collect', { amount: money(collect.total), count: collect.count })
          : t('create.collectNothing')}
      </li>
    </ul>
  )
}
