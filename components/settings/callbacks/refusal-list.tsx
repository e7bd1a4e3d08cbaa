import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/clock/age'
import { Section } from '@/components/ui/section'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { RefusalRow } from '@/lib/settings/model/callbacks'

/** How many callbacks were refused and why; of what was refused nothing else is known. */
export function RefusalList({ refusals }: { refusals: readonly RefusalRow[] }) {
  const t = useTranslations('callbacks')
  return (
    <Section title={t('refused.title')} text={t('refused.text')}>
      {refusals.length === 0 ? (
        <p className="text-muted">{t('refused.none')}</p>
      ) : (
        <Table label={t('refused.title')}>
          <thead>
            <tr>
              <Th>{t('refused.reason')}</Th>
              <Th>{t('list.family')}</Th>
              <Th align="end">{t('refused.count')}</Th>
              <Th>{t('refused.last')}</Th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ family, reason, count, lastAt }) => (
              <Row key={`${family} ${reason}`}>
                <Td>{t(`refused.reasons.${reason}`)}</Td>
                <Td>{t(`family.${family}`)}</Td>
                <Td align="end">{count}</Td>
                <Td className="whitespace-nowrap">
                  <Age at={lastAt} />
                </Td>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
