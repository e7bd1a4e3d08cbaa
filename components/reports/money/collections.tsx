import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Row, Table, Th } from '@/components/ui/table'
import { COLLECTING, type Collection, type Collections as All } from '@/lib/reports/model/money'
import { ReportPart } from '../report-part'
import { useFigureText } from '../use-figure-text'
import { SumCell } from './sum-cell'

/** Couriers of whom a table is drawn; of more those with most to collect. */
const MOST_COURIERS = 100

/** What was to be collected at the door, and what became of it. */
export function CollectionsPart({ collections }: { collections: All }) {
  const t = useTranslations('money')
  const reports = useTranslations('reports')
  const food = useTranslations('food.form.paymentKind')
  const text = useFigureText()
  const { byFamily, byDay, byCourier, byPayment } = collections
  return (
    <>
      <ReportPart title={t('collect.title')} text={t('collect.text')}>
        {byFamily.length === 0 ? (
          <p className="text-muted">{t('collect.none')}</p>
        ) : (
          <>
            <CollectionTable
              label={t('collect.title')}
              head={t('fees.family')}
              rows={byFamily.map((row) => ({ ...row, name: reports(`family.${row.family}`) }))}
            />
            <Folded title={t('collect.byDay')}>
              <CollectionTable
                label={t('collect.byDay')}
                head={t('collect.day')}
                rows={byDay.map((row) => ({ ...row, name: text.day(row.day) }))}
              />
            </Folded>
            <Folded title={t('collect.byCourier')}>
              <CollectionTable
                label={t('collect.byCourier')}
                head={t('collect.courier')}
                rows={byCourier.slice(0, MOST_COURIERS).map(({ name, kind, ...row }) => ({
                  ...row,
                  name: [name, kind].filter(Boolean).join(' · ') || t('collect.nobody'),
                }))}
              />
              {byCourier.length > MOST_COURIERS && (
                <p className="text-muted">{t('collect.more', { count: MOST_COURIERS })}</p>
              )}
            </Folded>
          </>
        )}
      </ReportPart>
      {byPayment.length > 0 && (
        <ReportPart title={t('payment.title')} text={t('payment.text')}>
          <CollectionTable
            label={t('payment.title')}
            head={t('payment.kind')}
            rows={byPayment.map(({ payment, ...row }) => ({
              ...row,
              name: food(`k${kindOf(payment)}`),
            }))}
            ofBills
          />
        </ReportPart>
      )}
    </>
  )
}

/** Food §4.2 `cod_type`. */
const kindOf = (payment: number) => (payment === 1 || payment === 2 || payment === 3 ? payment : 0)

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2 font-medium pointer-coarse:py-3.5">
        {title}
      </summary>
      {children}
    </details>
  )
}

type CollectionTableProps = {
  label: string
  head: string
  rows: readonly (Collection & { name: string })[]
  /** What meals came to: of most of them nobody takes money at the door. */
  ofBills?: boolean
}

function CollectionTable({ label, head, rows, ofBills = false }: CollectionTableProps) {
  const t = useTranslations('money')
  const reports = useTranslations('reports.key')
  const heads = {
    expected: ofBills ? t('payment.bills') : t('collecting.expected'),
    taken: ofBills ? reports('delivered') : t('collecting.taken'),
    out: t('collecting.out'),
    waiting: t('collecting.waiting'),
    returned: ofBills ? reports('cancelled') : t('collecting.returned'),
  }
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th>{head}</Th>
          <Th align="end">{heads.expected}</Th>
          {COLLECTING.map((one) => (
            <Th key={one} align="end">
              {heads[one]}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.name} ${row.currency}`}>
            <th scope="row" className="min-w-32 px-3 text-left font-normal">
              {row.name}
            </th>
            <SumCell {...row.expected} currency={row.currency} />
            {COLLECTING.map((one) => (
              <SumCell key={one} {...row[one]} currency={row.currency} />
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
