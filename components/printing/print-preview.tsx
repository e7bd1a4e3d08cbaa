'use client'

import { ExternalLink, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { printingReads } from '@/lib/printing/keys'
import { usePdfViewer } from './use-pdf-viewer'

/** The PDF as it will be printed, and the ways to print it. */
export function PrintPreview({ runId }: { runId: number }) {
  const t = useTranslations('printing.run')
  const frame = useRef<HTMLIFrameElement>(null)
  const hasViewer = usePdfViewer()
  const href = printingReads.runFile(runId)

  function print() {
    try {
      const inside = hasViewer ? frame.current?.contentWindow : null
      if (!inside) throw new Error('nothing to print from')
      inside.focus()
      inside.print()
    } catch {
      // The viewer of its own tab prints.
      window.open(href, '_blank', 'noopener')
    }
  }

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
