'use client'

import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { type HoursInForce, applyHoursRequest } from '@/lib/domain/hours/hours-in-force'
import { compileHours } from '@/lib/stores/model/compile-hours'
import { type DayDifference, differingDays } from '@/lib/stores/model/days-ahead'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import type { HoursEditor } from '../use-hours-editor'
import { useHoursLabels } from '../use-hours-labels'
import type { SaveHours } from '../use-save-hours'

const DAYS = 14

type SendDialogProps = {
  store: StoreHours
  storeName: string
  editor: HoursEditor
  saving: SaveHours
  onSent: () => void
  onClose: () => void
}

/** What will change for customers in the next 14 days, before it goes out. */
export function SendDialog({ store, storeName, editor, saving, onSent, onClose }: SendDialogProps) {
  const t = useTranslations('hours.send')
  const words = useHoursLabels()
  const days = differingAhead(editor.hours, store)
  const { notes } = compileHours(editor.hours, { today: store.today, held: store.held })
  const oneMinute = notes.filter(({ kind }) => kind === 'oneMinute').length
  const isClosedAllWeek = editor.hours.week.every((ranges) => ranges.length === 0)
  const send = async () => {
    if (await saving.send()) onSent()
  }
  return (
    <Modal
      open
      onOpenChange={(open) => !open && saving.busy === null && onClose()}
      title={t('title', { store: storeName })}
      description={t('text')}
      footer={
        <>
          <Button disabled={saving.busy !== null} onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            variant="primary"
            pending={saving.busy !== null}
            icon={<Send aria-hidden />}
            onClick={() => void send()}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        {saving.problem && (
          <Notice kind="late" role="alert">
            {saving.problem}
          </Notice>
        )}
        {isClosedAllWeek && <Notice kind="late">{t('closedAllWeek')}</Notice>}
        {oneMinute > 0 && <Notice kind="info">{t('oneMinute', { count: oneMinute })}</Notice>}
        {days.length === 0 && <p>{t('nothing')}</p>}
        {days.length > 0 && (
          <ul aria-label={t('changes')} className="divide-y">
            {days.map(({ date, before, after }) => (
              <li key={date} className="flex flex-wrap gap-x-3 py-1.5 tabular-nums">
                <span className="w-28 font-medium">{words.date(date)}</span>
                {before && <span className="text-muted line-through">{words.ranges(before)}</span>}
                <span>{words.ranges(after ?? [])}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}

/** The next 14 days that change for customers when these hours are sent. */
export function differingAhead(
  hours: DrawnHours,
  { today, held, inForce }: Pick<StoreHours, 'today' | 'held' | 'inForce'>,
): DayDifference[] {
  const before: HoursInForce = {
    regular: inForce.regular,
    temporary: new Map(Object.entries(inForce.temporary)),
  }
  const { regular, temporary } = compileHours(hours, { today, held })
  const week = applyHoursRequest(before, { kind: 'regular', elements: regular })
  const after = applyHoursRequest(week, { kind: 'temporary', elements: temporary })
  return differingDays({ before, after }, { from: today, count: DAYS })
}
