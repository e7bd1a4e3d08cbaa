import { ScrollText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { settingsPaths } from '@/components/shell/settings-paths'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Region } from '@/lib/domain/areas'
import type { AuditFilter, AuditPage, AuditRow } from '@/lib/settings/model/audit'
import { useLocalTime } from '../callbacks/callback-marks'
import { useActionName } from './use-action-name'

type AuditListProps = { page: AuditPage; filter: AuditFilter; region: Region }

/** One page of the log, and the ways to the next and back to the first. */
export function AuditList({ page, filter, region }: AuditListProps) {
  const t = useTranslations('audit')
  const { before, ...chosen } = filter
  if (page.rows.length === 0) return <NoEntries filter={filter} />
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('title')} className="divide-y border-y">
        {page.rows.map((row) => (
          <AuditLine key={row.id} row={row} region={region} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {before !== undefined && (
          <Link href={settingsPaths.audit(chosen)} className={buttonClass()}>
            {t('list.latest')}
          </Link>
        )}
        {page.before !== null && (
          <Link
            href={settingsPaths.audit({ ...chosen, before: page.before })}
            prefetch={false}
            className={buttonClass()}
          >
            {t('list.older')}
          </Link>
        )}
      </div>
    </div>
  )
}

function AuditLine({ row, region }: { row: AuditRow; region: Region }) {
  const t = useTranslations('audit')
  const nameOf = useActionName()
  const localTime = useLocalTime()
  const { recordKind, recordName, recordId } = row
  const who = row.actor ?? t(row.address === null ? 'itself' : 'nobody')
  const record = recordKind && `${t(`record.${recordKind}`)} ${recordName ?? recordId ?? ''}`
  return (
    <li>
      <details className="group">
        <summary className="grid cursor-pointer gap-x-4 gap-y-0.5 px-3 py-2 hover:bg-sunken sm:grid-cols-[10rem_1fr_auto] pointer-coarse:py-3">
          <time dateTime={row.at} className="text-muted tabular-nums">
            {localTime(row.at, region)}
          </time>
          <span className="min-w-0">
            <span className="font-medium">{nameOf(row.action)}</span>
            {record && <span className="block wrap-anywhere text-muted">{record}</span>}
          </span>
          <span className="min-w-0 wrap-anywhere sm:text-right">
            {who}
            {row.store && <span className="block text-xs text-muted">{row.store}</span>}
          </span>
        </summary>
        <AuditDetails row={row} />
      </details>
    </li>
  )
}

function AuditDetails({ row }: { row: AuditRow }) {
  const t = useTranslations('audit.list')
  const told = [
    ['before', row.before && <Facts facts={row.before} />],
    ['after', row.after && <Facts facts={row.after} />],
    ['personal', row.personal && <Facts facts={row.personal} />],
    ['where', row.address],
    ['request', row.requestId],
    ['session', row.session],
  ] as const
  return (
    <div className="flex flex-col gap-2 bg-sunken px-3 py-3">
      <dl
        aria-label={t('details', { id: row.id })}
        className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_1fr]"
      >
        {told.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-muted">{t(name)}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {row.isForgotten && <p className="text-muted">{t('forgotten')}</p>}
    </div>
  )
}

/** What changed, as it is kept: for whoever looks into something, not prose. */
function Facts({ facts }: { facts: Record<string, unknown> }) {
  return (
    <ul className="font-mono text-xs">
      {Object.entries(facts).map(([name, value]) => (
        <li key={name}>
          {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
        </li>
      ))}
    </ul>
  )
}

function NoEntries({ filter }: { filter: AuditFilter }) {
  const t = useTranslations('audit.list')
  const isChosen = Object.values(filter).some((value) => value !== undefined)
  if (!isChosen) {
    return (
      <EmptyState icon={<ScrollText aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
    )
  }
  return (
    <EmptyState
      icon={<ScrollText aria-hidden />}
      title={t('emptyFilterTitle')}
      text={t('emptyFilterText')}
      action={
        <Link href={settingsPaths.audit()} className={buttonClass()}>
          {t('showAll')}
        </Link>
      }
    />
  )
}
