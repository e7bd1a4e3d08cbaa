'use client'

import {
  Ban,
  CircleSlash,
  CircleX,
  CloudOff,
  Copy,
  type LucideIcon,
  PackageX,
  SearchX,
  Split,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AlertDialog } from 'radix-ui'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useViewer } from '@/components/shell/viewer-provider'
import type { Region } from '@/lib/domain/areas'
import { useBatchLabel } from '../use-batch-label'
import { labelCodeOf } from '@/lib/dispatch/model/batch-view'
import { ParcelFacts } from '../parcel-facts'
import type { Alarm } from './check-out-desk'

const ICONS: Readonly<Record<Alarm['why'], LucideIcon>> = {
  cancelled: CircleX,
  refused: Ban,
  unconfirmed: CircleSlash,
  'already-out': Copy,
  finished: PackageX,
  'wrong-batch': Split,
  unknown: SearchX,
  failed: CloudOff,
}

type AlarmScreenProps = {
  alarm: Alarm
  ignored: number
  /** Of the desk. */
  storeId: number
  region: Region
  onSeen: () => void
}

/**
 * Covers the whole screen until somebody presses its one button: what is in their hand must not
 * leave. The scanner's own Enter does not press it (components/shell/scan).
 */
export function AlarmScreen({ alarm, ignored, storeId, region, onSeen }: AlarmScreenProps) {
  const t = useTranslations('scan.stop')
  const text = useAlarmText({ storeId, region })
  const Icon = ICONS[alarm.why]
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-5 overflow-y-auto bg-alarm p-6 text-center text-on-alarm outline-none"
        >
          <Icon aria-hidden className="size-24 shrink-0" />
          <AlertDialog.Title className="text-code font-semibold">
            {t(`${alarm.why}.title`)}
          </AlertDialog.Title>
          <p className="max-w-full font-mono text-xl font-semibold wrap-anywhere sm:text-code">
            {alarm.row ? labelCodeOf(alarm.row) : alarm.code}
          </p>
          {alarm.row && <ParcelFacts parcel={alarm.row} className="text-lg" />}
          <AlertDialog.Description className="max-w-prose text-lg wrap-anywhere">
            {text(alarm)}
          </AlertDialog.Description>
          {/* As the one that has the focus: Enter is enough. */}
          <AlertDialog.Cancel asChild>
            <button
              type="button"
              onClick={onSeen}
              className="min-h-16 min-w-64 rounded-outer border-2 border-on-alarm bg-on-alarm px-8 text-lg font-semibold text-alarm outline-offset-4 focus-visible:outline-4 focus-visible:outline-on-alarm"
            >
              {t('acknowledge')}
            </button>
          </AlertDialog.Cancel>
          <p role="status" className="min-h-7 text-lg font-semibold">
            {ignored > 0 && t('ignored', { count: ignored })}
          </p>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Why the desk stands still, and what to do with what is in the hand. */
function useAlarmText({ storeId, region }: { storeId: number; region: Region }) {
  const t = useTranslations('scan.stop')
  const problems = useProblemText()
  const { stores } = useViewer()
  const batchWords = useBatchLabel(region)
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
