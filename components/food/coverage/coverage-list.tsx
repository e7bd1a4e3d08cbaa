'use client'

import { Check, CircleQuestionMark, CircleSlash, type LucideIcon } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { CoverageAnswer, CoverageVerdict, StoreCoverage } from '@/lib/food/model/coverage'
import type { FoodStore } from '../food-store'

type Look = { Icon: LucideIcon; className: string }

const NOT_NOW: Look = { Icon: CircleSlash, className: 'text-waiting' }
const LOOKS: Readonly<Record<CoverageVerdict, Look>> = {
  delivers: { Icon: Check, className: 'text-done' },
  reaches: NOT_NOW,
  'not-offered': NOT_NOW,
  'reaches-not': { Icon: CircleSlash, className: 'text-stopped' },
  unknown: { Icon: CircleQuestionMark, className: 'text-muted' },
}

type CoverageListProps = { answer: CoverageAnswer; stores: readonly FoodStore[] }

/** Each of the person's stores and the place: whether, in how long, or why not. */
export function CoverageList({ answer, stores }: CoverageListProps) {
  return (
    <ul className="divide-y">
      {answer.stores.map((one) => {
        const store = stores.find(({ id }) => id === one.storeId)
        return (
          store && <CoverageRow key={store.id} one={one} store={store} outcome={answer.outcome} />
        )
      })}
    </ul>
  )
}

type CoverageRowProps = {
  one: StoreCoverage
  store: FoodStore
  outcome: CoverageAnswer['outcome']
}

function CoverageRow({ one, store, outcome }: CoverageRowProps) {
  const t = useTranslations('coverage')
  const format = useFormatter()
  const { Icon, className } = LOOKS[one.verdict]
  const why = coverageReason(one, outcome)
  const km = format.number(one.metres / 1000, { maximumFractionDigits: 1 })
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', className)} />
      <div className="min-w-0 flex-1">
        <p className="text-base font-semibold wrap-anywhere">{store.name}</p>
        <p className={cn('font-medium', className)}>{t(`verdict.${one.verdict}`)}</p>
        {why && <p className="text-muted">{t(`why.${why}`)}</p>}
        <p className="text-xs text-muted">
          <span className="font-mono">{store.code}</span> · {t('kilometres', { km })}
        </p>
      </div>
      {one.verdict === 'delivers' && (
        <p className="shrink-0 text-base font-semibold tabular-nums">
          {one.range
            ? t('minutes', { minutes: one.range.replace('-', '–') })
            : one.minutes === null
              ? t('minutesUnknown')
              : t('minutes', { minutes: String(one.minutes) })}
        </p>
      )}
    </li>
  )
}

/** A key of `coverage.why`: what more can be said of a store that is not offered. */
type CoverageReason = 'closing-soon' | 'too-slow' | 'either' | 'reaches-not' | 'unknown'

/**
 * Why a store is not offered, as far as the platform says. One that is in reach is held back by the
 * end of business or by a time that is too long (food §4.7): which of them is only said when no
 * store at all is offered.
 */
export function coverageReason(
  { verdict }: Pick<StoreCoverage, 'verdict'>,
  outcome: CoverageAnswer['outcome'],
): CoverageReason | null {
  if (verdict === 'reaches') {
    return outcome === 'closing-soon' || outcome === 'too-slow' ? outcome : 'either'
  }
  return verdict === 'reaches-not' || verdict === 'unknown' ? verdict : null
}
