'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast'
import { useJoined } from '@/components/ui/use-joined'
import { sendScannedToPrintStation } from '@/lib/printing/actions'
import type { PrintStation, SentScans } from '@/lib/printing/model/station'
import { usePrintQueueAction } from '../queue/use-print-queue'

/** Prints what was scanned at a station, and says what came of it. */
export function useSendScans() {
  const t = useTranslations('printing.station')
  const joined = useJoined()
  const { run, problem } = usePrintQueueAction()
  return {
    problem,
    /** Null where nobody answered, or it was refused as a whole. */
    async send({ id, number }: PrintStation, codes: readonly string[]): Promise<SentScans | null> {
      const done = await run(() => sendScannedToPrintStation({ stationId: id, codes: [...codes] }))
      if (!done) return null
      const { sent } = done.value
      if (sent.length > 0) {
        toast.success(t('sentScans', { count: sent.length, numbers: joined(sent), number }))
      }
      return done.value
    },
  }
}
