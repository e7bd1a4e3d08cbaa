import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { CANCELLERS } from '@/lib/orders/model/figure'
import type { Report } from '@/lib/reports/model/report'
import { FigureLink } from './figure-link'
import { ReportPart } from './report-part'
import { useFigureText } from './use-figure-text'

/** By whom orders were cancelled, and the reasons that were given. */
export function CancellationsTable({ report }: { report: Report }) {
  const t = useTranslations('reports')
  const text = useFigureText()
  const { cancellations } = report
  return (
    <ReportPart title={t('cancels.title')}>
      {cancellations.length === 0 ? (
        <p className="text-muted">{t('cancels.none')}</p>
      ) : (
        <Table label={t('cancels.title')}>
          <thead>
            <tr>
              <Th>{t('cancels.by')}</Th>
              <Th>{t('cancels.reason')}</Th>
              <Th align="end">{t('cancels.count')}</Th>
            </tr>
          </thead>
          <tbody>
            {CANCELLERS.flatMap((by) => {
              const told = cancellations.filter((one) => one.by === by)
              const all = told.reduce((sum, { orders }) => sum + orders, 0)
              return told.map(({ reason, orders }, at) => (
                <Row key={`${by} ${reason}`} className="has-[a]:hover:bg-transparent">
                  <Td>
                    {at === 0 && (
                      <>
                        {t(`cancels.${by}`)}{' '}
                        <FigureLink
                          report={report}
                          part={{ show: 'cancelled', figure: { kind: 'cancelled', by } }}
                          name={t(`cancels.${by}`)}
                          count={all}
                        >
                          {text.number(all)}
                        </FigureLink>
                      </>
                    )}
                  </Td>
                  <Td className="wrap-anywhere">{reason || t('cancels.noReason')}</Td>
                  <Td align="end">{text.number(orders)}</Td>
                </Row>
              ))
            })}
          </tbody>
        </Table>
      )}
    </ReportPart>
  )
}
