import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { type ClosedDay, CLOSING_KINDS } from '@/lib/reports/model/closings'
import { Bar, ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'

const allOf = (day: ClosedDay) => CLOSING_KINDS.reduce((sum, kind) => sum + day[kind], 0)

/** The minutes of each day on which a store was closed beyond its hours. */
export function ClosedDays({ days }: { days: readonly ClosedDay[] }) {
  const t = useTranslations('hoursReport')
  const reports = useTranslations('reports')
  const text = useFigureText()
  if (days.length === 0) return null
  const most = Math.max(1, ...days.map(allOf))
  return (
    <ReportPart title={reports('days.title')} text={t('days.text')}>
      <Table label={reports('days.title')}>
        <thead>
          <tr>
            <Th>{reports('days.day')}</Th>
            <Th aria-hidden className="w-1/5 max-lg:hidden" />
            {CLOSING_KINDS.map((kind) => (
              <Th key={kind} align="end" className="whitespace-normal">
                {t(`kinds.${kind}`)}
              </Th>
            ))}
            <Th align="end">{t('closed.all')}</Th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Row key={day.day}>
              <th scope="row" className="px-3 text-left font-normal whitespace-nowrap">
                {text.day(day.day)}
              </th>
              <Td aria-hidden className="max-lg:hidden">
                <Bar whole={allOf(day) / most} dark={allOf(day) / most} />
              </Td>
              {CLOSING_KINDS.map((kind) => (
                <Td key={kind} align="end" className="whitespace-nowrap">
                  {text.minutes(day[kind] || null)}
                </Td>
              ))}
              <Td align="end" className="font-semibold whitespace-nowrap">
                {text.minutes(allOf(day))}
              </Td>
            </Row>
          ))}
        </tbody>
      </Table>
    </ReportPart>
  )
}
