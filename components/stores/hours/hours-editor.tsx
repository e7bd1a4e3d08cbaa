'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { Segmented } from '@/components/ui/forms/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import type { Region } from '@/lib/domain/areas'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { hoursQuery } from '../hours-query'
import { useLiveStores } from '../use-live-stores'
import type { OtherStore } from './copy/copy-target'
import { EditorBar, EditorNotices } from './editor-bar'
import { hoursState } from './hours-state-pill'
import { useHoursEditor } from './use-hours-editor'
import { useSaveHours } from './use-save-hours'
import { WeekView } from './week/week-view'

const VIEWS = ['week', 'dates', 'preview', 'sent'] as const

const loading = () => <Skeleton className="h-96 rounded-outer" />
const DatesView = dynamic(() => import('./dates/dates-view').then((m) => m.DatesView), { loading })
const PreviewView = dynamic(() => import('./sent/preview-view').then((m) => m.PreviewView), {
  loading,
})
const SentView = dynamic(() => import('./sent/sent-view').then((m) => m.SentView), { loading })
const SendDialog = dynamic(() => import('./sent/send-dialog').then((m) => m.SendDialog), {
  ssr: false,
})
const CopyStoresDialog = dynamic(
  () => import('./copy/copy-stores-dialog').then((m) => m.CopyStoresDialog),
  { ssr: false },
)

export type HoursEditorProps = {
  first: StoreHours
  storeName: string
  region: Region
  /** Where this person may draw hours too. */
  others: readonly OtherStore[]
}

/** Draws the hours of one store, shows what they come to, and sends them. In the browser only. */
export function HoursEditor({ first, storeName, region, others }: HoursEditorProps) {
  const t = useTranslations('hours')
  const { data: store } = useQuery({ ...hoursQuery(first.storeId), initialData: first })
  const editor = useHoursEditor(store)
  const saving = useSaveHours(store.storeId, editor)
  const [view, setView] = useHoursView()
  const [asking, setAsking] = useState<'send' | 'copy' | null>(null)
  useUndoKeys(editor)
  useLiveStores()
  const close = () => setAsking(null)

  return (
    <>
      {store.mayEdit && (
        <EditorBar
          editor={editor}
          saving={saving}
          state={hoursState(store)}
          onCopy={others.length > 0 ? () => setAsking('copy') : null}
          onSend={() => setAsking('send')}
        />
      )}
      <EditorNotices editor={editor} store={store} region={region} problem={saving.problem} />
      <Segmented
        label={t('views.label')}
        name="hours-view"
        className="self-start max-sm:flex max-sm:w-full"
        value={view}
        onChange={setView}
        options={[
          { value: 'week', label: t('views.week') },
          { value: 'dates', label: t('views.dates') },
          { value: 'preview', label: t('views.preview') },
          { value: 'sent', label: t('views.sent') },
        ]}
      />
      {view === 'week' && <WeekView editor={editor} />}
      {view === 'dates' && <DatesView editor={editor} region={region} today={store.today} />}
      {view === 'preview' && <PreviewView hours={editor.hours} store={store} />}
      {view === 'sent' && <SentView store={store} region={region} />}
      {asking === 'send' && (
        <SendDialog
          store={store}
          storeName={storeName}
          editor={editor}
          saving={saving}
          onSent={() => {
            close()
            setView('sent')
          }}
          onClose={close}
        />
      )}
      {asking === 'copy' && (
        <CopyStoresDialog hours={editor.hours} others={others} onClose={close} />
      )}
    </>
  )
}

type HoursView = (typeof VIEWS)[number]

/** The view that the page's address asks for; the week where it asks for none. */
export const hoursView = (asked: string | null): HoursView =>
  VIEWS.find((one) => one === asked) ?? 'week'

/** Which part of the hours is shown; it stands in the address, so that it can be sent on. */
function useHoursView(): [HoursView, (view: HoursView) => void] {
  const view = hoursView(useSearchParams().get('view'))
  const show = (next: HoursView) => {
    const { pathname } = window.location
    window.history.replaceState(null, '', next === 'week' ? pathname : `${pathname}?view=${next}`)
  }
  return [view, show]
}

/** Ctrl-Z and Ctrl-Shift-Z or Ctrl-Y (with Cmd on a Mac), except where text is typed. */
function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
