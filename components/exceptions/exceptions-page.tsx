'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, CircleCheck, Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button, buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { saveFile } from '@/components/ui/save-file'
import { toast } from '@/components/ui/toast'
import { exportExceptions } from '@/lib/exceptions/actions'
import { exceptionKeys, exceptionPaths, exceptionReads } from '@/lib/exceptions/keys'
import type { ExceptionPage, ExceptionRow } from '@/lib/exceptions/model/exception-list'
import type { ExceptionFilter } from '@/lib/exceptions/model/exception-forms'
import { EXCEPTION_KINDS } from '@/lib/exceptions/model/exceptions'
import { FollowUpDialog } from './follow-up-dialog'
import { ExceptionList } from './exception-list'
import type { ExportLabels } from './exceptions-file'
import { ExceptionsFilters } from './exceptions-filters'

/** Changes that come together are read once. */
const GATHER_MS = 1_000
/** Orders become late by themselves: nobody tells. */
const EVERY_MS = 60_000

type ExceptionsPageProps = { filter: ExceptionFilter; first: ExceptionPage }

/** What somebody has to look into, what waits longest first. */
export function ExceptionsPage({ filter, first }: ExceptionsPageProps) {
  const t = useTranslations('exceptions')
  const { data: page, isError, refresh } = useExceptions(filter, first)
  const [cared, setCared] = useState<ExceptionRow | null>(null)
  const isFiltered = Object.entries(filter).some(([, value]) => value !== null)
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader title={t('title')} text={t('text')} actions={<ExportButton filter={filter} />} />
      <KindTabs filter={filter} page={page} />
      <ExceptionsFilters filter={filter} />
      {isError && (
        <Notice kind="waiting" role="status">
          {t('old')}
        </Notice>
      )}
      {page.rows.length === 0 ? (
        <EmptyState
          icon={<CircleCheck aria-hidden />}
          title={t(isFiltered ? 'noneHere' : 'none')}
          text={t(isFiltered ? 'noneHereText' : 'noneText')}
        />
      ) : (
        <ExceptionList rows={page.rows} caretakers={page.caretakers} onCare={setCared} />
      )}
      <nav className="flex flex-wrap gap-2 empty:hidden">
        {filter.after !== null && (
          <Link href={exceptionPaths.list({ ...filter, after: null })} className={buttonClass()}>
            {t('first')}
          </Link>
        )}
        {page.next !== null && (
          <Link
            href={exceptionPaths.list({ ...filter, after: page.next })}
            className={buttonClass()}
          >
            {t('next')}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </nav>
      {cared && (
        <FollowUpDialog
          row={cared}
          caretakers={page.caretakers[cared.storeId] ?? []}
          onDone={refresh}
          onClose={() => setCared(null)}
        />
      )}
    </div>
  )
}

/** The list as a file, all of its pages. */
function ExportButton({ filter }: { filter: ExceptionFilter }) {
  const t = useTranslations('exceptions')
  const problems = useProblemText()
  const words = useExportLabels()
  const { stores } = useViewer()
  const storeOf = (storeId: number) => stores.find(({ id }) => id === storeId)
  const [pending, setPending] = useState(false)
  async function run() {
    setPending(true)
    try {
      const result = await exportExceptions(filter)
      if (!result.ok) toast.error(problems.sentence(result))
      else {
        // Few who look at the list ever take it with them.
        const { exceptionsFile } = await import('./exceptions-file')
        const text = exceptionsFile(result.value, { storeOf, words })
        saveFile({ name: `${t('file.name')}.csv`, text })
      }
    } catch {
      toast.error(problems.noAnswer())
    } finally {
      setPending(false)
    }
  }
  return (
    <Button icon={<Download aria-hidden />} pending={pending} onClick={() => void run()}>
      {t('export')}
    </Button>
  )
}

/** The words of the exported file: the same as the page's. */
function useExportLabels(): ExportLabels {
  const t = useTranslations('exceptions')
  const { stage } = useStageLabel()
  return {
    column: (column) => t(`file.${column}`),
    family: (family) => t(`family.${family}`),
    kind: (kind) => t(`kind.${kind}`),
    stage,
  }
}

type KindTabsProps = { filter: ExceptionFilter; page: Pick<ExceptionPage, 'counts' | 'total'> }

/** What can be wrong, each with how many orders; links, so that a view can be sent. */
function KindTabs({ filter, page }: KindTabsProps) {
  const t = useTranslations('exceptions')
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-1.5">
        {([null, ...EXCEPTION_KINDS] as const).map((kind) => {
          const count = kind === null ? page.total : page.counts[kind]
          const isHere = filter.kind === kind
          return (
            <li key={kind ?? 'all'}>
              <Link
                href={exceptionPaths.list({ ...filter, kind, after: null })}
                aria-current={isHere ? 'page' : undefined}
                className={cn(
                  'flex h-9 items-center gap-2 rounded-full border px-3 pointer-coarse:h-12',
                  isHere
                    ? 'border-accent bg-accent-soft font-medium'
                    : 'border-border-strong bg-surface hover:bg-sunken',
                )}
              >
                {kind === null ? t('all') : t(`kind.${kind}`)}
                <span className={cn('tabular-nums', count === 0 ? 'text-muted' : 'font-semibold')}>
                  {count}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function exceptionsQuery(filter: ExceptionFilter) {
  return queryOptions({
    queryKey: exceptionKeys.list(filter),
    queryFn: ({ signal }) => readJson<ExceptionPage>(exceptionReads.list(filter), signal),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })
}

/** A page of the list, first as the server drew it, then as the live stream and the clock say. */
function useExceptions(filter: ExceptionFilter, first: ExceptionPage) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = () => void client.invalidateQueries({ queryKey: exceptionKeys.all() })
  useLive((event) => {
    if (event.type === 'resync') refresh()
    if (event.type !== 'order' || event.card.family === 'food') return
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, GATHER_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return { ...useQuery({ ...exceptionsQuery(filter), initialData: first }), refresh }
}
