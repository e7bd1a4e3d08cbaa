'use client'

import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Modal } from '@/components/ui/dialog'
import { CopyTarget, type OtherStore } from './copy-target'
import { HOURS_PARTS, type HoursPart } from './hours-difference'
import { useCopyStores } from './use-copy-stores'

type CopyStoresDialogProps = {
  hours: DrawnHours
  others: readonly OtherStore[]
  onClose: () => void
}

const toggled = <T,>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item]

/** Which stores get these hours, and what changes at each, before it does. */
export function CopyStoresDialog({ hours, others, onClose }: CopyStoresDialogProps) {
  const t = useTranslations('hours.copy')
  const [ids, setIds] = useState<readonly number[]>([])
  const [parts, setParts] = useState<readonly HoursPart[]>(HOURS_PARTS)
  const { targets, outcomes, pending, copy } = useCopyStores(hours, ids)
  const isDone = ids.length > 0 && ids.every((id) => outcomes.get(id)?.kind === 'sent')
  // Without a week of its own, one would be saved that is closed on all days.
  const isReady =
    targets.every(({ data }) => data && (data.drawn.version > 0 || parts.includes('week'))) &&
    ids.length > 0 &&
    parts.length > 0
  return (
    <Modal
      open
      wide
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('title')}
      description={t('text')}
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <>
            <Button disabled={!isReady} pending={pending} onClick={() => void copy(parts, false)}>
              {t('saveOnly')}
            </Button>
            <Button
              variant="primary"
              icon={<Send aria-hidden />}
              disabled={!isReady}
              pending={pending}
              onClick={() => void copy(parts, true)}
            >
              {t('confirm', { count: ids.length })}
            </Button>
          </>
        )
      }
    >
      <fieldset disabled={pending} className="flex flex-wrap gap-x-6">
        <legend className="font-medium">{t('parts')}</legend>
        {HOURS_PARTS.map((part) => (
          <Checkbox
            key={part}
            label={t(`part.${part}`)}
            checked={parts.includes(part)}
            onChange={() => setParts(toggled(parts, part))}
          />
        ))}
      </fieldset>
      <ul className="mt-3 divide-y border-t">
        {others.map((store) => (
          <CopyTarget
            key={store.id}
            store={store}
            isChosen={ids.includes(store.id)}
            isDisabled={pending}
            onToggle={() => setIds(toggled(ids, store.id))}
            hours={hours}
            parts={parts}
            target={targets[ids.indexOf(store.id)]?.data ?? null}
            outcome={outcomes.get(store.id) ?? null}
          />
        ))}
      </ul>
    </Modal>
  )
}
