import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { Report } from '@/lib/reports/model/report'
import { addDays } from '@/lib/reports/model/report-days'
import { FigureLink } from './figure-link'
import { ReportPart } from './report-part'
import { useFigureText } from './use-figure-text'

/** The orders of each day; nothing of a single one. */
export function DaysChart({ report }: { report: Report }) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const { days, overview } = report
  if (days.count < 2) return null
  const known = new Map(overview.byDay.map((one) => [one.day, one]))
  const all = Array.from({ length: days.count }, (_, at) => {
    const day = addDays(days.now.from, at)
    return known.get(day) ?? { day, orders: 0, delivered: 0 }
  })
  const most = Math.max(1, ...all.map(({ orders }) => orders))
  const percent = (count: number) => `${(count / most) * 100}%`
  return (
    <ReportPart title={t('days.title')} text={t('days.chart')}>
      <div aria-hidden className="flex h-36 items-end gap-px border-b">
        {all.map(({ day, orders, delivered }) => (
          <span
            key={day}
            title={`${text.day(day)}: ${orders}`}
            className="relative block max-w-16 min-w-0 flex-1 border-x border-t border-accent bg-accent-soft own-colours empty:border-0"
            style={{ height: percent(orders) }}
          >
            {orders > 0 && (
              <span
                className="absolute inset-x-0 bottom-0 bg-accent own-colours"
                style={{ height: `${(delivered / orders) * 100}%` }}
              />
            )}
          </span>
        ))}
      </div>
      <p aria-hidden className="flex justify-between text-xs text-muted">
        <span>{text.day(days.now.from)}</span>
        <span>{text.day(days.now.to)}</span>
      </p>
      <details>
        <summary className="w-fit cursor-pointer py-2 text-muted hover:text-text pointer-coarse:py-3.5">
          {t('asTable')}
        </summary>
        <Table label={t('days.title')}>
          <thead>
            <tr>
              <Th>{t('days.day')}</Th>
              <Th align="end">{t('columns.orders')}</Th>
              <Th align="end">{t('columns.delivered')}</Th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ day, orders, delivered }) => (
              <Row key={day} className="has-[a]:hover:bg-transparent">
                <th scope="row" className="px-3 text-left font-normal">
                  {text.day(day)}
                </th>
                <Td align="end">
                  <FigureLink
                    report={report}
                    part={{ from: day, to: day }}
                    name={text.day(day)}
                    count={orders}
                  >
                    {text.number(orders)}
                  </FigureLink>
                </Td>
                <Td align="end">{text.number(delivered)}</Td>
              </Row>
            ))}
          </tbody>
        </Table>
      </details>
    </ReportPart>
  )
}
