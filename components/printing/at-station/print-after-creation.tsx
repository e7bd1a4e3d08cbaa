'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/components/ui/toast'
import { onPlacedOrder } from '@/components/orders/placed-orders'
import { useProblemText } from '@/components/shell/use-problem-text'
import { sendToPrintStation, showOneLabel } from '@/lib/printing/actions'
import { useChosenStation } from './use-stations'

/** Prints the label of each waybill that this page places, where this device's station is set to. */
export function PrintAfterCreation() {
  const t = useTranslations('printing.station')
  const words = useProblemText()
  const station = useChosenStation()

  const print = useEffectEvent(async (orderId: number) => {
    if (!station?.printsAfterCreation) return
    const { id: stationId, number, paper, copies } = station
    try {
      const shown = await showOneLabel({ orderId, paper, copies })
      const sent = shown.ok
        ? await sendToPrintStation({ runId: shown.value.runId, stationId })
        : shown
      if (sent.ok) toast.success(t('sentOne', { number }))
      else toast.error(`${t('notSent')} ${words.sentence(sent)}`)
    } catch {
      toast.error(`${t('notSent')} ${words.noAnswer()}`)
    }
  })
  useEffect(() => onPlacedOrder(({ orderId }) => void print(orderId)), [])
  return null
}
