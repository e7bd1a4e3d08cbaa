'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useStoreTime } from '@/components/orders/use-store-time'
import { labelCodeOf } from '@/lib/dispatch/model/batch-view'
import type { Sheet, SheetRow } from '@/lib/dispatch/model/hand-in-sheet'
import type { DeskStore } from '../desk-stores'
import { useBatchLabel } from '../use-batch-label'

const LONGEST = 18

type PaperSheetProps = { sheet: Sheet; store: Omit<DeskStore, 'id'> }

/** What the courier signs, on A4. */
export function PaperSheet({ sheet, store }: PaperSheetProps) {
  const t = useTranslations('sheets.sheet')
  const { rows } = sheet
  return (
    <article className="hand-in">
      <SheetHead sheet={sheet} store={store} />
      {rows.length === 0 ? <p>{t('nothing')}</p> : <SheetTable rows={rows} region={store.region} />}
      <Missing rows={rows.filter(({ outAt }) => outAt === null)} />
      <dl className="hand-in-sign">
        {(['handed', 'signature', 'received'] as const).map((line) => (
          <div key={line}>
            <dd aria-hidden />
            <dt>{t(line)}</dt>
          </div>
        ))}
      </dl>
    </article>
  )
}

function SheetHead({ sheet, store }: PaperSheetProps) {
  const t = useTranslations('sheets')
  const words = useBatchLabel(store.region)
  const time = useStoreTime(store.region)
  const { number, printedAt, printedBy, replaces, rows } = sheet
  const out = rows.filter(({ outAt }) => outAt !== null)
  const boxes = (some: readonly SheetRow[]) => some.reduce((sum, row) => sum + row.boxes, 0)
  return (
    <header className="hand-in-head">
      <div>
        <h1>
          {t('sheet.title')} {number !== null && <b>{t('number', { number })}</b>}
        </h1>
        <p>
          {store.name} · {store.code}
        </p>
        <p className="hand-in-batch">{words(sheet)}</p>
        {replaces !== null && (
          <p className="hand-in-replaces">{t('sheet.replaces', { number: replaces })}</p>
        )}
      </div>
      <div className="hand-in-sum">
        {out.length === 0 ? (
          <>
            <p className="hand-in-count">{t('sheet.count', { count: rows.length })}</p>
            <p>{t('sheet.boxes', { count: boxes(rows) })}</p>
            <p>{t('sheet.noneOut')}</p>
          </>
        ) : (
          <>
            <p className="hand-in-count">
              {t('sheet.outOf', { out: out.length, total: rows.length })}
            </p>
            <p>{t('sheet.boxesOut', { count: boxes(out) })}</p>
          </>
        )}
        <p>
          {printedAt === null
            ? t('notPrinted')
            : t('sheet.printed', { time: time.full(printedAt), name: printedBy ?? '' })}
        </p>
      </div>
    </header>
  )
}

type SheetTableProps = { rows: readonly SheetRow[]; region: DeskStore['region'] }

function SheetTable({ rows, region }: SheetTableProps) {
  const t = useTranslations('sheets.sheet')
  const time = useStoreTime(region)
  return (
    <table className="hand-in-rows">
      <thead>
        <tr>
          <th scope="col">{t('row')}</th>
          <th scope="col">
            {t('shipment')}
            <br />
            {t('tracking')}
          </th>
          {(['client', 'recipient', 'box', 'scanned'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.orderId}>
            <td>{index + 1}</td>
            <td className="hand-in-number">
              <b>{labelCodeOf(row)}</b>
              {row.shipmentCode !== null && (
                <>
                  <br />
                  {row.trackingNo}
                </>
              )}
            </td>
            <td className="hand-in-code">{row.clientOrderId}</td>
            <td>{shortName(row.recipientName)}</td>
            <td>{row.boxes}</td>
            <td>{row.outAt === null ? t('notScanned') : `✓ ${time.clock(row.outAt)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Missing({ rows }: { rows: readonly SheetRow[] }) {
  const t = useTranslations('sheets.sheet')
  const format = useFormatter()
  if (rows.length === 0) return <p className="hand-in-missing">{t('noMissing')}</p>
  return (
    <section className="hand-in-missing">
      <h2>{t('missing', { count: rows.length })}</h2>
      <p className="hand-in-code">{format.list(rows.map(labelCodeOf))}</p>
    </section>
  )
}

/** A recipient's name as far as a paper needs it that passes through many hands. */
export function shortName(name: string | null): string {
  const letters = Array.from((name ?? '').trim())
  return letters.length <= LONGEST
    ? letters.join('')
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
}
