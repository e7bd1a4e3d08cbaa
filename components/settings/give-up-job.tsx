'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { giveUpJobs } from '@/lib/settings/actions'
import { useChangeJobs } from './use-change-jobs'

/** Takes a job off the list, after one question: it is then never done. */
export function GiveUpJob({ id, task }: { id: string; task: string }) {
  const t = useTranslations('jobs')
  const [isAsking, setAsking] = useState(false)
  const { isPending, run } = useChangeJobs(giveUpJobs, () => t('gaveUp'))
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('giveUp')}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={t('confirm.title')}
        text={t('confirm.text', { task })}
        confirmLabel={t('giveUp')}
        danger
        pending={isPending}
        onConfirm={() => void run([id]).then(() => setAsking(false))}
      />
    </>
  )
}
