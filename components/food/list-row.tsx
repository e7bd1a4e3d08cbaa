import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Row, RowLink, Td } from '@/components/ui/table'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'
import { ALERT_ICONS } from './alerts/alert-look'
import type { BoardRow } from './build-board'
import { durationWords } from './duration-words'
import { LatePill } from './late-pill'
import { NextLine } from './next-line'
import { StagePill } from './stage-pill'
import { useMoney } from './use-money'

type ListRowProps = BoardRow & {
  region: Region
  /** Null while the list is of one store. */
  storeCode: string | null
}

/** One order in the list. Drawn again only when its card or one of its whole minutes changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { card, attention, alert, lateWhat, lateMinutes, region, storeCode } = props
  const t = useTranslations('food')
  const money = useMoney(region)
  return (
    <Row className={cn(alert && 'bg-accent-soft', isClosed(card.stage) && 'text-muted')}>
      <Td className="whitespace-nowrap">
        <RowLink href={foodPaths.order(card.id)} data-card={card.id} aria-label={labelOf(props, t)}>
          <span className="font-mono text-base">{card.pickupCode ?? t('board.noCode')}</span>
        </RowLink>
        {alert && <AlertMark alert={alert} />}
      </Td>
      <Td className="whitespace-nowrap">
        <StagePill card={card} attention={attention} />
      </Td>
      <Td className="min-w-44">
        {lateWhat ? (
          <LatePill what={lateWhat} minutes={lateMinutes} />
        ) : (
          !attention && <NextLine {...props} isLate={false} />
        )}
      </Td>
      <Td className="max-w-48 min-w-24 truncate">{card.recipientName ?? t('board.noName')}</Td>
      <Td className="font-mono whitespace-nowrap max-md:hidden">{card.recipientPhone}</Td>
      <Td className="max-w-64 truncate max-xl:hidden">{card.address}</Td>
      <Td className="max-w-40 truncate max-md:hidden">{card.courier?.name}</Td>
      {storeCode !== null && (
        <Td className="font-mono text-xs whitespace-nowrap max-md:hidden">{storeCode}</Td>
      )}
      <Td align="end" className="whitespace-nowrap">
        {!isClosed(card.stage) && <AgeText minutes={props.ageMinutes} />}
      </Td>
      <Td align="end" className="font-mono whitespace-nowrap max-md:hidden">
        {card.totalCents !== null && money(card.totalCents)}
      </Td>
    </Row>
  )
})

type FoodWords = ReturnType<typeof useTranslations<'food'>>

function labelOf({ card, attention }: ListRowProps, t: FoodWords): string {
  const who = card.recipientName ?? t('board.noName')
  const stage = attention ? t(`attention.${attention}`) : t(`stage.${card.stage}`)
  const code = card.pickupCode
  return code ? t('board.open', { code, who, stage }) : t('board.openNoCode', { who, stage })
}

function AlertMark({ alert }: { alert: NonNullable<BoardRow['alert']> }) {
  const t = useTranslations('board.alert')
  const Icon = ALERT_ICONS[alert]
  return (
    <span className="ml-2 inline-flex items-center gap-1 align-middle text-xs font-semibold">
      <Icon aria-hidden className="size-4 text-accent" />
      {t(alert)}
    </span>
  )
}

function AgeText({ minutes }: { minutes: number }) {
  const t = useTranslations('food.age')
  const age = durationWords(minutes)
  if (age.key === 'now') return t('now')
  return age.key === 'minutes'
    ? t('minutes', { count: age.count })
    : t('hours', { hours: age.hours, minutes: age.minutes })
}
