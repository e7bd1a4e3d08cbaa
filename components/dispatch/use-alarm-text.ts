'use client'

import { useTranslations } from 'next-intl'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useViewer } from '@/components/shell/viewer-provider'
import type { Region } from '@/lib/domain/areas'
import type { Alarm } from './desk-state'
import { useBatchWords } from './use-batch-words'

/** Why the desk stands still, and what to do with what is in the hand. */
export function useAlarmText({ storeId, region }: { storeId: number; region: Region }) {
  const t = useTranslations('scan.stop')
  const problems = useProblemText()
  const { stores } = useViewer()
  const batchWords = useBatchWords(region)
  const time = useStoreTime(region)
  return ({ why, row, own, storeId: ofStore, failure }: Alarm): string => {
    if (why === 'already-out') {
      return row?.out
        ? t('already-out.text', { time: time.full(row.out.at), name: row.out.by })
        : t('already-out.textPlain')
    }
    if (why === 'wrong-batch') {
      const words = { batch: own ? batchWords(own) : '' }
      const store = stores.find(({ id }) => id === ofStore)?.name ?? ''
      return ofStore === storeId
        ? t('wrong-batch.text', words)
        : t('wrong-batch.otherStore', { ...words, store })
    }
    if (why === 'failed') {
      const said = failure ? problems.sentence(failure) : problems.noAnswer()
      return `${said} ${t('failed.text')}`
    }
    return t(`${why}.text`)
  }
}
