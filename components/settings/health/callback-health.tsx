'use client'

import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/clock/age'
import { Section } from '@/components/ui/section'
import type { CallbackHealth as OneFamily, HealthReport } from '@/lib/settings/model/health'
import { HealthLine } from './health-line'

/** What the platform tells by itself, by family, and what was refused today. */
export function CallbackHealth({ report }: { report: HealthReport }) {
  const t = useTranslations('health')
  return (
    <Section title={t('callbacks.title')} text={t('callbacks.text')}>
      <ul>
        {report.callbacks.map((one) => (
          <CallbackLine key={one.family} one={one} urls={report.callbackUrls[one.family]} />
        ))}
        <RefusalLine report={report} />
      </ul>
    </Section>
  )
}

function CallbackLine({ one, urls }: { one: OneFamily; urls: readonly string[] }) {
  const t = useTranslations('health')
  const { family, lastAt, silentSince, verdict } = one
  const address = <span className="font-mono text-xs">{urls.join(' ')}</span>
  return (
    <HealthLine
      label={t(`family.${family}`)}
      verdict={verdict}
      advice={
        silentSince && (
          <>
            {t.rich('callbacks.look', { age: () => <Age at={silentSince} /> })} {address}
          </>
        )
      }
    >
      {lastAt ? t.rich('callbacks.last', { age: () => <Age at={lastAt} /> }) : t('callbacks.never')}
      {verdict === 'unknown' && (
        <>
          {' '}
          {t('callbacks.url')} {address}
        </>
      )}
    </HealthLine>
  )
}

function RefusalLine({ report: { refusalsToday, verdicts } }: { report: HealthReport }) {
  const t = useTranslations('health')
  const reasonWords = (reason: string) => {
    const key = `refusals.reason.${reason}` as 'refusals.reason.other'
    return t(t.has(key) ? key : 'refusals.reason.other')
  }
  return (
    <HealthLine
      label={t('refusals.label')}
      verdict={verdicts.refusals}
      advice={verdicts.refusals === 'look' && t('refusals.look')}
    >
      {refusalsToday.length === 0 && t('refusals.none')}
      {refusalsToday.map(({ family, reason, count, lastAt }) => (
        <p key={`${family} ${reason}`}>
          {t.rich('refusals.line', {
            family: t(`family.${family}`),
            count,
            reason: reasonWords(reason),
            age: () => <Age at={lastAt} />,
          })}
        </p>
      ))}
    </HealthLine>
  )
}
