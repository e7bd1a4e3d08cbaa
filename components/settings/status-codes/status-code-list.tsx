import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/clock/age'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { publishedElsewhere } from '@/lib/domain/stages'
import type { StatusCodeRow } from '@/lib/settings/model/status-codes'
import { StatusCodeStage } from './status-code-stage'

/** The codes that nobody published, and what was said of each. */
export function StatusCodeList({ codes }: { codes: readonly StatusCodeRow[] }) {
  const t = useTranslations('statusCodes')
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <Th>{t('code')}</Th>
          <Th>{t('words')}</Th>
          <Th className="hidden md:table-cell" align="end">
            {t('open')}
          </Th>
          <Th className="hidden md:table-cell">{t('seen')}</Th>
          <Th>{t('means')}</Th>
        </tr>
      </thead>
      <tbody>
        {codes.map((row) => (
          <CodeLine key={`${row.family} ${row.code}`} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function CodeLine({ row }: { row: StatusCodeRow }) {
  const t = useTranslations('statusCodes')
  const family = useTranslations('callbacks.family')
  return (
    <Row>
      <Td>
        <span className="font-mono font-medium">{row.code}</span>
        <span className="block text-xs text-muted">{family(row.family)}</span>
      </Td>
      <Td className="wrap-break-word">
        {row.text ?? <span className="text-muted">{t('noWords')}</span>}
      </Td>
      <Td className="hidden md:table-cell" align="end">
        {row.openOrders}
      </Td>
      <Td className="hidden whitespace-nowrap md:table-cell">
        <Age at={row.lastSeenAt} />
        <span className="block text-xs text-muted">
          {t.rich('firstSeen', { time: () => <Age at={row.firstSeenAt} /> })}
        </span>
      </Td>
      <Td className="py-2">
        <StatusCodeStage row={row} />
        {row.stage === 'unknown' &&
          publishedElsewhere(row.family, row.code).map((other) => (
            <span key={other.family} className="mt-1 block text-sm">
              {t('elsewhere', {
                family: family(other.family),
                stage: t(`stage.${other.stage}`),
              })}
            </span>
          ))}
        {row.decidedAt && (
          <span className="mt-1 block text-xs text-muted">
            {t.rich('saidBy', {
              name: row.decidedBy ?? t('somebody'),
              time: () => <Age at={row.decidedAt ?? ''} />,
            })}
          </span>
        )}
      </Td>
    </Row>
  )
}
