'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Region } from '@/lib/domain/areas'
import type { StoreHours } from '@/lib/stores/schema'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { hoursQuery } from '../hours-query'
import { useLiveStores } from '../use-live-stores'
import { EditorBar } from './editor-bar'
import { EditorNotices } from './editor-notices'
import { hoursState } from './hours-state'
import { useHoursEditor } from './use-hours-editor'
import { useHoursView } from './use-hours-view'
import { useSaveHours } from './use-save-hours'
import { useUndoKeys } from './use-undo-keys'
import { WeekView } from './week-view'

const loading = () => <Skeleton className="h-96 rounded-outer" />
const DatesView = dynamic(() => import('./dates-view').then((m) => m.DatesView), { loading })
const PreviewView = dynamic(() => import('./preview-view').then((m) => m.PreviewView), { loading })
const SentView = dynamic(() => import('./sent-view').then((m) => m.SentView), { loading })
const SendDialog = dynamic(() => import('./send-dialog').then((m) => m.SendDialog), { ssr: false })
const CopyStoresDialog = dynamic(
  () => import('./copy-stores-dialog').then((m) => m.CopyStoresDialog),
  { ssr: false },
)

/** A store whose hours could be copied to. */
export type OtherStore = { id: number; name: string; code: string }

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
