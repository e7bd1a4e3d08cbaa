import { useTranslations } from 'next-intl'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { handInsOf, type WaybillGroup } from '@/lib/reports/model/warehouse'
import { FigureLink } from '../figure-link'
import type { Listed, Part } from '../report-links'
import { Bar, ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'
import { PART_OF } from './waybill-figures'

const COLUMNS = ['created', 'printed', 'out', 'onTime', 'delivered', 'undeliverable'] as const

type WaybillsTableProps = {
  listed: Listed
  title: string
  /** What the rows are. */
  head: string
  /** `part`: which of the waybills are a row's; null where no list tells them apart. */
  rows: readonly (WaybillGroup & { name: string; part: Part | null })[]
}

/** The same figures of each slot, product, district or store. */
export function WaybillsTable({ listed, title, head, rows }: WaybillsTableProps) {
  const t = useTranslations('warehouseReport')
  const text = useFigureText()
  const most = Math.max(1, ...rows.map(({ created }) => created))
  return (
    <ReportPart title={title}>
      <Table label={title}>
        <thead>
          <tr>
            <Th>{head}</Th>
            <Th aria-hidden className="w-1/5 max-lg:hidden" />
            {COLUMNS.map((column) => (
              <Th key={column} align="end" className="min-w-20 whitespace-normal">
                {t(`counts.${column}`)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, part, ...counts }) => (
            <Row key={key} className="has-[a]:hover:bg-transparent">
              <th scope="row" className="min-w-28 px-3 text-left font-normal">
                {name}
              </th>
              <Td aria-hidden className="max-lg:hidden">
                <Bar whole={counts.created / most} dark={counts.out / most} />
              </Td>
              {COLUMNS.map((column) => {
                const value =
                  column === 'onTime'
                    ? text.share(counts.onTime, handInsOf({ ...counts }))
                    : text.number(counts[column])
                const figure = PART_OF[column]
                // A list is narrowed down to one figure at a time.
                const isListed = part !== null && !(part.figure && figure.figure)
                return (
                  <Td
                    key={column}
                    align="end"
                    className={column === 'created' ? 'font-semibold' : undefined}
                  >
                    {isListed ? (
                      <FigureLink
                        report={listed}
                        part={{ ...figure, ...part }}
                        name={`${name}, ${t(`counts.${column}`)}`}
                        count={counts[column]}
                      >
                        {value}
                      </FigureLink>
                    ) : (
                      <span className="whitespace-nowrap">{value}</span>
                    )}
                  </Td>
                )
              })}
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="text-muted max-lg:hidden">{t('bar')}</p>
    </ReportPart>
  )
}
