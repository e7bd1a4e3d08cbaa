import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { Figures } from '@/lib/reports/model/overview'
import type { Report } from '@/lib/reports/model/report'
import { FigureLink } from './figure-link'
import type { Part } from './report-links'
import { Bar, ReportPart } from './report-part'
import { useFigureText } from './use-figure-text'

type BreakdownTableProps = {
  report: Report
  title: string
  text?: string
  /** What the rows are. */
  head: string
  /** `part`: which of the report's orders are a row's. */
  rows: readonly (Figures & { key: string; name: string; part: Part; ofLate: boolean })[]
}

/** The same figures of each store, or of each kind of courier. */
export function BreakdownTable({ report, title, text: what, head, rows }: BreakdownTableProps) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const most = Math.max(1, ...rows.map(({ counts }) => counts.orders))
  return (
    <ReportPart title={title} {...(what === undefined ? {} : { text: what })}>
      <Table label={title}>
        <thead>
          <tr>
            <Th>{head}</Th>
            <Th aria-hidden className="w-1/5 max-lg:hidden" />
            {(['orders', 'delivered', 'cancelled', 'late', 'median', 'wait'] as const).map(
              (column) => (
                <Th key={column} align="end" className="min-w-20 whitespace-normal">
                  {t(`columns.${column}`)}
                </Th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, part, counts, times, ofLate }) => (
            <Row key={key} className="has-[a]:hover:bg-transparent">
              <th scope="row" className="px-3 text-left font-normal">
                {name}
              </th>
              <Td aria-hidden className="max-lg:hidden">
                <Bar whole={counts.orders / most} dark={counts.delivered / most} />
              </Td>
              <Td align="end" className="font-semibold">
                <FigureLink report={report} part={part} name={name} count={counts.orders}>
                  {text.number(counts.orders)}
                </FigureLink>
              </Td>
              {(['delivered', 'cancelled'] as const).map((end) => (
                <Td key={end} align="end">
                  <FigureLink
                    report={report}
                    part={{ ...part, show: end === 'delivered' ? 'done' : end }}
                    name={`${name}, ${t(`columns.${end}`)}`}
                    count={counts[end]}
                  >
                    {text.number(counts[end])}
                  </FigureLink>
                </Td>
              ))}
              <Td align="end">
                {ofLate ? (
                  <FigureLink
                    report={report}
                    part={{ ...part, show: 'done', figure: { kind: 'late', against: 'promise' } }}
                    name={`${name}, ${t('columns.late')}`}
                    count={counts.latePromise}
                  >
                    {text.share(counts.latePromise, counts.promised)}
                  </FigureLink>
                ) : (
                  text.share(counts.latePromise, counts.promised)
                )}
              </Td>
              <Td align="end">{text.minutes(times.total?.median)}</Td>
              <Td align="end">{text.minutes(times.wait?.median)}</Td>
            </Row>
          ))}
        </tbody>
      </Table>
    </ReportPart>
  )
}
