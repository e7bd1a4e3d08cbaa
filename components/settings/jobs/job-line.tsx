'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Age, TimeLeft } from '@/components/ui/clock/age'
import { Confirm } from '@/components/ui/confirm'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/i18n/action-result'
import { giveUpJobs, retryJobs } from '@/lib/settings/actions'
import { settingsKeys } from '@/lib/settings/keys'
import type { JobFailure, JobIds, JobRow } from '@/lib/settings/model/jobs'

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
    attempts,
    max: maxAttempts,
    left: () => <TimeLeft at={nextTryAt} />,
  })
}

/** Why a job failed, in words. */
function useJobFailure(): (failure: JobFailure) => string {
  const t = useTranslations('jobs.failure')
  const words = useProblemText()
  return ({ kind, detail }) => {
    if (kind === 'refused')
      return words.sentence({ problem: 'platformRefused', code: detail ?? '' })
    if (kind === 'problem') return words.sentence({ problem: detail ?? '' })
    return t(kind)
  }
}

/** Takes a job off the list, after one question: it is then never done. */
function GiveUpJob({ id, task }: { id: string; task: string }) {
  const t = useTranslations('jobs')
  const [isAsking, setAsking] = useState(false)
  const { isPending, run } = useChangeJobs(giveUpJobs, () => t('gaveUp'))
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('giveUp')}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={t('confirm.title')}
        text={t('confirm.text', { task })}
        confirmLabel={t('giveUp')}
        danger
        pending={isPending}
        onConfirm={() => void run([id]).then(() => setAsking(false))}
      />
    </>
  )
}

/** What a task does, in words; its own name where nobody has written any. */
export function useTaskName(): (task: string) => string {
  const t = useTranslations('jobs.tasks')
  return (task) => {
    const known = task as 'orders.sweep'
    return t.has(known) ? t(known) : task
  }
}

type Change = (given: JobIds) => Promise<ActionResult<{ count: number }>>

/** Retries jobs or gives them up, and says what came of it; the list is read afresh either way. */
export function useChangeJobs(change: Change, done: (count: number) => string) {
  const client = useQueryClient()
  const words = useProblemText()
  const [isPending, setPending] = useState(false)

  async function run(ids: string[]) {
    setPending(true)
    try {
      const result = await change({ ids })
      if (result.ok) toast.success(done(result.value.count))
      else toast.error(words.sentence(result))
    } catch {
      toast.error(words.noAnswer())
    } finally {
      setPending(false)
      await client.invalidateQueries({ queryKey: settingsKeys.jobs() })
    }
  }
  return { isPending, run }
}
