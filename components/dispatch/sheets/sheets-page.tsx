'use client'

import { ArrowRight, FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import { dispatchPaths } from '@/lib/dispatch/keys'
import type { SheetEntry } from '@/lib/dispatch/model/hand-in-sheet'
import type { DeskStore } from '../desk-stores'
import { useBatchLabel } from '../use-batch-label'

type SheetsPageProps = { sheets: readonly SheetEntry[]; next: number | null; isLater: boolean }

/** The hand-in sheets of the person's stores, latest first. */
export function SheetsPage({ sheets, next, isLater }: SheetsPageProps) {
  const t = useTranslations('sheets')
  const { stores } = useViewer()
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={{ href: dispatchPaths.scan({ mode: 'out' }), label: t('back') }}
      />
      {sheets.length === 0 ? (
        <EmptyState icon={<FileText aria-hidden />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <SheetsTable sheets={sheets} stores={stores} />
      )}
      <nav className="flex flex-wrap gap-2 empty:hidden">
        {isLater && (
          <Link href={dispatchPaths.sheets()} className={buttonClass()}>
            {t('first')}
          </Link>
        )}
        {next !== null && (
          <Link href={dispatchPaths.sheets({ after: next })} className={buttonClass()}>
            {t('next')}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </nav>
    </div>
  )
}

type SheetsTableProps = { sheets: readonly SheetEntry[]; stores: readonly DeskStore[] }

function SheetsTable({ sheets, stores }: SheetsTableProps) {
  const t = useTranslations('sheets')
  return (
    <Table label={t('list')}>
      <thead>
        <tr>
          <Th>{t('columns.number')}</Th>
          <Th>{t('columns.batch')}</Th>
          <Th className="hidden sm:table-cell">{t('columns.store')}</Th>
          <Th className="hidden sm:table-cell">{t('columns.printed')}</Th>
          <Th align="end">{t('columns.out')}</Th>
        </tr>
      </thead>
      <tbody>
        {sheets.map((sheet) => {
          const store = stores.find(({ id }) => id === sheet.storeId)
          return store && <SheetRow key={sheet.id} sheet={sheet} store={store} />
        })}
      </tbody>
    </Table>
  )
}

function SheetRow({ sheet, store }: { sheet: SheetEntry; store: DeskStore }) {
  const t = useTranslations('sheets')
  const words = useBatchLabel(store.region)
  const time = useStoreTime(store.region)
  const { number, printedAt, total, out } = sheet
  return (
    <Row>
      <Td>
        <RowLink href={dispatchPaths.sheet(sheet.id)}>
          {number === null ? t('notPrinted') : t('number', { number })}
        </RowLink>
      </Td>
      <Td className="wrap-anywhere">{words(sheet)}</Td>
      <Td className="hidden sm:table-cell">{store.name}</Td>
      <Td className="hidden whitespace-nowrap tabular-nums sm:table-cell">
        {printedAt === null ? '—' : time.full(printedAt)}
      </Td>
      <Td align="end">{total === null || out === null ? '—' : t('outOf', { out, total })}</Td>
    </Row>
  )
}
