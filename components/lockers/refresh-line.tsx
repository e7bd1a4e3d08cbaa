'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Age } from '@/components/ui/clock/age'
import { Notice } from '@/components/ui/notice'
import { refreshLockers } from '@/lib/lockers/actions'
import type { RefreshState } from '@/lib/lockers/model/locker-list'
import { refreshStateQuery } from './lockers-query'

const AS_OF = {
  ...({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const),
  ...({ hourCycle: 'h23', timeZone: 'Asia/Hong_Kong' } as const),
}

type RefreshLineProps = {
  state: RefreshState
  /** Only those who place waybills may have it read anew. */
  mayRefresh: boolean
}

/** How old the list is, a button to read it anew, and what came of the last try. */
export function RefreshLine({ state, mayRefresh }: RefreshLineProps) {
  const t = useTranslations('lockers.refresh')
  const format = useFormatter()
  const refresh = useRefresh()
  const { asOf, refreshing, failure } = state
  const busy = refreshing || refresh.pending
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-muted tabular-nums">
          {asOf && t('asOf', { time: format.dateTime(new Date(asOf), AS_OF) })}
          {busy && (asOf ? t('andRefreshing') : t('first'))}
        </p>
        {mayRefresh && (
          <Button
            variant="quiet"
            icon={<RotateCw aria-hidden />}
            pending={busy}
            onClick={refresh.run}
            className="h-11"
          >
            {t('now')}
          </Button>
        )}
      </div>
      {refresh.problem && <Notice kind="late" role="alert" title={refresh.problem} />}
      {failure && !busy && (
        <Notice kind="waiting" role="status" title={t('failed')}>
          {t.rich(`reason.${failure.reason}`, { age: () => <Age at={failure.at} /> })}{' '}
          {asOf && t('keptOld')}
        </Notice>
      )}
    </div>
  )
}

/** Has the list read anew. `problem` says in words why it could not be asked for. */
function useRefresh() {
  const client = useQueryClient()
  const words = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const run = () =>
    start(async () => {
      try {
        const result = await refreshLockers()
        setProblem(result.ok ? null : words.sentence(result))
      } catch {
        setProblem(words.noAnswer())
      }
      await client.invalidateQueries({ queryKey: refreshStateQuery().queryKey })
    })
  return { run, pending, problem }
}
