import { Inbox } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { settingsPaths } from '@/components/shell/settings-paths'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import type { CallbackPage, CallbackRow } from '@/lib/settings/model/callbacks'
import type { CallbackFilter } from '@/lib/settings/model/callback-forms'
import { CallbackState, CallbackVerdict, StatusCodeLine, useLocalTime } from './callback-marks'

/** The callbacks of one page; each row leads to the whole of it. */
function CallbackList({ rows }: { rows: readonly CallbackRow[] }) {
  const t = useTranslations('callbacks')
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <Th>{t('list.received')}</Th>
          <Th className="hidden sm:table-cell">{t('list.family')}</Th>
          <Th className="hidden md:table-cell">{t('list.order')}</Th>
          <Th>{t('list.says')}</Th>
          <Th className="hidden lg:table-cell">{t('list.signature')}</Th>
          <Th className="hidden sm:table-cell">{t('list.state')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CallbackLine key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function CallbackLine({ row }: { row: CallbackRow }) {
  const t = useTranslations('callbacks')
  const localTime = useLocalTime()
  const order = row.platformOrderId || t('list.noOrder')
  return (
    <Row>
      <Td className="tabular-nums sm:whitespace-nowrap">
        <RowLink href={settingsPaths.callback(row.id)}>
          {localTime(row.receivedAt, row.region)}
        </RowLink>
        {row.deliveries > 1 && (
          <span className="block text-xs text-muted">
            {t('list.times', { count: row.deliveries })}
          </span>
        )}
      </Td>
      <Td className="hidden whitespace-nowrap sm:table-cell">{t(`family.${row.family}`)}</Td>
      <Td className="hidden max-w-48 truncate font-mono md:table-cell">{order}</Td>
      <Td>
        <StatusCodeLine says={row} short />
        <span className="block text-xs wrap-anywhere text-muted md:hidden">
          <span className="sm:hidden">{t(`family.${row.family}`)} · </span>
          <span className="font-mono">{order}</span>
        </span>
        <span className="mt-1 block sm:hidden">
          <CallbackState state={row.state} />
        </span>
      </Td>
      <Td className="hidden lg:table-cell">
        <CallbackVerdict stale={row.stale} />
      </Td>
      <Td className="hidden sm:table-cell">
        <CallbackState state={row.state} />
      </Td>
    </Row>
  )
}

type CallbackPagesProps = { page: CallbackPage; filter: CallbackFilter }

/** One page of the list, and the ways to the next and back to the first. */
export function CallbackPages({ page, filter }: CallbackPagesProps) {
  const t = useTranslations('callbacks.list')
  const { family, state } = filter
  const chosen = { family, state }
  if (page.rows.length === 0) return <NoCallbacks filter={filter} />
  return (
    <div className="flex flex-col gap-3">
      <CallbackList rows={page.rows} />
      <div className="flex flex-wrap gap-2">
        {filter.before !== undefined && (
          <Link href={settingsPaths.callbacks(chosen)} className={buttonClass()}>
            {t('latest')}
          </Link>
        )}
        {page.before !== null && (
          <Link
            href={settingsPaths.callbacks({ ...chosen, before: page.before })}
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

function NoCallbacks({ filter }: { filter: CallbackFilter }) {
  const t = useTranslations('callbacks.list')
  const isChosen = Object.values(filter).some((value) => value !== undefined)
  if (!isChosen) {
    return <EmptyState icon={<Inbox aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
  }
  return (
    <EmptyState
      icon={<Inbox aria-hidden />}
      title={t('emptyFilterTitle')}
      text={t('emptyFilterText')}
      action={
        <Link href={settingsPaths.callbacks()} className={buttonClass()}>
          {t('showAll')}
        </Link>
      }
    />
  )
}
