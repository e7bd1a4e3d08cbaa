'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import { isClosed } from '@/lib/domain/stages'
import { useStoreTime } from '../use-store-time'
import { StatusPill } from '../stage-pill'
import { listNumbers, type ListRow } from './list-rows'

type OrdersTableProps = { rows: readonly ListRow[]; label: string; showStore: boolean }

/** The list on a wide screen: the row is the link. */
export function OrdersTable({ rows, label, showStore }: OrdersTableProps) {
  const t = useTranslations('orders.list')
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th>{t('number')}</Th>
          <Th>{t('standing')}</Th>
          <Th>{t('recipient')}</Th>
          <Th className="max-lg:hidden">{t('phone')}</Th>
          <Th className="max-2xl:hidden">{t('address')}</Th>
          {showStore && <Th className="max-lg:hidden">{t('store')}</Th>}
          <Th align="end">{t('when')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderRow key={row.card.id} row={row} showStore={showStore} />
        ))}
      </tbody>
    </Table>
  )
}

function OrderRow({ row, showStore }: { row: ListRow; showStore: boolean }) {
  const t = useTranslations('orders.list')
  const { card, href, label, storeCode, region } = row
  const time = useStoreTime(region)
  const { first, others } = listNumbers(card)
  return (
    <Row className={cn(isClosed(card.stage) && 'text-muted')}>
      <Td className="whitespace-nowrap">
        <RowLink href={href} data-card={card.id} aria-label={label}>
          <span className="font-mono">{first}</span>
        </RowLink>
        {others.map((number) => (
          <span key={number} className="block font-mono text-xs text-muted">
            {number}
          </span>
        ))}
      </Td>
      <Td>
        <StatusPill card={card} />
      </Td>
      <Td className="max-w-56 truncate">{card.recipientName ?? t('noName')}</Td>
      <Td className="font-mono whitespace-nowrap max-lg:hidden">{card.recipientPhone}</Td>
      <Td className="max-w-80 truncate max-2xl:hidden">{card.address}</Td>
      {showStore && (
        <Td className="font-mono text-xs whitespace-nowrap max-lg:hidden">{storeCode}</Td>
      )}
      <Td align="end" className="whitespace-nowrap">
        {time.full(card.createdAt)}
        {card.scheduledFor && (
          <span className="block text-xs">
            {t('scheduled', { time: time.planned(card.scheduledFor, card.scheduledAllDay) })}
          </span>
        )}
      </Td>
    </Row>
  )
}
