import { useTranslations } from 'next-intl'
import { settingsPaths } from '@/components/shell/settings-paths'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import type { CallbackRow } from '@/lib/settings/schema'
import { CallbackState } from './callback-state'
import { CallbackVerdict } from './callback-verdict'
import { SaysLine } from './says-line'
import { useLocalTime } from './use-local-time'

/** The callbacks of one page; each row leads to the whole of it. */
export function CallbackList({ rows }: { rows: readonly CallbackRow[] }) {
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
        <SaysLine says={row} short />
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
