'use client'

import { useTranslations } from 'next-intl'
import type { JobRow } from '@/lib/settings/schema'
import { JobLine } from './job-line'

type JobListProps = {
  kind: 'failed' | 'failing'
  jobs: readonly JobRow[]
  /** How many there are, of which `jobs` may be the first hundred. */
  count: number
}

export function JobList({ kind, jobs, count }: JobListProps) {
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
