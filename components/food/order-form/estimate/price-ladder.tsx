'use client'

import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import { parseAmount } from '@/lib/domain/money'
import type { EstimateAnswer } from '@/lib/food/model/estimate'
import type { DraftOrder } from '../draft'
import { ladderRows, type LadderRow } from './ladder-rows'
import { useMoney } from '@/components/orders/use-money'
import { usePriceText } from './use-price-text'

type PriceLadderProps = { ladder: EstimateAnswer['ladder']; region: Region }

/** What delivery costs for which bill, and where this bill falls, as it is typed (food §2.2). */
export function PriceLadder({ ladder, region }: PriceLadderProps) {
  const t = useTranslations('food.estimate')
  const { control } = useFormContext<DraftOrder>()
  const amount = useWatch({ control, name: 'amount' })
  if (ladder === 'not-offered') return <p className="text-muted">{t('notOffered')}</p>
  if (ladder === null) return <p className="text-muted">{t('ladderUnknown')}</p>
  if (ladder.length === 0) return <p className="text-muted">{t('ladderNone')}</p>
  const bill = parseAmount(amount, region)
  const rows = ladderRows(ladder, bill)
  const fitsNone = bill !== null && !rows.some((row) => row.isYours)
  return (
    <div>
      <h3 className="font-semibold">{t('ladder')}</h3>
      <ul className="mt-2 space-y-1">
        {rows.map((row, at) => (
          <Step key={`${at}:${row.id}`} row={row} region={region} />
        ))}
      </ul>
      {fitsNone && <p className="mt-2 font-medium text-waiting">{t('outside')}</p>}
      <p className="mt-2 text-xs text-muted">{t('feeNote')}</p>
    </div>
  )
}

function Step({ row, region }: { row: LadderRow; region: Region }) {
  const t = useTranslations('food.estimate')
  const money = useMoney(region)
  const words = usePriceText(region)
  const minutes =
    row.range?.replace('-', '–') ?? (row.minutes === null ? null : String(row.minutes))
  return (
    <li
      aria-current={row.isYours}
      className={cn(
        'rounded-inner border border-transparent px-3 py-2',
        row.isYours ? 'border-accent bg-accent-soft' : 'bg-sunken',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium tabular-nums">
          {row.max === null
            ? t('rangeOpen', { from: money(row.min) })
            : t('range', { from: money(row.min), to: money(row.max) })}
        </span>
        <span className="tabular-nums">{words.fee(row.fee)}</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted">
        <span>
          {words.mode(row.mode)}
          {minutes && <> · {t('minutes', { range: minutes })}</>}
        </span>
        {row.isYours && (
          <span className="inline-flex items-center gap-1 font-semibold text-accent">
            <ArrowRight aria-hidden className="size-4" />
            {t('yours')}
          </span>
        )}
      </div>
    </li>
  )
}
