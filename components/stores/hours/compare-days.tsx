'use client'

import { useTranslations } from 'next-intl'
import type { DayDifference } from '@/lib/domain/hours/days-ahead'
import { Notice } from '@/components/ui/notice'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { useHoursWords } from './use-hours-words'

type CompareDaysProps = {
  differences: readonly DayDifference[]
  uncertain: boolean
  /** Something was ever saved here. */
  isDrawn: boolean
}

/** The next 14 days: as the platform last accepted them, beside what is saved here. */
export function CompareDays({ differences, uncertain, isDrawn }: CompareDaysProps) {
  const t = useTranslations('hours.compare')
  const words = useHoursWords()
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">{t('title')}</h2>
      {uncertain && <Notice kind="waiting">{t('uncertain')}</Notice>}
      {differences.length === 0 ? (
        <p className="text-muted">{t(isDrawn ? 'same' : 'notDrawn')}</p>
      ) : (
        <Table label={t('title')}>
          <thead>
            <tr>
              <Th>{t('day')}</Th>
              <Th>{t('accepted')}</Th>
              <Th>{t('drawn')}</Th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ date, before, after }) => (
              <Row key={date}>
                <Td className="font-medium whitespace-nowrap">{words.date(date)}</Td>
                <Td className="tabular-nums">{before ? words.ranges(before) : t('unknown')}</Td>
                <Td className="tabular-nums">{after ? words.ranges(after) : t('unknown')}</Td>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
