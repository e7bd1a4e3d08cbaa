'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SyntheticEvent } from 'react'
import { checkHours, type HoursFaultKind } from '@/lib/stores/model/check-hours'
import type { Closure, LocalDay } from '@/lib/domain/hours/drawn-hours'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'

type ClosureDialogProps = {
  today: LocalDay
  onAdd: (closure: Closure) => void
  onClose: () => void
}

type Fault = Extract<HoursFaultKind, 'closureTime' | 'closureEnd' | 'closureTooLong'>

/** From when to when the store is closed, and why. */
export function ClosureDialog({ today, onAdd, onClose }: ClosureDialogProps) {
  const t = useTranslations('hours.closures')
  const [closure, setClosure] = useState<Closure>({
    from: `${today}T14:00`,
    to: `${today}T20:00`,
    name: '',
  })
  const [fault, setFault] = useState<Fault | null>(null)
  const formId = useId()
  const set = (part: Partial<Closure>) => setClosure({ ...closure, ...part })

  function add(event: SyntheticEvent) {
    event.preventDefault()
    const found = faultOf(closure)
    setFault(found)
    if (found) return
    onAdd(closure)
    onClose()
  }
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('addTitle')}
      description={t('addText')}
      footer={
        <Button type="submit" form={formId} variant="primary">
          {t('confirm')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={add} className="flex flex-col gap-4">
        <Field label={t('from')}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={closure.from}
              min={`${today}T00:00`}
              onChange={(event) => set({ from: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('to')} error={fault ? t(`problems.${fault}`) : undefined}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={closure.to}
              min={closure.from}
              onChange={(event) => set({ to: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('name')} required={false} help={t('nameHelp')}>
          {(control) => (
            <TextInput
              {...control}
              value={closure.name}
              maxLength={80}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
      </form>
    </Modal>
  )
}

const WEEK = Array.from({ length: 7 }, () => [])

function faultOf(closure: Closure): Fault | null {
  const [fault] = checkHours({ week: WEEK, specialDays: [], closures: [closure] })
  return fault ? (fault.kind as Fault) : null
}
