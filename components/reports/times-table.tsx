import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { MEASURES, type Measure } from '@/lib/orders/model/figure'
import type { Report } from '@/lib/reports/model/report'
import { FigureLink } from './figure-link'
import { comparedOf } from './key-figures'
import { Bar, ReportPart } from './report-part'
import { useFigureText } from './use-figure-text'

/** How long each part of the way took. */
export function TimesTable({ report }: { report: Report }) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const { now } = report.overview
  const longest = Math.max(1, ...MEASURES.map((measure) => now.times[measure]?.ninetieth ?? 0))
  const others = comparedOf(report).filter((period) => period !== 'now')
  const slower = (measure: Measure, minutes: number | undefined, name: string) =>
    minutes !== undefined && (
      <FigureLink
        report={report}
        part={{ figure: { kind: 'slow', measure, minutes } }}
        name={name}
        count={1}
      >
        {text.minutes(minutes)}
      </FigureLink>
    )
  return (
    <ReportPart title={t('times.title')} text={t('times.text')}>
      <Table label={t('times.title')}>
        <thead>
          <tr>
            <Th>{t('times.part')}</Th>
            <Th aria-hidden className="w-1/3 max-md:hidden" />
            <Th align="end">{t('times.median')}</Th>
            <Th align="end">{t('times.ninetieth')}</Th>
            {others.map((period) => (
              <Th key={period} align="end" className="whitespace-normal max-sm:hidden">
                {t('times.median')}: {t(`key.${period}`, { count: report.days.count })}
              </Th>
            ))}
            <Th align="end" className="max-sm:hidden">
              {t('times.count')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {MEASURES.map((measure) => {
            const spread = now.times[measure]
            const name = t(`times.${measure}`)
            return (
              <Row key={measure} className="has-[a]:hover:bg-transparent">
                <th scope="row" className="px-3 text-left font-normal">
                  {name}
                </th>
                <Td aria-hidden className="max-md:hidden">
                  {spread && (
                    <Bar whole={spread.ninetieth / longest} dark={spread.median / longest} />
                  )}
                </Td>
                <Td align="end" className="font-semibold">
                  {slower(measure, spread?.median, name) || text.minutes(null)}
                </Td>
                <Td align="end">
                  {slower(measure, spread?.ninetieth, name) || text.minutes(null)}
                </Td>
                {others.map((period) => (
                  <Td key={period} align="end" className="text-muted max-sm:hidden">
                    {text.minutes(report.overview[period].times[measure]?.median)}
                  </Td>
                ))}
                <Td align="end" className="text-muted max-sm:hidden">
                  {text.number(spread?.count ?? 0)}
                </Td>
              </Row>
            )
          })}
        </tbody>
      </Table>
      <p className="text-muted max-md:hidden">{t('times.chart')}</p>
    </ReportPart>
  )
}
