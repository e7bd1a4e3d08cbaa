'use client'

import { useEffect } from 'react'
import { SCAN_IDLE, scanStep } from '@/lib/domain/scan-burst'
import { isTyping } from './is-typing'
import { readScanPrefix } from './scan-prefix'

/**
 * Hears a scanner wherever the focus is, except in a field that text is typed into. The key that
 * ends a scan goes no further: it would press whatever has the focus.
 */
export function useScanKeys(hear: (code: string) => void): void {
  useEffect(() => {
    let state = SCAN_IDLE
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) {
        state = SCAN_IDLE
        return
      }
      const { key, timeStamp: at, repeat } = event
      const chord = event.ctrlKey || event.altKey || event.metaKey
      const step = scanStep(state, { key, at, repeat, chord }, { prefix: readScanPrefix() })
      state = step.state
      if (step.code === null) return
      event.preventDefault()
      event.stopPropagation()
      hear(step.code)
    }
    // Before everybody else, so that nobody takes the last key for theirs.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [hear])
}
