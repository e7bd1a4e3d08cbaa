import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { Warehouse } from '@/lib/reports/model/warehouse'
import { FigureLink } from '../figure-link'
import type { Listed } from '../report-links'
import { Bar, ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'

type ReprintsTableProps = { listed: Listed; warehouse: Warehouse }

/** How many labels came out of a printer more than once, and how often. */
export function ReprintsTable({ listed, warehouse }: ReprintsTableProps) {
  const t = useTranslations('warehouseReport')
  const text = useFigureText()
  const { reprints, total } = warehouse
  const all = reprints.reduce((sum, { waybills }) => sum + waybills, 0)
  const most = Math.max(1, ...reprints.map(({ waybills }) => waybills))
  if (all === 0) {
    return (
      <ReportPart title={t('reprints.title')}>
        <p className="text-muted">{t('reprints.none')}</p>
      </ReportPart>
    )
  }
  return (
    <ReportPart title={t('reprints.title')}>
      <Table label={t('reprints.title')} className="max-w-xl">
        <thead>
          <tr>
            <Th>{t('reprints.printed')}</Th>
            <Th aria-hidden className="w-1/3 max-sm:hidden" />
            <Th align="end">{t('reprints.labels')}</Th>
          </tr>
        </thead>
        <tbody>
          {reprints.map(({ times, waybills }) => (
            <Row key={times}>
              <th scope="row" className="px-3 text-left font-normal">
                {t('reprints.times', { count: times })}
              </th>
              <Td aria-hidden className="max-sm:hidden">
                <Bar whole={waybills / most} dark={0} />
              </Td>
              <Td align="end">{text.number(waybills)}</Td>
            </Row>
          ))}
          <Row className="has-[a]:hover:bg-transparent">
            <th scope="row" className="px-3 text-left font-semibold">
              {t('all')}
            </th>
            <Td aria-hidden className="max-sm:hidden" />
            <Td align="end" className="font-semibold">
              <FigureLink
                report={listed}
                part={{ figure: { kind: 'waybill', is: 'reprinted' } }}
                name={t('reprints.title')}
                count={all}
              >
                {text.share(all, total.now.printed)}
              </FigureLink>
            </Td>
          </Row>
        </tbody>
      </Table>
    </ReportPart>
  )
}
