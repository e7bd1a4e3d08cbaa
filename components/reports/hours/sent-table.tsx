import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { SENT_ENDS, type SentCounts } from '@/lib/reports/model/hours-report'
import { ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'

type SentTableProps = {
  title: string
  /** What the rows are. */
  head: string
  /** `href`: where all that was sent is listed. */
  rows: readonly (SentCounts & { key: string | number | null; name: string; href?: string })[]
}

/** How many were sent, and what became of them. */
export function SentTable({ title, head, rows }: SentTableProps) {
  const t = useTranslations('hoursReport')
  const text = useFigureText()
  return (
    <ReportPart title={title}>
      {rows.length === 0 ? (
        <p className="text-muted">{t('sent.none')}</p>
      ) : (
        <Table label={title}>
          <thead>
            <tr>
              <Th>{head}</Th>
              {(['sent', ...SENT_ENDS] as const).map((end) => (
                <Th key={end} align="end" className="min-w-20 whitespace-normal">
                  {t(`ends.${end}`)}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, href, ...counts }) => (
              <Row key={key} className="has-[a]:hover:bg-transparent">
                <th scope="row" className="min-w-28 px-3 text-left font-normal">
                  {href === undefined ? (
                    name
                  ) : (
                    <Link
                      href={href}
                      prefetch={false}
                      className="inline-block rounded-inner underline underline-offset-2 hover:text-accent print:no-underline pointer-coarse:py-2.5"
                    >
                      {name}
                    </Link>
                  )}
                </th>
                <Td align="end" className="font-semibold">
                  {text.number(counts.sent)}
                </Td>
                {SENT_ENDS.map((end) => (
                  <Td key={end} align="end">
                    {text.share(counts[end], counts.sent)}
                  </Td>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </ReportPart>
  )
}
