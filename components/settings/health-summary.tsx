'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { HealthReport, Verdict } from '@/lib/settings/schema'

function allVerdicts({ verdicts, clock, callbacks, connections }: HealthReport): Verdict[] {
  const lines = [...callbacks, ...connections, clock].map(({ verdict }) => verdict)
  return [...Object.values(verdicts), ...lines]
}

/** All verdicts in one sentence. */
export function HealthSummary({ report }: { report: HealthReport }) {
  const t = useTranslations('health.summary')
  const verdicts = allVerdicts(report)
  const count = (kind: Verdict) => verdicts.filter((verdict) => verdict === kind).length
  const [wrong, look] = [count('wrong'), count('look')]
  const kind = wrong > 0 ? 'late' : look > 0 ? 'waiting' : 'done'
  return (
    <Notice kind={kind} role="status">
      {wrong > 0 && <span className="font-semibold">{t('wrong', { count: wrong })} </span>}
      {look > 0 && t('look', { count: look })}
      {kind === 'done' && t('fine')}
    </Notice>
  )
}
