'use client'

import { StickyNote } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

const NoteDialog = dynamic(() => import('./note-dialog').then((module) => module.NoteDialog), {
  ssr: false,
})

type CustomerNoteProps = {
  customer: { id: number; note: string }
  /** Null: this person only reads it. */
  onSaved: (() => void) | null
}

/** What staff wrote of a customer, such as a gate's code, where their order is worked on. */
export function CustomerNote({ customer: { id, note: first }, onSaved }: CustomerNoteProps) {
  const t = useTranslations('customers.note')
  const [saved, setSaved] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const note = saved ?? first
  if (note === '' && !onSaved) return null
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {note !== '' && (
        <p className="flex min-w-0 gap-2 rounded-inner bg-waiting-soft px-3 py-2 font-medium text-waiting">
          <StickyNote aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">{note}</span>
        </p>
      )}
      {onSaved && (
        <Button variant="quiet" className="px-3" onClick={() => setEditing(true)}>
          {t(note === '' ? 'add' : 'edit')}
        </Button>
      )}
      {isEditing && (
        <NoteDialog
          customerId={id}
          note={note}
          onClose={() => setEditing(false)}
          onSaved={(text) => {
            setSaved(text)
            onSaved?.()
          }}
        />
      )}
    </div>
  )
}
