'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Modal } from '@/components/ui/dialog'
import { useHoursLabels } from '../use-hours-labels'

type CopyDayDialogProps = {
  day: number
  onCopy: (to: readonly number[]) => void
  onClose: () => void
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** Which days become as this one is. */
export function CopyDayDialog({ day, onCopy, onClose }: CopyDayDialogProps) {
  const t = useTranslations('hours.copyDay')
  const words = useHoursLabels()
  const others = WEEK.filter((other) => other !== day)
  const [to, setTo] = useState<readonly number[]>([])
  const toggle = (other: number) =>
    setTo(to.includes(other) ? to.filter((one) => one !== other) : [...to, other])
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { day: words.weekday(day) })}
      description={t('text')}
      footer={
        <>
          <Button onClick={() => setTo(to.length === others.length ? [] : others)}>
            {to.length === others.length ? t('none') : t('all')}
          </Button>
          <Button variant="primary" disabled={to.length === 0} onClick={() => onCopy(to)}>
            {t('confirm', { count: to.length })}
          </Button>
        </>
      }
    >
      {others.map((other) => (
        <Checkbox
          key={other}
          label={words.weekday(other)}
          checked={to.includes(other)}
          onChange={() => toggle(other)}
        />
      ))}
    </Modal>
  )
}
