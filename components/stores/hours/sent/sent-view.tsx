'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useStoreClock } from '@/components/stores/use-store-clock'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { Region } from '@/lib/domain/areas'
import { checkNow } from '@/lib/stores/actions'
import type { DayDifference } from '@/lib/stores/model/days-ahead'
import type { CheckedNow } from '@/lib/stores/model/hours-form'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { useHoursLabels } from '../use-hours-labels'
import { SendingHistory } from './sending-history'

type SentViewProps = { store: StoreHours; region: Region }

/** What the platform was told, what it said, and how that differs from what is drawn now. */
export function SentView({ store, region }: SentViewProps) {
  const t = useTranslations('hours.sent')
  return (
    <div className="space-y-6">
      <Notice kind="info" title={t('mayDifferTitle')}>
        {t('mayDiffer')}
      </Notice>
      <CheckNow storeId={store.storeId} region={region} />
      <CompareDays
        differences={store.differences}
        uncertain={store.inForce.uncertain}
        isDrawn={store.drawn.version > 0}
      />
      <SendingHistory history={store.history} region={region} mayEdit={store.mayEdit} />
    </div>
  )
}

type CompareDaysProps = {
  differences: readonly DayDifference[]
  uncertain: boolean
  /** Something was ever saved here. */
  isDrawn: boolean
}

/** The next 14 days: as the platform last accepted them, beside what is saved here. */
function CompareDays({ differences, uncertain, isDrawn }: CompareDaysProps) {
  const t = useTranslations('hours.compare')
  const words = useHoursLabels()
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

/** Asks the platform whether the store delivers to its own door: as near as one gets to reading back. */
function CheckNow({ storeId, region }: { storeId: number; region: Region }) {
  const t = useTranslations('hours.check')
  const words = useProblemText()
  const { clock } = useStoreClock(region)
  const [pending, setPending] = useState(false)
  const [checked, setChecked] = useState<CheckedNow | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function ask() {
    setPending(true)
    setProblem(null)
    try {
      const result = await checkNow({ storeId })
      setChecked(result.ok ? result.value : null)
      if (!result.ok) setProblem(words.sentence(result))
    } catch {
      setProblem(words.noAnswer())
    } finally {
      setPending(false)
    }
  }
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">{t('title')}</h2>
      <p className="max-w-prose text-muted">{t('text')}</p>
      <Button pending={pending} onClick={() => void ask()}>
        {t('ask')}
      </Button>
      {checked && (
        <Notice
          kind={checked.expected === !checked.delivers ? 'late' : 'done'}
          role="status"
          title={t(checked.delivers ? 'delivers' : 'doesNot', { time: clock(checked.at) })}
        >
          {t(fitOf(checked))}
        </Notice>
      )}
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </section>
  )
}

function fitOf({ delivers, expected }: CheckedNow) {
  if (expected === null) return 'unknown'
  return expected === delivers ? 'asSent' : 'notAsSent'
}
