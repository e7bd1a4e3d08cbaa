'use client'

import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { pauseImport, resumeImport } from '@/lib/imports/actions'
import type { ImportView, RowCounts } from '@/lib/imports/model/import-view'
import { useImportAction } from './use-import-action'

type ImportProgressProps = { view: ImportView; mayPlace: boolean; refresh: () => void }

const SHOWN = ['created', 'unconfirmed', 'refused', 'sending', 'queued'] as const

/** How far it is, while it runs or stands still; pause and resume. Nothing before the first start. */
export function ImportProgress({ view, mayPlace, refresh }: ImportProgressProps) {
  const t = useTranslations('imports')
  const { isPending, run } = useImportAction()
  const { state, pauseCause, counts, id } = view
  if (counts.created + counts.queued + counts.sending + counts.unconfirmed === 0) return null
  const change = async () => {
    const act = state === 'running' ? pauseImport : resumeImport
    await run(() => act({ importId: id }))
    refresh()
  }
  const action = mayPlace && state !== 'idle' && (
    <Button
      pending={isPending}
      icon={state === 'running' ? <Pause aria-hidden /> : <Play aria-hidden />}
      onClick={() => void change()}
    >
      {t(state === 'running' ? 'progress.pause' : 'progress.resume')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-2">
      {state === 'paused' && (
        <Notice
          kind={pauseCause === 'person' ? 'waiting' : 'late'}
          role="alert"
          title={
            pauseCause === 'person' && view.pausedBy !== null
              ? t('pause.byPerson', { name: view.pausedBy })
              : t('progress.paused')
          }
          action={action}
        >
          {t(`pause.${pauseCause ?? 'person'}`)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Bar counts={counts} />
        <p role="status" className="tabular-nums">
          {SHOWN.filter((name) => counts[name] > 0)
            .map((name) => t(`counts.${name}`, { count: counts[name] }))
            .join(' · ')}
        </p>
        {state === 'running' && action}
      </div>
    </div>
  )
}

/** What was answered, of everything that was put in line. */
function Bar({ counts }: { counts: RowCounts }) {
  const t = useTranslations('imports.progress')
  const done = counts.created + counts.unconfirmed + counts.refused
  const all = done + counts.queued + counts.sending
  return (
    <div
      role="progressbar"
      aria-label={t('label')}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
      aria-valuetext={t('of', { done, all })}
      className="h-2 min-w-40 flex-1 overflow-hidden rounded-full bg-border sm:max-w-96"
    >
      <div className="h-full bg-accent" style={{ width: `${(100 * done) / Math.max(1, all)}%` }} />
    </div>
  )
}
