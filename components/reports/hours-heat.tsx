import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { Table } from '@/components/ui/table'
import { reportPaths } from '@/lib/reports/keys'
import type { HourCell } from '@/lib/reports/model/overview'
import { HEATS, type ReportAddress, reportSearch } from '@/lib/reports/model/report-address'
import type { Report } from '@/lib/reports/model/report'
import { ordersHref } from './report-links'
import { ReportPart } from './report-part'
import { chipClass } from './report-controls'
import { useFigureText } from './use-figure-text'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** From none to the most; the figure stands in every cell, so that the colour only helps. */
const SHADES = ['', 'bg-accent/8', 'bg-accent/16', 'bg-accent/24', 'bg-accent/32', 'bg-accent/40']

type HoursHeatProps = { report: Report; address: ReportAddress }

/** When in the week orders leave, or are late: a table that is its own picture. */
export function HoursHeat({ report, address }: HoursHeatProps) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const { byHour } = report.overview
  const isLate = address.heat === 'late'
  const valueOf = (cell: HourCell) => (isLate ? cell.latePromise : cell.orders)
  const most = Math.max(1, ...byHour.map(valueOf))
  const hours = byHour.map(({ hour }) => hour)
  const first = Math.min(...hours)
  const shown = Array.from({ length: Math.max(...hours) - first + 1 }, (_, at) => first + at)
  return (
    <ReportPart title={t('hourly.title')} text={t('hourly.text')}>
      <nav aria-label={t('hourly.show')} className="flex gap-1.5 print:hidden">
        {HEATS.map((heat) => (
          <Link
            key={heat}
            href={reportPaths.overview(reportSearch({ ...address, heat }))}
            scroll={false}
            aria-current={heat === address.heat ? 'true' : undefined}
            className={chipClass(heat === address.heat)}
          >
            {t(`hourly.${heat}`)}
          </Link>
        ))}
      </nav>
      <Table
        label={`${t('hourly.title')}: ${t(`hourly.${address.heat}`)}`}
        className="max-w-3xl table-fixed"
      >
        <thead>
          <tr>
            <th scope="col" className="w-14 text-left text-xs font-medium text-muted">
              {t('hourly.hour')}
            </th>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="h-8 text-xs font-medium text-muted">
                {text.weekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((hour) => (
            <tr key={hour}>
              <th scope="row" className="text-left text-xs font-medium text-muted tabular-nums">
                {text.hour(hour)}
              </th>
              {WEEKDAYS.map((weekday) => {
                const cell = byHour.find((one) => one.weekday === weekday && one.hour === hour)
                const value = cell ? valueOf(cell) : 0
                const shade = Math.ceil((value / most) * (SHADES.length - 1))
                return (
                  <td
                    key={weekday}
                    className="border border-background p-0 text-center tabular-nums"
                  >
                    {value === 0 ? (
                      <span className="text-muted">{t('nothing')}</span>
                    ) : (
                      <Link
                        prefetch={false}
                        href={ordersHref(report, {
                          ...(isLate ? { show: 'done' } : {}),
                          figure: { kind: 'hour', weekday, hour },
                        })}
                        aria-label={t('hourly.cell', {
                          weekday: text.weekday(weekday),
                          hour: text.hour(hour),
                          count: text.number(value),
                        })}
                        className={cn(
                          'flex h-7 items-center justify-center hover:outline-2 hover:outline-accent pointer-coarse:h-10',
                          'own-colours',
                          SHADES[shade],
                        )}
                      >
                        {text.number(value)}
                      </Link>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </ReportPart>
  )
}
