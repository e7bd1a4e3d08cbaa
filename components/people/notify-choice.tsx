'use client'

import { useTranslations } from 'next-intl'
import { chooseNotify, useNotifyState } from '@/components/shell/notify/notify-choice'
import { Checkbox } from '@/components/ui/forms/checkbox'

/** Whether this device tells of what needs somebody; the browser is asked by the press alone. */
export function NotifyChoice() {
  const t = useTranslations('people.own')
  const state = useNotifyState()
  const mayChoose = state === 'on' || state === 'off'
  return (
    <div className="max-w-2xl">
      <Checkbox
        label={t('notifyLabel')}
        help={t(mayChoose ? 'notifyHelp' : state === 'blocked' ? 'notifyBlocked' : 'notifyNone')}
        checked={state === 'on'}
        disabled={!mayChoose}
        onChange={(event) => void chooseNotify(event.target.checked)}
      />
    </div>
  )
}
