'use client'

import { ArrowRight, CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { exceptionPaths } from '@/lib/exceptions/keys'
import type { ExceptionFilter, ShownException } from '@/lib/exceptions/schema'
import { CareDialog } from './care-dialog'
import { ExceptionList } from './exception-list'
import { ExceptionsFilters } from './exceptions-filters'
import { ExportButton } from './export-button'
import { KindTabs } from './kind-tabs'
import { useExceptions, type ShownPage } from './use-exceptions'

type ExceptionsPageProps = { filter: ExceptionFilter; first: ShownPage }

/** What somebody has to look into, what waits longest first. */
export function ExceptionsPage({ filter, first }: ExceptionsPageProps) {
  const t = useTranslations('exceptions')
  const { data: page, isError, refresh } = useExceptions(filter, first)
  const [cared, setCared] = useState<ShownException | null>(null)
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
        <CareDialog
          row={cared}
          caretakers={page.caretakers[cared.storeId] ?? []}
          onDone={refresh}
          onClose={() => setCared(null)}
        />
      )}
    </div>
  )
}
