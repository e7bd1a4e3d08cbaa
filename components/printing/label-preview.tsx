'use client'

import { ExternalLink, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/form-errors'
import { Notice } from '@/components/ui/notice'
import { printingReads } from '@/lib/printing/keys'
import type { KeptLabel, LabelChoice } from '@/lib/printing/schema'
import { LabelAnswer } from './label-answer'
import { PrintMark } from './print-mark'
import { usePrintFrame } from './use-print-frame'
import { usePrintLabel } from './use-print-label'

type LabelPreviewProps = {
  orderId: number
  choice: LabelChoice
  label: KeptLabel
  /** Who may not can look at it. */
  mayPrint: boolean
}

/** The label as it will be printed, the ways to print it, and whether it came out. */
export function LabelPreview({ orderId, choice, label, mayPrint }: LabelPreviewProps) {
  const t = useTranslations('labels')
  const href = printingReads.label(orderId, choice)
  const { frame, hasViewer, print } = usePrintFrame(href)
  const printing = usePrintLabel(orderId, choice)

  async function begin(show: () => void) {
    if (await printing.begin()) show()
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2 text-muted">
        <p>
          {t('pages', { count: label.pages })}
          {label.paper === '' && <> · {t('ownSize')}</>}
        </p>
        <PrintMark count={printing.count} />
      </div>
      {hasViewer ? (
        <iframe
          ref={frame}
          src={`${href}#toolbar=0&view=FitH`}
          title={t('preview')}
          className="aspect-2/3 w-full max-w-md rounded-inner border bg-white"
        />
      ) : (
        <p>{t('noViewer')}</p>
      )}
      {mayPrint && printing.count > 0 && <Notice kind="waiting">{t('reprint')}</Notice>}
      <div className="flex flex-wrap gap-2">
        {mayPrint && (
          <Button
            variant="primary"
            icon={<Printer aria-hidden />}
            pending={printing.pending}
            onClick={() => void begin(print)}
          >
            {t(printing.count > 0 ? 'printAgain' : 'print')}
          </Button>
        )}
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className={buttonClass()}
          // Its own tab has a button to print, so that this may be printing too.
          onClick={() => mayPrint && void begin(() => undefined)}
        >
          <ExternalLink aria-hidden />
          {t('open')}
        </a>
      </div>
      {!mayPrint && <p className="text-muted">{t('noPermission')}</p>}
      {printing.problem && <FormErrors message={printing.problem} />}
      {printing.isAsked && (
        <LabelAnswer
          pending={printing.pending}
          onAnswer={(isPrinted) => void printing.answer(isPrinted)}
        />
      )}
    </div>
  )
}
