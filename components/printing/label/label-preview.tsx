'use client'

import { ExternalLink, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { usePrintCount } from '@/components/orders/page/print-count'
import { Button, buttonClass } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { answerPrintRun, sendToPrintStation, showOneLabel } from '@/lib/printing/actions'
import { printingReads } from '@/lib/printing/keys'
import type { StoredLabel, LabelChoice } from '@/lib/printing/model/label'
import type { PrintStation } from '@/lib/printing/model/station'
import { JobNotice } from '../at-station/job-notice'
import { useRunJob } from '../at-station/use-run-job'
import { useChosenStation } from '../at-station/use-stations'
import { PrintCountBadge } from '../print-count-badge'
import { usePrintQueueAction } from '../queue/use-print-queue'
import { usePrintFrame } from '../use-print-frame'

type LabelPreviewProps = {
  orderId: number
  choice: LabelChoice
  label: StoredLabel
  /** Who may not can look at it. */
  mayPrint: boolean
}

/** The label as it will be printed, the ways to print it, and whether it came out. */
export function LabelPreview({ orderId, choice, label, mayPrint }: LabelPreviewProps) {
  const t = useTranslations('labels')
  const href = printingReads.label(orderId, choice)
  const { frame, hasViewer, print } = usePrintFrame(href)
  const printing = usePrintLabel(orderId, choice)
  const stations = useTranslations('printing.station')
  const station = useChosenStation()

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
        <PrintCountBadge count={printing.count} />
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
        {mayPrint && station && (
          <Button
            variant="primary"
            icon={<Printer aria-hidden />}
            pending={printing.pending}
            onClick={() => void printing.sendTo(station)}
          >
            {stations('print', { number: station.number })}
          </Button>
        )}
        {mayPrint && (
          <Button
            variant={station ? 'secondary' : 'primary'}
            icon={<Printer aria-hidden />}
            pending={printing.pending}
            onClick={() => void begin(print)}
          >
            {station ? stations('elsewhere') : t(printing.count > 0 ? 'printAgain' : 'print')}
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
      {printing.sentRunId !== null && (
        <SentLabel
          runId={printing.sentRunId}
          answering={printing.pending}
          onAnswer={(isPrinted) => void printing.answer(isPrinted)}
        />
      )}
      {printing.isAsked && (
        <LabelAnswer
          pending={printing.pending}
          onAnswer={(isPrinted) => void printing.answer(isPrinted)}
        />
      )}
    </div>
  )
}

type SentLabelProps = {
  runId: number
  answering: boolean
  onAnswer: (isPrinted: boolean) => void
}

/** How a label stands that was sent to a station. */
function SentLabel({ runId, answering, onAnswer }: SentLabelProps) {
  const { job, pending, withdraw } = useRunJob(runId)
  if (!job) return null
  return (
    <>
      <JobNotice job={job} pending={pending} onWithdraw={() => void withdraw()} />
      {job.state === 'doubtful' && <LabelAnswer pending={answering} onAnswer={onAnswer} />}
    </>
  )
}

type LabelAnswerProps = { pending: boolean; onAnswer: (isPrinted: boolean) => void }

/** Whether the one label came out: only a person can know, and only then is it marked. */
function LabelAnswer({ pending, onAnswer }: LabelAnswerProps) {
  const t = useTranslations('labels')
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="space-y-2 rounded-inner bg-sunken p-3">
      <p id={id} className="font-semibold">
        {t('ask')}
      </p>
      <p className="text-muted">{t('askText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} onClick={() => onAnswer(true)}>
          {t('yes')}
        </Button>
        <Button disabled={pending} onClick={() => onAnswer(false)}>
          {t('no')}
        </Button>
      </div>
    </div>
  )
}

/**
 * Printing one label on the page of its waybill. It begins with a print run, so that what a person
 * then says of it is in the ledger; `count` is how often it was printed, by anybody.
 */
function usePrintLabel(orderId: number, choice: LabelChoice) {
  const t = useTranslations('labels')
  const { run, pending, problem } = usePrintQueueAction()
  const [runId, setRunId] = useState<number | null>(null)
  const [sentRunId, setSentRunId] = useState<number | null>(null)
  // One's own print counts at once, before the page hears of it.
  const [own, setOwn] = useState(0)
  const count = Math.max(usePrintCount(), own)

  /** Whether it may be printed now. */
  async function begin(): Promise<boolean> {
    const begun = await run(() => showOneLabel({ orderId, ...choice }))
    if (begun) {
      setRunId(begun.value.runId)
      setSentRunId(null)
    }
    return begun !== undefined
  }

  async function sendTo({ id: stationId, paper, copies }: PrintStation) {
    const begun = await run(() => showOneLabel({ orderId, paper, copies }))
    if (!begun) return
    const { runId: sending } = begun.value
    const sent = await run(() => sendToPrintStation({ runId: sending, stationId }))
    if (!sent) return
    setRunId(sending)
    setSentRunId(sending)
  }

  async function answer(isPrinted: boolean) {
    if (runId === null) return
    const notPrinted = isPrinted ? [] : ('all' as const)
    const done = await run(() => answerPrintRun({ runId, notPrinted, putBack: false }))
    if (!done) return
    setRunId(null)
    setSentRunId(null)
    setOwn(count + done.value.printed)
    if (isPrinted) toast.success(t('marked'))
  }

  return {
    count,
    isAsked: runId !== null && sentRunId === null,
    sentRunId,
    pending,
    problem,
    begin,
    sendTo,
    answer,
  }
}
