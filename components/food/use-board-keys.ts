'use client'

import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** What each key does on the board, wherever the focus is; a key without a deed does nothing. */
export type BoardKeys = Partial<Record<'n' | '/' | 'a' | '?', () => void>>

/** Single keys of the board; not while something is typed, or a menu or a window is open. */
export function useBoardKeys(keys: BoardKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
    if (!isPlain || isTyping || event.repeat || !(event.key in keys)) return
    event.preventDefault()
    keys[event.key as keyof BoardKeys]?.()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
