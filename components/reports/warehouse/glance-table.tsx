import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { Compared } from '@/lib/reports/model/report-days'
import {
  handInsOf,
  type Warehouse,
  WAYBILL_COUNTS,
  type WaybillCounts,
} from '@/lib/reports/model/warehouse'
import { FigureLink } from '../figure-link'
import type { Listed } from '../report-links'
import { ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'
import { PART_OF } from './waybill-figures'

/** Of what a figure is a share; null of all waybills. */
function wholeOf(name: keyof WaybillCounts, counts: WaybillCounts): number | null {
  if (name === 'created') return null
  return name === 'onTime' || name === 'late' || name === 'missed'
    ? handInsOf(counts)
    : counts.created
}

type GlanceTableProps = { listed: Listed; total: Warehouse['total'] }

/** What became of all waybills, beside those before. */
export function GlanceTable({ listed, total }: GlanceTableProps) {
  const t = useTranslations('reports')
  const own = useTranslations('warehouseReport')
  const text = useFigureText()
  const { days } = listed
  // Two that are the same days are shown once.
  const compared: readonly Compared[] =
    days.before.from === days.lastWeek.from ? ['now', 'before'] : ['now', 'before', 'lastWeek']
  return (
    <ReportPart title={t('key.title')}>
      <Table label={t('key.title')}>
        <thead>
          <tr>
            <Th>{t('key.figure')}</Th>
            {compared.map((period) => (
              <Th key={period} align="end" className="whitespace-normal">
                {t(`key.${period}`, { count: days.count })}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WAYBILL_COUNTS.map((name) => (
            <Row key={name} className="has-[a]:hover:bg-transparent">
              <th scope="row" className="min-w-28 px-3 text-left font-normal">
                {own(`counts.${name}`)}
              </th>
              {compared.map((period) => {
                const counts = total[period]
                const whole = wholeOf(name, counts)
                return (
                  <Td
                    key={period}
                    align="end"
                    className={period === 'now' ? 'font-semibold' : 'text-muted'}
                  >
                    <FigureLink
                      report={listed}
                      part={{ ...PART_OF[name], ...days[period] }}
                      name={own(`counts.${name}`)}
                      count={counts[name]}
                    >
                      {whole === null ? text.number(counts[name]) : text.share(counts[name], whole)}
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
