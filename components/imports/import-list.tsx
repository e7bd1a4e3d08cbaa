'use client'

import { FileSpreadsheet } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import { importPaths } from '@/lib/imports/keys'
import type { ImportPage, ImportSummary } from '@/lib/imports/model/import-view'
import type { ImportsFilter } from '@/lib/imports/model/imports-filter'

const KINDS: Readonly<Record<Stand, MeaningKind>> = {
  idle: 'neutral',
  running: 'moving',
  paused: 'waiting',
  done: 'done',
  open: 'waiting',
}

type ImportListProps = { page: ImportPage; filter: ImportsFilter; mayImport: boolean }

/** The imports of one page, and the ways to the older ones and back. */
export function ImportList({ page, filter, mayImport }: ImportListProps) {
  const t = useTranslations('imports.list')
  if (page.imports.length === 0) {
    return (
      <EmptyState
        icon={<FileSpreadsheet aria-hidden />}
        title={t(mayImport ? 'emptyTitle' : 'noStore')}
        text={t(mayImport ? 'emptyText' : 'noStoreText')}
      />
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Table label={t('file')}>
        <thead>
          <tr>
            <Th>{t('file')}</Th>
            <Th align="end">{t('rows')}</Th>
            <Th>{t('state')}</Th>
            <Th className="hidden md:table-cell">{t('store')}</Th>
            <Th className="hidden md:table-cell">{t('by')}</Th>
            <Th className="hidden sm:table-cell">{t('at')}</Th>
          </tr>
        </thead>
        <tbody>
          {page.imports.map((one) => (
            <ImportLine key={one.id} one={one} />
          ))}
        </tbody>
      </Table>
      <div className="flex flex-wrap gap-2">
        {filter.before !== undefined && (
          <Link href={importPaths.list()} className={buttonClass()}>
            {t('latest')}
          </Link>
        )}
        {page.before !== null && (
          <Link
            href={importPaths.list({ before: page.before })}
            prefetch={false}
            className={buttonClass()}
          >
            {t('older')}
          </Link>
        )}
      </div>
    </div>
  )
}

function ImportLine({ one }: { one: ImportSummary }) {
  const format = useFormatter()
  const { stores } = useViewer()
  const store = stores.find(({ id }) => id === one.storeId)
  return (
    <Row>
      <Td className="py-2 wrap-anywhere">
        <RowLink href={importPaths.import(one.id)}>{one.fileName}</RowLink>
      </Td>
      <Td align="end">{format.number(one.rowCount)}</Td>
      <Td>
        <ImportState one={one} />
      </Td>
      <Td className="hidden max-w-40 truncate md:table-cell">{store?.name}</Td>
      <Td className="hidden max-w-40 truncate md:table-cell">{one.by}</Td>
      <Td className="hidden whitespace-nowrap tabular-nums sm:table-cell">
        {format.dateTime(new Date(one.createdAt), {
          day: 'numeric',
          month: 'short',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
          timeZone: 'Asia/Hong_Kong',
        })}
      </Td>
    </Row>
  )
}

type Stand = 'idle' | 'running' | 'paused' | 'done' | 'open'

/** How an import stands: not begun, under way, at rest, through, or with rows left behind. */
function standOf({ state, counts, rowCount }: ImportSummary): Stand {
  if (state !== 'idle') return state
  if (counts.created === rowCount) return 'done'
  return counts.created + counts.unconfirmed + counts.refused === 0 ? 'idle' : 'open'
}

function ImportState({ one }: { one: ImportSummary }) {
  const t = useTranslations('imports')
  const stand = standOf(one)
  const { created } = one.counts
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Meaning kind={KINDS[stand]}>{t(`state.${stand}`)}</Meaning>
      {created > 0 && stand !== 'done' && (
        <span className="text-muted tabular-nums">{t('counts.created', { count: created })}</span>
      )}
    </span>
  )
}
