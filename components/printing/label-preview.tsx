'use client'

import { ExternalLink, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { printingReads } from '@/lib/printing/keys'
import type { KeptLabel, LabelChoice } from '@/lib/printing/schema'
import { usePrintFrame } from './use-print-frame'

type LabelPreviewProps = { orderId: number; choice: LabelChoice; label: KeptLabel }

/** The label as it will be printed, and the ways to print it. */
export function LabelPreview({ orderId, choice, label }: LabelPreviewProps) {
  const t = useTranslations('labels')
  const href = printingReads.label(orderId, choice)
  const { frame, hasViewer, print } = usePrintFrame(href)

  return (
    <div className="space-y-3">
      <p className="text-muted">
        {t('pages', { count: label.pages })}
        {label.paper === '' && <> · {t('ownSize')}</>}
      </p>
      {hasViewer ? (
        <iframe
          ref={frame}
          src={`${href}#toolbar=0&view=FitH`}
          title={t('preview')}
          className="aspect-2/3 w-full rounded-inner border bg-white"
        />
      ) : (
        <p>{t('noViewer')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={print}>
          {t('print')}
        </Button>
        <a href={href} target="_blank" rel="noopener" className={buttonClass()}>
          <ExternalLink aria-hidden />
          {t('open')}
        </a>
      </div>
    </div>
  )
}
