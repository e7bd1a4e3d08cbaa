'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Sheet } from '@/lib/dispatch/schema'
import type { DeskStore } from '../desk-stores'
import { PaperSheet } from './paper-sheet'
import { SheetTools } from './sheet-tools'
import { usePrintSheet } from './use-print-sheet'
import './sheet.css'

type SheetPageProps = {
  /** As the server read it. */
  first: Sheet
  store: DeskStore
  mayPrint: boolean
}

/** A hand-in sheet on paper, and what prints it. */
export function SheetPage({ first, store, mayPrint }: SheetPageProps) {
  const t = useTranslations('sheets.sheet')
  const [sheet, setSheet] = useState(first)
  const { print, pending, problem } = usePrintSheet(sheet, setSheet)
  return (
    <div data-density="counter" className="flex min-h-dvh flex-col lg:flex-row print:block">
      <SheetTools {...{ sheet, mayPrint, pending, problem }} onPrint={() => void print()} />
      <main
        aria-label={t('paper')}
        className="min-w-0 flex-1 overflow-x-auto bg-sunken p-4 print:overflow-visible print:bg-white print:p-0"
      >
        <PaperSheet sheet={sheet} store={store} />
      </main>
    </div>
  )
}
