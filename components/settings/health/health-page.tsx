'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { readJson } from '@/components/shell/read-json'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import type { Zone } from '@/lib/domain/areas'
import { settingsKeys, settingsReads } from '@/lib/settings/keys'
import type { HealthReport, HealthVerdict } from '@/lib/settings/model/health'
import { OldNotice } from '../old-notice'
import { CallbackHealth } from './callback-health'
import { ConnectionLine } from './connection-line'
import { HealthLine } from './health-line'
import { OwnHealth } from './own-health'

const EVERY_MS = 10_000

/** How Handover and its connections do, each line with a verdict and what to do. */
export function HealthPage({ first }: { first: HealthReport }) {
  const t = useTranslations('health')
  const { data: report, isError } = useQuery({ ...healthQuery(), initialData: first })
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {isError ? <OldNotice at={report.at} /> : <HealthSummary report={report} />}
      <OwnHealth report={report} />
      <WorkHealth report={report} />
      <CallbackHealth report={report} />
      <ConnectionHealth report={report} zone="AP1" />
      <ConnectionHealth report={report} zone="AP2" />
    </>
  )
}

/** How things go, read afresh for as long as somebody looks: nothing announces it. */
function healthQuery() {
  return queryOptions({
    queryKey: settingsKeys.health(),
    queryFn: ({ signal }) => readJson<HealthReport>(settingsReads.health(), signal),
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
  })
}

function allVerdicts({
  verdicts,
  clock,
  backup,
  callbacks,
  connections,
}: HealthReport): HealthVerdict[] {
  const lines = [...callbacks, ...connections, clock, backup].map(({ verdict }) => verdict)
  return [...Object.values(verdicts), ...lines]
}

/** All verdicts in one sentence. */
function HealthSummary({ report }: { report: HealthReport }) {
  const t = useTranslations('health.summary')
  const verdicts = allVerdicts(report)
  const count = (kind: HealthVerdict) => verdicts.filter((verdict) => verdict === kind).length
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

/** One zone of the platform: which host, whether there are credentials, how its families answer. */
function ConnectionHealth({ report, zone }: { report: HealthReport; zone: Zone }) {
  const t = useTranslations('health')
  const host = report.hosts[zone]
  return (
    <Section
      title={t(`zone.${zone}`)}
      text={
        host
          ? t('zone.host', { environment: t(`environment.${report.environment}`), host })
          : t('zone.off', { zone })
      }
    >
      <ul>
        {report.connections
          .filter((one) => one.zone === zone)
          .map((one) => (
            <ConnectionLine key={one.family} connection={one} />
          ))}
      </ul>
    </Section>
  )
}

/** What has not come to its end: orders in doubt, callbacks that wait for their order. */
function WorkHealth({ report }: { report: HealthReport }) {
  const t = useTranslations('health')
  const { unconfirmedOrders, eventsWaiting, verdicts } = report
  return (
    <Section title={t('work.title')} text={t('work.text')}>
      <ul>
        <HealthLine
          label={t('orders.label')}
          verdict={verdicts.orders}
          advice={verdicts.orders === 'look' && t('orders.look')}
        >
          {unconfirmedOrders === 0
            ? t('orders.none')
            : t('orders.detail', { count: unconfirmedOrders })}
        </HealthLine>
        <HealthLine
          label={t('events.label')}
          verdict={verdicts.events}
          advice={verdicts.events === 'look' && t('events.look')}
        >
          {eventsWaiting === 0 ? t('events.none') : t('events.detail', { count: eventsWaiting })}
        </HealthLine>
      </ul>
    </Section>
  )
}
