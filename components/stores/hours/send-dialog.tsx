'use client'

import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { compileHours } from '@/lib/domain/hours/compile-hours'
import type { StoreHours } from '@/lib/stores/schema'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { differingAhead } from './differing-ahead'
import { useHoursWords } from './use-hours-words'
import type { HoursEditor } from './use-hours-editor'
import type { SaveHours } from './use-save-hours'

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
  const words = useHoursWords()
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
