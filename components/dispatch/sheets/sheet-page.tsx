'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { InPaperLanguage } from '@/components/shell/messages/in-paper-language'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { printSheet } from '@/lib/dispatch/actions'
import { dispatchPaths } from '@/lib/dispatch/keys'
import type { PaperLanguage } from '@/lib/i18n/paper-language'
import type { Sheet } from '@/lib/dispatch/model/hand-in-sheet'
import type { DeskStore } from '../desk-stores'
import { SheetButton } from '../sheet-button'
import { PaperSheet } from './paper-sheet'
import './sheet.css'

type SheetPageProps = {
  /** As the server read it. */
  first: Sheet
  store: DeskStore
  paper: PaperLanguage
  mayPrint: boolean
}

/** A hand-in sheet on paper, and what prints it. */
export function SheetPage({ first, store, paper, mayPrint }: SheetPageProps) {
  const t = useTranslations('sheets.sheet')
  const [sheet, setSheet] = useState(first)
  const { print, pending, problem } = usePrintSheet(sheet, setSheet)
  return (
    <div data-density="counter" className="flex min-h-dvh flex-col lg:flex-row print:block">
      <SheetTools
        sheet={sheet}
        mayPrint={mayPrint}
        pending={pending}
        problem={problem}
        onPrint={() => void print()}
      />
      <main
        aria-label={t('paper')}
        className="min-w-0 flex-1 overflow-x-auto bg-sunken p-4 print:overflow-visible print:bg-white print:p-0"
      >
        <InPaperLanguage paper={paper}>
          <PaperSheet sheet={sheet} store={{ ...store, name: paper.storeName }} />
        </InPaperLanguage>
      </main>
    </div>
  )
}

/** Freezes the sheet, shows it as it was frozen, and only then opens the print window. */
function usePrintSheet(sheet: Sheet, show: (sheet: Sheet) => void) {
  const words = useProblemText()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function freeze(): Promise<boolean> {
    try {
      const result = await printSheet({ sheetId: sheet.id })
      if (result.ok) flushSync(() => show(result.value))
      else setProblem(words.sentence(result))
      return result.ok
    } catch {
      setProblem(words.noAnswer())
      return false
    }
  }

  async function print() {
    setPending(true)
    setProblem(null)
    const isReady = sheet.number !== null || (await freeze())
    flushSync(() => setPending(false))
    if (isReady) window.print()
  }
  return { print, pending, problem }
}

type SheetToolsProps = {
  sheet: Sheet
  mayPrint: boolean
  pending: boolean
  problem: string | null
  onPrint: () => void
}

/** What stands beside the paper, and never on it. */
function SheetTools({ sheet, mayPrint, pending, problem, onPrint }: SheetToolsProps) {
  const t = useTranslations('sheets')
  const { storeId, batch, number, replacedBy } = sheet
  const isPrinted = number !== null
  const scan = dispatchPaths.scan({ mode: 'out', store: storeId, batch })
  return (
    <aside className="flex flex-col items-start gap-4 p-4 lg:w-88 lg:shrink-0 lg:border-r lg:p-6 print:hidden">
      <PageHeader
        title={isPrinted ? t('number', { number }) : t('sheet.title')}
        back={{ href: scan, label: t('back') }}
      />
      {replacedBy?.number != null && (
        <Notice kind="late" className="w-full">
          <Link href={dispatchPaths.sheet(replacedBy.id)} className="font-semibold underline">
            {t('sheet.replacedBy', { number: replacedBy.number })}
          </Link>
        </Notice>
      )}
      <p className="text-muted">{t(isPrinted ? 'sheet.frozen' : 'sheet.draft')}</p>
      {problem && (
        <Notice kind="late" role="alert" className="w-full">
          {problem}
        </Notice>
      )}
      {(isPrinted || mayPrint) && (
        <Button
          variant="primary"
          icon={<Printer aria-hidden />}
          pending={pending}
          onClick={onPrint}
          disabled={sheet.rows.length === 0}
        >
          {t(isPrinted ? 'sheet.printAgain' : 'sheet.print')}
        </Button>
      )}
      {!isPrinted && <p className="text-muted">{t('sheet.freeze')}</p>}
      {isPrinted && mayPrint && (
        <div className="space-y-1.5">
          <SheetButton query={{ storeId, batch }} label={t('sheet.again')} />
          <p className="text-muted">{t('sheet.againHelp')}</p>
        </div>
      )}
      <Link href={dispatchPaths.sheets()} className={buttonClass({ variant: 'quiet' })}>
        {t('all')}
      </Link>
    </aside>
  )
}
