'use client'

import { ExternalLink, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { printingReads } from '@/lib/printing/keys'
import { usePrintFrame } from './use-print-frame'

/** The PDF as it will be printed, and the ways to print it. */
export function PrintPreview({ runId }: { runId: number }) {
  const t = useTranslations('printing.run')
  const href = printingReads.runFile(runId)
  const { frame, hasViewer, print } = usePrintFrame(href)

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={print}>
          {t('print')}
        </Button>
        <a href={href} target="_blank" rel="noopener" className={buttonClass()}>
          <ExternalLink aria-hidden />
          {t('open')}
        </a>
        <p className="text-muted">{t('scale')}</p>
      </div>
      {hasViewer ? (
        <iframe
          ref={frame}
          src={`${href}#view=FitH`}
          title={t('preview')}
          className="h-[calc(100dvh-var(--shell-top)-12rem)] min-h-96 w-full rounded-inner border bg-white"
        />
      ) : (
        <p>{t('noViewer')}</p>
      )}
    </div>
  )
}
