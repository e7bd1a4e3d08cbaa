'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TablePlace } from '@/components/imports/upload/table-place'
import { Notice } from '@/components/ui/notice'
import { MOST_LINES } from '@/lib/reports/model/invoice'
import type { InvoiceMatch } from '@/lib/reports/model/match-invoice'
import { InvoiceColumnsForm } from './invoice-columns-form'
import { InvoiceFile } from './invoice-file'
import type { InvoiceQuestion } from './invoice-question'
import { MatchResult } from './match-result'
import { useInvoice } from './use-invoice'

/** The platform's invoice beside our orders: a file, what its columns hold, and what came of it. */
export function InvoiceMatching(props: InvoiceQuestion) {
  const t = useTranslations('money.invoice')
  const files = useTranslations('imports.fileProblem')
  const { state, read, move } = useInvoice()
  const [match, setMatch] = useState<InvoiceMatch | null>(null)
  function take(file: File) {
    setMatch(null)
    read(file)
  }
  const name = state.step === 'read' || state.step === 'reading' ? state.name : null
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <InvoiceFile name={name} onFile={take} />
      {state.step === 'problem' && (
        <Notice kind="late" role="alert" title={files('title')}>
          {state.problem === 'too-many-rows'
            ? t('tooMany', { most: MOST_LINES })
            : files(state.problem)}
        </Notice>
      )}
      {state.step === 'read' && (
        <>
          <TablePlace place={state.table.place} disabled={false} onChange={move} />
          <InvoiceColumnsForm
            key={`${state.name} ${state.table.place.sheet} ${state.table.place.header}`}
            {...props}
            table={state.table}
            onMatch={setMatch}
          />
        </>
      )}
      {match && <MatchResult match={match} days={props.days} />}
    </div>
  )
}
