'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { readJson } from '@/components/shell/read-json'
import { Button } from '@/components/ui/button'
import { Age } from '@/components/ui/clock/age'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { retryJobs } from '@/lib/settings/actions'
import { settingsKeys, settingsReads } from '@/lib/settings/keys'
import type { JobRow, JobsReport, WaitingJobs } from '@/lib/settings/model/jobs'
import { OldNotice } from '../old-notice'
import { JobLine, useChangeJobs, useTaskName } from './job-line'

const EVERY_MS = 10_000

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

/** The queue, read afresh for as long as somebody looks: nothing announces it. */
function jobsQuery() {
  return queryOptions({
    queryKey: settingsKeys.jobs(),
    queryFn: ({ signal }) => readJson<JobsReport>(settingsReads.jobs(), signal),
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
  })
}

type JobListProps = {
  kind: 'failed' | 'failing'
  jobs: readonly JobRow[]
  /** How many there are, of which `jobs` may be the first hundred. */
  count: number
}

function JobList({ kind, jobs, count }: JobListProps) {
  const t = useTranslations('jobs')
  if (jobs.length === 0) return <p className="text-muted">{t(`${kind}.none`)}</p>
  return (
    <>
      <ul>
        {jobs.map((job) => (
          <JobLine key={job.id} job={job} />
        ))}
      </ul>
      {count > jobs.length && (
        <p className="mt-3 text-muted">{t(`${kind}.more`, { shown: jobs.length, count })}</p>
      )}
    </>
  )
}

/** What waits in the queue, one row a task. */
function WaitingTable({ waiting }: { waiting: readonly WaitingJobs[] }) {
  const t = useTranslations('jobs.waiting')
  const taskName = useTaskName()
  if (waiting.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <Th>{t('task')}</Th>
          <Th align="end">{t('due')}</Th>
          <Th align="end">{t('running')}</Th>
          <Th align="end">{t('later')}</Th>
          <Th align="end">{t('oldest')}</Th>
        </tr>
      </thead>
      <tbody>
        {waiting.map(({ task, due, running, later, oldestDueAt }) => (
          <Row key={task}>
            <Td className="min-w-40 wrap-anywhere">{taskName(task)}</Td>
            <Td align="end">{due}</Td>
            <Td align="end">{running}</Td>
            <Td align="end">{later}</Td>
            <Td align="end" className="whitespace-nowrap">
              {oldestDueAt && <Age at={oldestDueAt} />}
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
