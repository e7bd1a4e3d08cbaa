'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Segmented } from '@/components/ui/forms/segmented'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { printingPaths } from '@/lib/printing/keys'
import type { LabelPaper } from '@/lib/printing/model/label'
import type { Picking } from '@/lib/printing/model/picking'
import { useLabelChoice } from '../label/label-choice'
import './picking.css'

type PickingPageProps = {
  title: string
  picking: Picking
  runId: number | null
  children: ReactNode
}

/** What goes with the labels on paper of its own, and what prints it. */
export function PickingPage({ title, picking, runId, children }: PickingPageProps) {
  const t = useTranslations('printing.picking')
  const station = useLabelChoice()
  const [chosen, setChosen] = useState<LabelPaper | null>(null)
  const paper = chosen ?? station.paper
  const { fileName, waybills, isCut } = picking
  const back = runId === null ? printingPaths.desk() : printingPaths.run(runId)
  return (
    <div data-density="counter" className="flex min-h-dvh flex-col lg:flex-row print:block">
      <aside className="flex flex-col items-start gap-4 p-4 lg:w-88 lg:shrink-0 lg:border-r lg:p-6 print:hidden">
        <PageHeader title={title} back={{ href: back, label: t('back') }} />
        <p className="wrap-anywhere text-muted">
          {fileName ?? (runId === null ? t('ofQueue') : t('ofRun', { id: runId }))}
          {' · '}
          {t('parcels', { count: waybills.length })}
          <br />
          {t('inOrder')}
        </p>
        {isCut && <Notice kind="waiting">{t('cut', { count: waybills.length })}</Notice>}
        <Segmented
          label={t('paper')}
          name="picking-paper"
          value={paper}
          options={[
            { value: 'A4', label: t('a4') },
            { value: '100X150', label: t('small') },
          ]}
          onChange={setChosen}
        />
        <Button
          variant="primary"
          icon={<Printer aria-hidden />}
          disabled={waybills.length === 0}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </aside>
      <main
        aria-label={t('sheet')}
        className="min-w-0 flex-1 overflow-x-auto bg-sunken p-4 print:overflow-visible print:bg-white print:p-0"
      >
        {waybills.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <div className={paper === 'A4' ? 'picking' : 'picking picking-small'}>{children}</div>
        )}
      </main>
    </div>
  )
}
