import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { ClosedMinutes } from '@/lib/reports/model/closings'
import { Bar, ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'

type ClosedTableProps = {
  closed: readonly ClosedMinutes[]
  nameOf: (storeId: number) => string
}

/** How long each store was closed beyond its hours, and why. */
export function ClosedTable({ closed, nameOf }: ClosedTableProps) {
  const t = useTranslations('hoursReport')
  const reports = useTranslations('reports')
  const text = useFigureText()
  const most = Math.max(1, ...closed.map(({ minutes }) => minutes))
  const all = closed.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <ReportPart title={t('closed.title')} text={t('closed.text')}>
      {closed.length === 0 ? (
        <p className="text-muted">{t('closed.none')}</p>
      ) : (
        <Table label={t('closed.title')}>
          <thead>
            <tr>
              <Th>{reports('stores.store')}</Th>
              <Th>{t('closed.how')}</Th>
              <Th>{t('closed.reason')}</Th>
              <Th aria-hidden className="w-1/5 max-lg:hidden" />
              <Th align="end">{t('closed.closings')}</Th>
              <Th align="end">{t('closed.time')}</Th>
            </tr>
          </thead>
          <tbody>
            {closed.map(({ storeId, kind, reason, minutes, closings, isGoingOn }) => (
              <Row key={`${storeId} ${kind} ${reason}`}>
                <th scope="row" className="min-w-28 px-3 text-left font-normal">
                  {nameOf(storeId)}
                </th>
                <Td>
                  {t(`kinds.${kind}`)}
                  {isGoingOn && <span className="text-muted"> ({t('closed.goingOn')})</span>}
                </Td>
                <Td className="wrap-anywhere">{reason || reports('cancels.noReason')}</Td>
                <Td aria-hidden className="max-lg:hidden">
                  <Bar whole={minutes / most} dark={minutes / most} />
                </Td>
                <Td align="end">{text.number(closings)}</Td>
                <Td align="end" className="font-semibold whitespace-nowrap">
                  {text.minutes(minutes)}
                </Td>
              </Row>
            ))}
            <Row>
              <th scope="row" className="px-3 text-left font-semibold">
                {t('closed.all')}
              </th>
              <Td />
              <Td />
              <Td aria-hidden className="max-lg:hidden" />
              <Td />
              <Td align="end" className="font-semibold whitespace-nowrap">
                {text.minutes(all)}
              </Td>
            </Row>
          </tbody>
        </Table>
      )}
    </ReportPart>
  )
}
