'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { isTyping } from '@/components/shell/scan/is-typing'
import { LoneKey } from '@/components/shell/scan/lone-key'

/** Where single keys mean something else already. */
const OWN_KEYS = 'select, [role="dialog"], [role="menu"]'

/** What each key does on the board, wherever the focus is; a key without a deed does nothing. */
export type BoardKeys = Partial<Record<'n' | '/' | 'a' | '?', () => void>>

/**
 * Single keys of the board; not while something is typed, or a menu or a window is open, and not
 * when a scanner sends them among others.
 */
export function useBoardKeys(keys: BoardKeys): void {
  const [lone] = useState(() => new LoneKey())
  const run = useEffectEvent((key: keyof BoardKeys) => keys[key]?.())
  const deedOf = useEffectEvent((event: KeyboardEvent): keyof BoardKeys | null => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    const { target } = event
    const isOwn = target instanceof Element && target.closest(OWN_KEYS) !== null
    if (!isPlain || isTyping(target) || isOwn || event.repeat || !(event.key in keys)) return null
    return event.key as keyof BoardKeys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = deedOf(event)
      if (!key) return
      event.preventDefault()
      lone.press(() => run(key))
    }
    // On the way down: the key that ends a scan goes no further than the window.
    window.addEventListener('keydown', lone.interrupt, { capture: true })
    document.addEventListener('keydown', onKey)
    return () => {
      lone.interrupt()
      window.removeEventListener('keydown', lone.interrupt, { capture: true })
      document.removeEventListener('keydown', onKey)
    }
  }, [lone])
}
