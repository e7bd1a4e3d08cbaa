'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useProblemText } from '@/components/shell/use-problem-text'
import { printSheet } from '@/lib/dispatch/actions'
import type { Sheet } from '@/lib/dispatch/schema'

/** Freezes the sheet, shows it as it was frozen, and only then opens the print window. */
export function usePrintSheet(sheet: Sheet, show: (sheet: Sheet) => void) {
  const words = useProblemText()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function freeze(): Promise<boolean> {
    try {
      const result = await printSheet({ sheetId: sheet.id })
      if (result.ok) flushSync(() => show(result.value))
      else setProblem(words.sentence(result))
      return result.ok
    } catch {
      setProblem(words.noAnswer())
      return false
    }
  }

  async function print() {
    setPending(true)
    setProblem(null)
    const isReady = sheet.number !== null || (await freeze())
    flushSync(() => setPending(false))
    if (isReady) window.print()
  }
  return { print, pending, problem }
}
