'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { RunJob } from '@/lib/printing/model/station'
import { useStationTrouble } from './station-trouble'

const LOOKS = {
  waiting: 'waiting',
  claimed: 'waiting',
  handed: 'waiting',
  printed: 'done',
  failed: 'late',
  doubtful: 'late',
  withdrawn: 'info',
} as const satisfies Record<RunJob['state'], string>

type JobNoticeProps = { job: RunJob; pending: boolean; onWithdraw: () => void }

/** How a print run stands at its station, and what to do where it does not come out. */
export function JobNotice({ job, pending, onWithdraw }: JobNoticeProps) {
  const t = useTranslations('printing.station')
  const troubleOf = useStationTrouble()
  const { state, station, detail } = job
  const isOpen = state === 'waiting' || state === 'claimed' || state === 'handed'
  const trouble = isOpen ? troubleOf(station) : null
  return (
    <Notice
      kind={trouble === null ? LOOKS[state] : 'late'}
      role="status"
      title={t(`job.${state}.title`, { number: station.number, name: station.name })}
      action={
        state === 'waiting' && (
          <Button pending={pending} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )
      }
    >
      <p className="wrap-anywhere">
        {trouble ?? t(`job.${state}.text`)}
        {detail !== '' && ` ${t('says', { detail })}`}
      </p>
    </Notice>
  )
}
