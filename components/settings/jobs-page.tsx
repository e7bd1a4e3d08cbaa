'use client'

import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { retryJobs } from '@/lib/settings/actions'
import type { JobRow, JobsReport } from '@/lib/settings/schema'
import { JobList } from './job-list'
import { jobsQuery } from './jobs-query'
import { OldNotice } from './old-notice'
import { useChangeJobs } from './use-change-jobs'
import { WaitingTable } from './waiting-table'

/** The queue as a person needs it: what failed and what to do about it, then what waits. */
export function JobsPage({ first }: { first: JobsReport }) {
  const t = useTranslations('jobs')
  const { data: report, isError } = useQuery({ ...jobsQuery(), initialData: first })
  const { failed, failing, waiting } = report
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={failed.length > 1 && <RetryAll jobs={failed} />}
      />
      {isError && <OldNotice at={report.at} />}
      <Section title={t('failed.title')} text={t('failed.text')}>
        <JobList kind="failed" jobs={failed} count={report.failedCount} />
      </Section>
      <Section title={t('failing.title')} text={t('failing.text')}>
        <JobList kind="failing" jobs={failing} count={report.failingCount} />
      </Section>
      <Section title={t('waiting.title')} text={t('waiting.text')}>
        <WaitingTable waiting={waiting} />
      </Section>
    </>
  )
}

/** After an outage there may be many: all that are shown, at one press. */
function RetryAll({ jobs }: { jobs: readonly JobRow[] }) {
  const t = useTranslations('jobs')
  const { isPending, run } = useChangeJobs(retryJobs, (count) => t('retried', { count }))
  return (
    <Button
      icon={<RotateCw aria-hidden />}
      pending={isPending}
      onClick={() => void run(jobs.map(({ id }) => id))}
    >
      {t('retryAll')}
    </Button>
  )
}
