'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { sendToPrintStation, showPrintRun } from '@/lib/printing/actions'
import { printingPaths, SEND_WHEN_READY } from '@/lib/printing/keys'
import type { PrintQueueItem } from '@/lib/printing/model/print-queue'
import { usePrintQueueAction } from '../queue/use-print-queue'
import { useStation } from '../station'
import { useChosenStation } from './use-stations'

/** Prints what is in the queue at the station of this device; by itself where the address says so. */
export function SendNow({ items }: { items: readonly PrintQueueItem[] }) {
  const t = useTranslations('printing.station')
  const station = useChosenStation()
  const { isPending, problem, send } = useSend()
  const ready = items.filter(({ state }) => state === 'ready').length
  const isWaiting = items.some(({ state }) => state === 'waiting')
  const { isWanted, forget } = useSendWhenReady({
    isReady: station !== null && !isWaiting && ready === items.length,
    send: () => station && void send(station.id),
  })
  if (!station) return null
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="primary"
        icon={<Printer aria-hidden />}
        pending={isPending}
        disabled={ready === 0}
        onClick={() => void send(station.id)}
      >
        {isPending ? t('sending') : t('printCount', { count: ready, number: station.number })}
      </Button>
      {isWanted && (
        <Notice
          kind="waiting"
          role="status"
          action={<Button onClick={forget}>{t('notNow')}</Button>}
        >
          {t('whenReady', { number: station.number })}
        </Notice>
      )}
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}

/** Makes the PDF of what is ready, sends it, and leads to its page. */
function useSend() {
  const router = useRouter()
  const choice = useStation()
  const { run, pending, problem } = usePrintQueueAction()
  const [leaving, setLeaving] = useState(false)
  async function send(stationId: number) {
    const shown = await run(() => showPrintRun(choice))
    if (!shown) return
    const { runId } = shown.value
    setLeaving(true)
    // Where it could not be sent, the page of the run has the button once more; the reason goes along.
    await run(() => sendToPrintStation({ runId, stationId }), toast.error)
    router.push(printingPaths.run(runId))
  }
  return { isPending: pending || leaving, problem, send }
}

/** An import's "Print all" leads here before its labels are there: they are sent once they are. */
function useSendWhenReady({ isReady, send }: { isReady: boolean; send: () => void }) {
  const isAsked = useSearchParams().get(SEND_WHEN_READY) !== null
  const [isOver, setOver] = useState(false)
  const isWanted = isAsked && !isOver
  const go = useEffectEvent(() => {
    forget()
    send()
  })
  function forget() {
    setOver(true)
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    query.delete(SEND_WHEN_READY)
    // Whoever reloads the page sends nothing.
    window.history.replaceState(null, '', query.size === 0 ? pathname : `${pathname}?${query}`)
  }
  useEffect(() => {
    if (isWanted && isReady) go()
  }, [isWanted, isReady])
  return { isWanted, forget }
}
