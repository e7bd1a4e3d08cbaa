'use client'

import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import type { StoreHours } from '@/lib/stores/schema'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useStoreClock } from '../use-store-clock'
import type { HoursEditor } from './use-hours-editor'

type EditorNoticesProps = {
  editor: HoursEditor
  store: StoreHours
  region: Region
  problem: string | null
}

/** What the manager must know before drawing on. */
export function EditorNotices({ editor, store, region, problem }: EditorNoticesProps) {
  const t = useTranslations('hours.notices')
  const { full } = useStoreClock(region)
  const { changedBy, changedAt } = store.drawn
  return (
    <>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {editor.isConflict && (
        <Notice
          kind="late"
          role="alert"
          title={t('conflictTitle')}
          action={
            <span className="flex flex-wrap gap-2">
              <Button onClick={editor.takeSaved}>{t('takeTheirs')}</Button>
              <Button onClick={editor.keepMine}>{t('keepMine')}</Button>
            </span>
          }
        >
          {t('conflict', {
            who: changedBy ?? t('somebody'),
            time: changedAt ? full(changedAt) : '–',
          })}
        </Notice>
      )}
      {editor.foundFrom && !editor.isConflict && (
        <Notice
          kind="info"
          role="status"
          action={<Button onClick={editor.takeSaved}>{t('discard')}</Button>}
        >
          {t('found', { time: full(editor.foundFrom) })}
        </Notice>
      )}
    </>
  )
}
