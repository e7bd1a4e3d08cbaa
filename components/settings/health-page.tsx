'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import type { HealthReport } from '@/lib/settings/schema'
import { CallbackHealth } from './callback-health'
import { ConnectionHealth } from './connection-health'
import { healthQuery } from './health-query'
import { HealthSummary } from './health-summary'
import { OldNotice } from './old-notice'
import { OwnHealth } from './own-health'
import { WorkHealth } from './work-health'

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
