'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleSlash, Download, Files, TriangleAlert, X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { readJson } from '@/components/shell/read-json'
import { usePress } from '@/components/shell/use-press'
import { Button, buttonClass } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { cancelExport } from '@/lib/lists/actions'
import { listKeys, listReads } from '@/lib/lists/keys'
import { isUnderWay, type ListExport } from '@/lib/lists/model/list-export'

const LOOK_MS = 1_500

const exportsQuery = queryOptions({
  queryKey: listKeys.exports(),
  queryFn: ({ signal }) => readJson<ListExport[]>(listReads.exports(), signal),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_MS : false),
})

type ExportsDialogProps = {
  /** One of them was asked for just now. */
  isNew: boolean
  onClose: () => void
}

/** The person's own files that are made in the background: how far they are, and to be saved. */
export function ExportsDialog({ isNew, onClose }: ExportsDialogProps) {
  const t = useTranslations('lists.exports')
  const { data, isError } = useQuery(exportsQuery)
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('title')}
      description={t('text')}
    >
      <div className="flex flex-col gap-3">
        {isNew && (
          <Notice kind="info" role="status">
            {t('started')}
          </Notice>
        )}
        {isError && (
          <Notice kind="late" role="alert">
            {t('unread')}
          </Notice>
        )}
        {!data && !isError && <Skeleton className="h-16" />}
        {data?.length === 0 && (
          <EmptyState icon={<Files aria-hidden />} title={t('none')} text={t('noneText')} />
        )}
        {data && data.length > 0 && (
          <ul className="divide-y divide-border border-y">
            {data.map((file) => (
              <ExportLine key={file.id} file={file} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}

function ExportLine({ file }: { file: ListExport }) {
  const t = useTranslations('lists.exports')
  const format = useFormatter()
  const client = useQueryClient()
  const { pending, failure, press } = usePress()
  const { id, family, state, createdAt } = file
  const name = t('name', { family, format: file.format })
  const again = () => void client.invalidateQueries({ queryKey: listKeys.exports() })
  const clock = (at: string) =>
    format.dateTime(new Date(at), {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  const action = t(isUnderWay(file) ? 'cancel' : 'remove')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{name}</p>
        <p className="text-muted">{t('asked', { time: clock(createdAt) })}</p>
        <Standing file={file} clock={clock} />
        {failure && <p className="text-late">{failure.message}</p>}
      </div>
      <div className="flex shrink-0 gap-2">
        {state === 'ready' && (
          <a
            href={listReads.exportFile(id)}
            download
            aria-label={`${t('save')}: ${name}`}
            className={buttonClass({ variant: 'primary' })}
          >
            <Download aria-hidden />
            {t('save')}
          </a>
        )}
        <Button
          icon={<X aria-hidden />}
          aria-label={`${action}: ${name}`}
          pending={pending}
          onClick={() => void press(() => cancelExport({ exportId: id }), again)}
        >
          {action}
        </Button>
      </div>
    </li>
  )
}

type StandingProps = { file: ListExport; clock: (at: string) => string }

/** How far it is, or what became of it, in words and an icon. */
function Standing({ file, clock }: StandingProps) {
  const t = useTranslations('lists.exports')
  const { state, rowsDone: done, rowsInAll: all, keptUntil } = file
  switch (state) {
    case 'waiting':
      return <p>{t('waiting')}</p>
    case 'running':
      return (
        <>
          <p role="status" className="tabular-nums">
            {all === null ? t('rows', { done }) : t('rowsOf', { done, all })}
          </p>
          {all !== null && <Bar done={done} all={all} />}
        </>
      )
    case 'ready':
      return (
        <p className="tabular-nums">
          {t('ready', { done, time: keptUntil === null ? '' : clock(keptUntil) })}
        </p>
      )
    case 'failed':
      return (
        <p className="flex items-center gap-1.5 text-late">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {t('failed')}
        </p>
      )
    case 'cancelled':
      return (
        <p className="flex items-center gap-1.5 text-muted">
          <CircleSlash aria-hidden className="size-4 shrink-0" />
          {t('cancelled')}
        </p>
      )
  }
}

function Bar({ done, all }: { done: number; all: number }) {
  const t = useTranslations('lists.exports')
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={Math.min(done, all)}
      className="mt-1 h-2 max-w-80 overflow-hidden rounded-full bg-border"
    >
      <div
        className="h-full bg-accent"
        style={{ width: `${(100 * Math.min(done, all)) / Math.max(1, all)}%` }}
      />
    </div>
  )
}
