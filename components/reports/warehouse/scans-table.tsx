import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { ScanCell } from '@/lib/reports/model/warehouse'
import { ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'

/** From none to the most; the figure stands in every cell, so that the colour only helps. */
const SHADES = ['', 'bg-accent/8', 'bg-accent/16', 'bg-accent/24', 'bg-accent/32', 'bg-accent/40']

/** Who scanned how many out in each hour of the day: a table that is its own picture. */
export function ScansTable({ scans }: { scans: readonly ScanCell[] }) {
  const t = useTranslations('warehouseReport')
  const reports = useTranslations('reports')
  const text = useFigureText()
  if (scans.length === 0) {
    return (
      <ReportPart title={t('scans.title')}>
        <p className="text-muted">{t('scans.none')}</p>
      </ReportPart>
    )
  }
  const hours = scans.map(({ hour }) => hour)
  const first = Math.min(...hours)
  const shown = Array.from({ length: Math.max(...hours) - first + 1 }, (_, at) => first + at)
  const people = new Map(scans.map(({ personId, name }) => [personId, name]))
  const most = Math.max(1, ...scans.map(({ waybills }) => waybills))
  const sum = (is: (cell: ScanCell) => boolean) =>
    scans.filter(is).reduce((all, { waybills }) => all + waybills, 0)
  return (
    <ReportPart title={t('scans.title')} text={t('scans.text')}>
      <Table label={t('scans.title')} className="w-auto">
        <thead>
          <tr>
            <Th>{t('scans.person')}</Th>
            <Th align="end">{t('all')}</Th>
            {shown.map((hour) => (
              <Th key={hour} align="end">
                {text.hour(hour)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...people].map(([personId, name]) => (
            <Row key={personId}>
              <th scope="row" className="px-3 text-left font-normal whitespace-nowrap">
                {name}
              </th>
              <Td align="end" className="font-semibold">
                {text.number(sum((cell) => cell.personId === personId))}
              </Td>
              {shown.map((hour) => {
                const value = sum((cell) => cell.personId === personId && cell.hour === hour)
                const shade = SHADES[Math.ceil((value / most) * (SHADES.length - 1))]
                return (
                  <Td
                    key={hour}
                    align="end"
                    className={cn('own-colours', value === 0 ? 'text-muted' : shade)}
                  >
                    {value === 0 ? reports('nothing') : text.number(value)}
                  </Td>
                )
              })}
            </Row>
          ))}
          <Row>
            <th scope="row" className="px-3 text-left font-semibold">
              {t('all')}
            </th>
            <Td align="end" className="font-semibold">
              {text.number(sum(() => true))}
            </Td>
            {shown.map((hour) => (
              <Td key={hour} align="end" className="font-semibold">
                {text.number(sum((cell) => cell.hour === hour))}
              </Td>
            ))}
          </Row>
        </tbody>
      </Table>
    </ReportPart>
  )
}
