'use client'

import { useEffect } from 'react'
import { SCAN_IDLE, scanStep } from '@/lib/domain/scan-burst'
import { isTyping } from './is-typing'
import { readScanPrefix } from './scan-prefix'
import { choiceFor, SelectTyping } from './select-typing'

/**
 * Hears a scanner wherever the focus is, except in a field that text is typed into. The key that
 * ends a scan goes no further: it would press whatever has the focus. Letters for a list of choices
 * reach it once they are known to be a person's.
 */
export function useScanKeys(hear: (code: string) => void): void {
  useEffect(() => {
    let state = SCAN_IDLE
    const typing = new SelectTyping()
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) {
        state = SCAN_IDLE
        return
      }
      const { key, timeStamp: at, repeat } = event
      const chord = event.ctrlKey || event.altKey || event.metaKey
      const step = scanStep(state, { key, at, repeat, chord }, { prefix: readScanPrefix() })
      state = step.state
      if (step.code === null) {
        if (!chord && !repeat) holdBack(event, typing)
        return
      }
      typing.drop()
      event.preventDefault()
      event.stopPropagation()
      hear(step.code)
    }
    // Before everybody else, so that nobody takes the last key for theirs.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [hear])
}

function holdBack(event: KeyboardEvent, typing: SelectTyping): void {
  const { target: list, key } = event
  if (!(list instanceof HTMLSelectElement) || key.length !== 1) return
  if (key === ' ' && !typing.isUnderWay) return
  event.preventDefault()
  typing.press(key, (word) => {
    const labels = Array.from(list.options, ({ label, disabled }) => (disabled ? null : label))
    const place = choiceFor(labels, list.selectedIndex, word)
    if (place === null || place === list.selectedIndex) return
    list.selectedIndex = place
    for (const told of ['input', 'change']) list.dispatchEvent(new Event(told, { bubbles: true }))
  })
}
