'use client'

import { Check, CircleSlash } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { nameOf } from '@/lib/orders/model/order-card'
import type { Outcome, Progress } from './outcome'

type OutcomeDialogProps = { progress: Progress; onStop: () => void; onClose: () => void }

/** Row by row what became of it; what was refused stands first, with why. */
export function OutcomeDialog({ progress, onStop, onClose }: OutcomeDialogProps) {
  const t = useTranslations('lists.act')
  const { action, total, outcomes, isDone } = progress
  const refused = outcomes.filter(({ refusal }) => refusal !== null)
  const done = outcomes.filter(({ refusal }) => refusal === null)
  const left = total - outcomes.length
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (open) return
        onStop()
        onClose()
      }}
      title={t(action)}
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Button onClick={onStop}>{t('stop')}</Button>
        )
      }
    >
      <p role="status" className="font-medium tabular-nums">
        {isDone
          ? t('result', { done: done.length, refused: refused.length, left })
          : t('progress', { at: outcomes.length, total })}
      </p>
      <ul className="mt-3 flex flex-col border-t">
        {[...refused, ...done].map((outcome) => (
          <OutcomeLine key={outcome.shown.row.card.id} outcome={outcome} />
        ))}
      </ul>
    </Modal>
  )
}

function OutcomeLine({ outcome: { shown, refusal } }: { outcome: Outcome }) {
  const t = useTranslations('lists')
  const { row, href, number } = shown
  return (
    <li className="flex min-w-0 items-start gap-3 border-b py-2">
      {refusal === null ? (
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-done" />
      ) : (
        <CircleSlash aria-hidden className="mt-0.5 size-4 shrink-0 text-late" />
      )}
      <span className="min-w-0">
        <Link href={href} prefetch={false} className="font-mono font-medium hover:underline">
          {number}
        </Link>{' '}
        <span className="text-muted">{nameOf(row.card) ?? t('noName')}</span>
        <span className={refusal === null ? 'block text-muted' : 'block text-late'}>
          {refusal ?? t('act.done')}
        </span>
      </span>
    </li>
  )
}
