'use client'

import { CopyPlus, Redo2, Send, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Meaning } from '@/components/ui/meaning'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { useStoreClock } from '../use-store-clock'
import { type HoursState, HoursStatePill } from './hours-state-pill'
import type { HoursEditor } from './use-hours-editor'
import type { SaveHours } from './use-save-hours'

type EditorBarProps = {
  editor: HoursEditor
  saving: SaveHours
  state: HoursState
  onCopy: (() => void) | null
  onSend: () => void
}

/** What can be done with the drawing, and how it stands; always in sight. */
export function EditorBar({ editor, saving, state, onCopy, onSend }: EditorBarProps) {
  const t = useTranslations('hours.bar')
  const { isChanged, isConflict } = editor
  const isBusy = saving.busy !== null
  return (
    <div className="sticky top-(--shell-top) z-20 -mx-4 flex flex-wrap items-center gap-2 border-b bg-background px-4 py-2 lg:-mx-6 lg:px-6">
      <IconButton
        label={t('undo')}
        icon={<Undo2 aria-hidden />}
        disabled={!editor.canUndo}
        onClick={editor.undo}
      />
      <IconButton
        label={t('redo')}
        icon={<Redo2 aria-hidden />}
        disabled={!editor.canRedo}
        onClick={editor.redo}
      />
      <span
        role="status"
        className="order-last min-w-0 basis-full sm:order-none sm:flex-1 sm:basis-0"
      >
        {isChanged ? (
          <Meaning kind="waiting">{t('unsaved')}</Meaning>
        ) : (
          <HoursStatePill state={state} />
        )}
      </span>
      {onCopy && (
        <>
          <IconButton
            className="mr-auto sm:hidden"
            label={t('copy')}
            icon={<CopyPlus aria-hidden />}
            disabled={isBusy}
            onClick={onCopy}
          />
          <Button
            className="max-sm:hidden"
            icon={<CopyPlus aria-hidden />}
            disabled={isBusy}
            onClick={onCopy}
          >
            {t('copy')}
          </Button>
        </>
      )}
      <Button
        disabled={!isChanged || isConflict || isBusy}
        pending={saving.busy === 'saving'}
        onClick={() => void saving.save()}
      >
        {t('save')}
      </Button>
      <Button
        variant="primary"
        icon={<Send aria-hidden />}
        disabled={isConflict || isBusy}
        onClick={onSend}
      >
        {t('send')}
      </Button>
    </div>
  )
}

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
