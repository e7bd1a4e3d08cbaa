'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { clockMessage } from '@/components/shell/frame/clock-banner'
import { settingsPaths } from '@/components/shell/settings-paths'
import { Age } from '@/components/ui/clock/age'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import type { HealthReport } from '@/lib/settings/model/health'
import { HealthLine } from './health-line'

type OwnHealthProps = { report: HealthReport }

/** What is Handover's own: its database, its jobs, its clock, its backups. */
export function OwnHealth({ report }: OwnHealthProps) {
  const t = useTranslations('health')
  const { databaseMs, verdicts } = report
  return (
    <Section title={t('own.title')} text={t('own.text')}>
      <ul>
        <HealthLine
          label={t('database.label')}
          verdict={verdicts.database}
          advice={verdicts.database === 'look' && t('database.look')}
        >
          {t('database.detail', { ms: databaseMs })}
        </HealthLine>
        <QueueLine report={report} />
        <ClockLine clock={report.clock} />
        <BackupLine backup={report.backup} />
        <RetentionLine report={report} />
      </ul>
    </Section>
  )
}

function QueueLine({ report: { at, queue, verdicts } }: OwnHealthProps) {
  const t = useTranslations('health.queue')
  const { oldestDueSeconds, failed, ...counts } = queue
  const oldest = oldestDueSeconds === null ? null : Date.parse(at) - oldestDueSeconds * 1000
  const isLate = (oldestDueSeconds ?? 0) >= 60
  return (
    <HealthLine
      label={t('label')}
      verdict={verdicts.queue}
      advice={
        verdicts.queue !== 'fine' && (
          <>
            {failed > 0 && <p>{t('failed', { count: failed })}</p>}
            {isLate && <p>{t('late')}</p>}
          </>
        )
      }
      action={
        <Link href={settingsPaths.jobs()} className={buttonClass()}>
          {t('link')}
        </Link>
      }
    >
      {t('detail', counts)}{' '}
      {isLate &&
        oldest !== null &&
        t.rich('oldest', { age: () => <Age at={new Date(oldest).toISOString()} /> })}
    </HealthLine>
  )
}

function ClockLine({ clock: { fault, verdict } }: { clock: HealthReport['clock'] }) {
  const t = useTranslations('health.clock')
  const words = useTranslations('shell.clock')
  if (!fault) {
    return (
      <HealthLine label={t('label')} verdict={verdict}>
        {t(verdict === 'fine' ? 'fine' : 'unknown')}
      </HealthLine>
    )
  }
  const { direction, ...amount } = clockMessage(fault)
  return (
    <HealthLine label={t('label')} verdict={verdict} advice={t('look')}>
      {words(direction, amount)}
    </HealthLine>
  )
}

function BackupLine({ backup: { at, isDaily, verdict } }: { backup: HealthReport['backup'] }) {
  const t = useTranslations('health.backup')
  return (
    <HealthLine
      label={t('label')}
      verdict={verdict}
      advice={verdict === 'look' && t(isDaily ? 'late' : 'setUp')}
    >
      {at === null ? t('none') : t.rich('last', { age: () => <Age at={at} /> })}{' '}
      {t(isDaily ? 'daily' : 'byHand')}
    </HealthLine>
  )
}

function RetentionLine({ report: { retention, verdicts } }: OwnHealthProps) {
  const t = useTranslations('health.retention')
  const verdict = verdicts.retention
  return (
    <HealthLine label={t('label')} verdict={verdict} advice={verdict === 'look' && t('look')}>
      {retention === null
        ? t('never')
        : t.rich(retention.finishedAt === null ? 'begun' : 'done', {
            age: () => <Age at={retention.finishedAt ?? retention.startedAt} />,
            count: retention.orders,
            days: retention.days,
          })}
    </HealthLine>
  )
}
