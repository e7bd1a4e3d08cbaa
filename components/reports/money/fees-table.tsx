import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { FEE_SOURCES, type Fees } from '@/lib/reports/model/money'
import { ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'
import { SumCell } from './sum-cell'
import { useMoneyText } from './use-money-text'

type FeesTableProps = { fees: readonly Fees[]; nameOf: (storeId: number) => string }

/** What is known of the platform's fees, by source: each with how many orders have it. */
export function FeesTable({ fees, nameOf }: FeesTableProps) {
  const t = useTranslations('money')
  const reports = useTranslations('reports')
  const text = useFigureText()
  return (
    <ReportPart title={t('fees.title')} text={t('fees.text')}>
      <Table label={t('fees.title')}>
        <thead>
          <tr>
            <Th>{t('fees.store')}</Th>
            <Th>{t('fees.family')}</Th>
            <Th align="end">{t('fees.orders')}</Th>
            {FEE_SOURCES.map((source) => (
              <Th key={source} align="end">
                {t(`source.${source}`)}
              </Th>
            ))}
            <Th align="end">{t('fees.compared')}</Th>
            <Th align="end">{t('fees.unknown')}</Th>
          </tr>
        </thead>
        <tbody>
          {fees.map((row) => (
            <Row key={`${row.storeId} ${row.family}`}>
              <th scope="row" className="min-w-32 px-3 text-left font-normal">
                {nameOf(row.storeId)}
              </th>
              <Td className="whitespace-nowrap">{reports(`family.${row.family}`)}</Td>
              <Td align="end">{text.number(row.orders)}</Td>
              {FEE_SOURCES.map((source) => (
                <SumCell key={source} {...row[source]} currency={row.currency} />
              ))}
              <ComparedCell {...row} />
              <Td align="end">
                {text.number(row.unknown)}
                {row.unreadable > 0 && (
                  <span className="block text-xs text-muted">
                    {t('fees.unreadable', { count: row.unreadable })}
                  </span>
                )}
              </Td>
            </Row>
          ))}
        </tbody>
      </Table>
    </ReportPart>
  )
}

/** By how much more or less was reported than was agreed or estimated, of the orders with both. */
function ComparedCell({ compared, currency }: Pick<Fees, 'compared' | 'currency'>) {
  const t = useTranslations('money')
  const money = useMoneyText()
  const { orders, ours, reported } = compared
  if (orders === 0) {
    return (
      <Td align="end">
        <span className="text-muted">{t('nothing')}</span>
      </Td>
    )
  }
  const more = reported - ours
  return (
    <Td align="end" className="whitespace-nowrap">
      {more > 0 ? `+${money(more, currency)}` : money(more, currency)}
      <span className="block text-xs text-muted">{t('orders', { count: orders })}</span>
    </Td>
  )
}
