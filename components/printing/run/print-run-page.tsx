'use client'

import { ExternalLink, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Panel } from '@/components/orders/panel'
import { useStoreTime } from '@/components/orders/use-store-time'
import { Button, buttonClass } from '@/components/ui/button'
import { Meaning } from '@/components/ui/meaning'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { startPrintRun } from '@/lib/printing/actions'
import { printingPaths, printingReads } from '@/lib/printing/keys'
import type { PrintRun } from '@/lib/printing/model/print-run'
import { usePrintFrame } from '../use-print-frame'
import { WaybillNumber } from '../waybill-number'
import { JobNotice } from '../at-station/job-notice'
import { PrinterChoice } from '../at-station/printer-choice'
import { useRunJob } from '../at-station/use-run-job'
import { useChosenStation } from '../at-station/use-stations'
import { PickingLinks } from '../picking/picking-links'
import { PrintAnswer } from './print-answer'

/** One PDF of labels: to print it, and then to say what came out. */
export function PrintRunPage({ run }: { run: PrintRun }) {
  const t = useTranslations('printing.run')
  const time = useStoreTime('HK')
  const printed = run.items.filter((item) => item.printed).length
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader
        title={t('title', { count: run.items.length })}
        text={t('text', { pages: run.pages, time: time.full(run.shownAt) })}
        back={{ href: printingPaths.desk(), label: t('back') }}
      />
      {run.state === 'answered' ? (
        <Panel title={t('answered')}>
          <p className="mb-3">{t('answeredText', { printed, all: run.items.length })}</p>
          <RunItems items={run.items} />
        </Panel>
      ) : (
        <OpenRun run={run} />
      )}
    </div>
  )
}

/** A run that nobody has answered: first a printer is set to it, then it is asked about. */
function OpenRun({ run }: { run: PrintRun }) {
  const [hasBegun, setBegun] = useState(false)
  const atStation = useRunJob(run.id)
  const { job } = atStation
  function start() {
    setBegun(true)
    // Where nobody hears of it, whoever comes back here starts it once more.
    startPrintRun({ runId: run.id }).catch(() => undefined)
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <PrintPreview run={run} atStation={atStation} onStart={start} />
      <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
        {job && (
          <JobNotice
            job={job}
            pending={atStation.pending}
            onWithdraw={() => void atStation.withdraw()}
          />
        )}
        {atStation.problem && (
          <Notice kind="late" role="alert">
            {atStation.problem}
          </Notice>
        )}
        <PrinterChoice />
        {job?.state !== 'printed' && (
          <PrintAnswer run={run} isStarted={hasBegun || run.isStarted} />
        )}
      </div>
    </div>
  )
}

type PrintPreviewProps = {
  run: PrintRun
  atStation: ReturnType<typeof useRunJob>
  onStart: () => void
}

/** The PDF as it will be printed, and the ways to print it. */
function PrintPreview({ run, atStation, onStart }: PrintPreviewProps) {
  const t = useTranslations('printing')
  const runId = run.id
  const station = useChosenStation()
  const state = atStation.job?.state
  // What a station has or may have printed is not printed once more.
  const isSent = state !== undefined && state !== 'failed' && state !== 'withdrawn'
  const isBegun = isSent && state !== 'waiting'
  const href = printingReads.runFile(runId)
  const { frame, hasViewer, print } = usePrintFrame(href)

  async function printHere() {
    // Else it would come out twice once the station is there.
    if (state === 'waiting' && !(await atStation.withdraw())) return
    onStart()
    print()
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {station && (
          <Button
            variant="primary"
            icon={<Printer aria-hidden />}
            pending={atStation.pending}
            disabled={isSent}
            onClick={() => void atStation.send(station.id)}
          >
            {t('station.print', { number: station.number })}
          </Button>
        )}
        <Button
          variant={station ? 'secondary' : 'primary'}
          icon={<Printer aria-hidden />}
          disabled={isBegun || atStation.pending}
          onClick={() => void printHere()}
        >
          {station ? t('station.elsewhere') : t('run.print')}
        </Button>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className={buttonClass()}
          // Its own tab has a button to print.
          onClick={onStart}
        >
          <ExternalLink aria-hidden />
          {t('run.open')}
        </a>
        <PickingLinks of={{ run: runId }} />
      </div>
      <p className="text-muted">{t('run.scale')}</p>
      {hasViewer ? (
        <iframe
          ref={frame}
          src={`${href}#view=FitH`}
          title={t('run.preview')}
          className="h-[calc(100dvh-var(--shell-top)-12rem)] min-h-96 w-full rounded-inner border bg-white"
        />
      ) : (
        <p>{t('run.noViewer')}</p>
      )}
    </div>
  )
}

/** What was said of each label of a print run. */
function RunItems({ items }: { items: PrintRun['items'] }) {
  const t = useTranslations('printing')
  return (
    <Table label={t('run.list')}>
      <thead>
        <tr>
          <Th align="end">#</Th>
          <Th>{t('find.number')}</Th>
          <Th>{t('find.to')}</Th>
          <Th>{t('find.state')}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ orderId, clientOrderId, recipientName, place, printed }, index) => (
          <Row key={orderId}>
            <Td align="end">{index + 1}</Td>
            <Td className="wrap-anywhere">
              <WaybillNumber orderId={orderId} number={clientOrderId} />
            </Td>
            <Td className="wrap-anywhere">{[recipientName, place].filter(Boolean).join(' · ')}</Td>
            <Td>
              {printed ? (
                <Meaning kind="done">{t('run.cameOut')}</Meaning>
              ) : (
                <Meaning kind="stopped">{t('run.didNotPrint')}</Meaning>
              )}
            </Td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
