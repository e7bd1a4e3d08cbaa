'use client'

import { ExternalLink, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/orders/panel'
import { useStoreTime } from '@/components/orders/use-store-time'
import { Button, buttonClass } from '@/components/ui/button'
import { Meaning } from '@/components/ui/meaning'
import { PageHeader } from '@/components/ui/page-header'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { printingPaths, printingReads } from '@/lib/printing/keys'
import type { PrintRun } from '@/lib/printing/model/print-run'
import { usePrintFrame } from '../use-print-frame'
import { WaybillNumber } from '../waybill-number'
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
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <PrintPreview runId={run.id} />
          <PrintAnswer run={run} />
        </div>
      )}
    </div>
  )
}

/** The PDF as it will be printed, and the ways to print it. */
function PrintPreview({ runId }: { runId: number }) {
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
