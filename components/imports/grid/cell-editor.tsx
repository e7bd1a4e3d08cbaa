'use client'

import { useRef, type KeyboardEvent } from 'react'
import type { Spot } from './selection'

type CellEditorProps = {
  label: string
  value: string
  onChange: (text: string) => void
  /** Keeps what was typed and moves on by so much. */
  onCommit: (step: Partial<Spot>) => void
  onCancel: () => void
}

/** Where a cell's text is typed: Enter and Tab keep it, Escape does not. */
export function CellEditor({ label, value, onChange, onCommit, onCancel }: CellEditorProps) {
  // A field that is taken away loses the focus, too.
  const ended = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    // A Chinese word is not finished yet: its Enter is the input method's.
    if (event.nativeEvent.isComposing) return
    if (!['Escape', 'Enter', 'Tab'].includes(event.key)) return
    event.preventDefault()
    ended.current = true
    const by = event.shiftKey ? -1 : 1
    if (event.key === 'Escape') onCancel()
    else onCommit(event.key === 'Enter' ? { row: by } : { column: by })
  }
  return (
    <input
      // Typing begins where the person is already.
      autoFocus
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => !ended.current && onCommit({})}
      className="absolute inset-0 z-10 w-full min-w-0 bg-surface px-2 text-text outline-2 -outline-offset-2 outline-accent pointer-coarse:text-base"
    />
  )
}
