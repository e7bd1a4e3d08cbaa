import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { StageFilter } from '@/lib/lists/model/stage-filter'
import type { LatenessKind } from '@/lib/orders/model/figure'
import type { Counts } from '@/lib/reports/model/overview'
import type { Report } from '@/lib/reports/model/report'
import type { Compared } from '@/lib/reports/model/report-days'
import { FigureLink } from './figure-link'
import { ReportPart } from './report-part'
import type { Part } from './report-links'
import { useFigureText } from './use-figure-text'

type Line = {
  name: 'orders' | 'delivered' | 'cancelled' | 'refused' | 'open' | 'latePromise' | 'latePrediction'
  /** Of which it is a share; none of all orders. */
  of: keyof Counts | null
  part: Part
}

const stage = (name: Line['name'], show: StageFilter): Line => ({
  name,
  of: name === 'orders' ? null : 'orders',
  part: { show },
})
const late = (against: LatenessKind): Part => ({ show: 'done', figure: { kind: 'late', against } })

const LINES: readonly Line[] = [
  stage('orders', 'all'),
  stage('delivered', 'done'),
  stage('cancelled', 'cancelled'),
  stage('refused', 'refused'),
  stage('open', 'open'),
  { name: 'latePromise', of: 'promised', part: late('promise') },
  { name: 'latePrediction', of: 'predicted', part: late('prediction') },
]

/** The periods that are compared; two that are the same days are shown once. */
export const comparedOf = ({ days }: Report): Compared[] =>
  days.before.from === days.lastWeek.from ? ['now', 'before'] : ['now', 'before', 'lastWeek']

/** What became of the orders, beside what became of those before. */
export function KeyFigures({ report }: { report: Report }) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const { overview, days } = report
  return (
    <ReportPart title={t('key.title')}>
      <Table label={t('key.title')}>
        <thead>
          <tr>
            <Th>{t('key.figure')}</Th>
            {comparedOf(report).map((period) => (
              <Th key={period} align="end" className="whitespace-normal">
                {t(`key.${period}`, { count: days.count })}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(({ name, of, part }) => (
            <Row key={name} className="has-[a]:hover:bg-transparent">
              <th scope="row" className="min-w-28 px-3 text-left font-normal">
                {t(`key.${name}`)}
              </th>
              {comparedOf(report).map((period) => {
                const { counts } = overview[period]
                const value =
                  of === null ? text.number(counts[name]) : text.share(counts[name], counts[of])
                return (
                  <Td
                    key={period}
                    align="end"
                    className={period === 'now' ? 'font-semibold' : 'text-muted'}
                  >
                    <FigureLink
                      report={report}
                      part={{ ...part, ...days[period] }}
                      name={t(`key.${name}`)}
                      count={counts[name]}
                    >
                      {value}
                    </FigureLink>
                  </Td>
                )
              })}
            </Row>
          ))}
        </tbody>
      </Table>
    </ReportPart>
  )
}
