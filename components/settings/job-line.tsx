'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import { TimeLeft } from '@/components/ui/time-left'
import { retryJobs } from '@/lib/settings/actions'
import type { JobRow } from '@/lib/settings/schema'
import { GiveUpJob } from './give-up-job'
import { useChangeJobs } from './use-change-jobs'
import { useJobFailure } from './use-job-failure'
import { useTaskName } from './use-task-name'

/** One failed job: what it was to do, about which order, why it failed, what can be done. */
export function JobLine({ job }: { job: JobRow }) {
  const t = useTranslations('jobs')
  const task = useTaskName()(job.task)
  const failure = useJobFailure()(job.failure)
  const { isPending, run } = useChangeJobs(retryJobs, (count) => t('retried', { count }))
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b py-3 first:pt-0 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap gap-x-2 font-medium wrap-anywhere">
          {task}
          <OrderOfJob order={job.order} />
        </p>
        <p>{failure}</p>
        <p className="text-muted">
          <TimesOfJob job={job} />
        </p>
        {job.failure.reference && (
          <p className="font-mono text-xs wrap-anywhere text-muted">
            {t('reference', { id: job.failure.reference })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<RotateCw aria-hidden />}
          pending={isPending}
          onClick={() => void run([job.id])}
        >
          {t('retry')}
        </Button>
        <GiveUpJob id={job.id} task={task} />
      </div>
    </li>
  )
}

function OrderOfJob({ order }: Pick<JobRow, 'order'>) {
  const t = useTranslations('jobs')
  if (!order) return null
  const words = t('order', { id: order.clientOrderId })
  if (order.href === null) return <span className="text-muted">{words}</span>
  return (
    <Link href={order.href} className="text-accent underline underline-offset-2">
      {words}
    </Link>
  )
}

function TimesOfJob({ job }: { job: JobRow }) {
  const t = useTranslations('jobs')
  const { attempts, maxAttempts, failedAt, nextTryAt } = job
  if (nextTryAt === null) {
    return t.rich('failed.when', { attempts, age: () => <Age at={failedAt} /> })
  }
  return t.rich('failing.when', {
    ...{ attempts, max: maxAttempts },
    left: () => <TimeLeft at={nextTryAt} />,
  })
}
