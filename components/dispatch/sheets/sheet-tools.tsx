'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { dispatchPaths } from '@/lib/dispatch/keys'
import type { Sheet } from '@/lib/dispatch/schema'
import { SheetButton } from '../sheet-button'

type SheetToolsProps = {
  sheet: Sheet
  mayPrint: boolean
  pending: boolean
  problem: string | null
  onPrint: () => void
}

/** What stands beside the paper, and never on it. */
export function SheetTools({ sheet, mayPrint, pending, problem, onPrint }: SheetToolsProps) {
  const t = useTranslations('sheets')
  const { storeId, batch, number, replacedBy } = sheet
  const isPrinted = number !== null
  const scan = dispatchPaths.scan({ mode: 'out', store: storeId, batch })
  return (
    <section className="flex flex-col items-start gap-4 p-4 lg:w-88 lg:shrink-0 lg:border-r lg:p-6 print:hidden">
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
    </section>
  )
}
