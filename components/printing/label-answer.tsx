'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'

type LabelAnswerProps = { pending: boolean; onAnswer: (isPrinted: boolean) => void }

/** Whether the one label came out: only a person can know, and only then is it marked. */
export function LabelAnswer({ pending, onAnswer }: LabelAnswerProps) {
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
