import { useLocale, useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { areaOf } from '@/lib/domain/areas'
import { cents, formatMoney } from '@/lib/domain/money'
import type { Report } from '@/lib/reports/model/report'
import { ReportPart } from './report-part'
import { useFigureText } from './use-figure-text'

/** What was delivered, by currency: amounts of two are never added. */
export function ValuesTable({ report: { values } }: { report: Report }) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const locale = useLocale()
  if (values.length === 0) return null
  return (
    <ReportPart title={t('value.title')} text={t('value.text')}>
      <Table label={t('value.title')} className="max-w-xl">
        <thead>
          <tr>
            <Th>{t('value.currency')}</Th>
            <Th align="end">{t('value.amount')}</Th>
            <Th align="end">{t('value.count')}</Th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ region, cents: amount, orders }) => (
            <Row key={region}>
              <th scope="row" className="px-3 text-left font-normal">
                {areaOf(region).currency}
              </th>
              <Td align="end">{formatMoney(cents(amount), region, locale)}</Td>
              <Td align="end">{text.number(orders)}</Td>
            </Row>
          ))}
        </tbody>
      </Table>
    </ReportPart>
  )
}
