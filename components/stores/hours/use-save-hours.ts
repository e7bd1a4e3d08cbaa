'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import type { ActionResult } from '@/lib/i18n/action-result'
import { saveHours, sendHours } from '@/lib/stores/actions'
import type { HoursForm } from '@/lib/stores/model/hours-form'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { hoursQuery } from '../hours-query'
import type { HoursEditor } from './use-hours-editor'

type Busy = 'saving' | 'sending' | null

/** Saves what is drawn, and sends what is saved; what went wrong is in `problem`, in words. */
export function useSaveHours(storeId: number, editor: HoursEditor) {
  const client = useQueryClient()
  const words = useProblemText()
  const [busy, setBusy] = useState<Busy>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { queryKey } = hoursQuery(storeId)

  /** The version that is saved now; null when it could not be. */
  async function keep(): Promise<number | null> {
    const { hours, version } = editor
    if (!editor.isChanged && version > 0) return version
    const result = await saveHours({ storeId, version, hours: hoursForm(hours) })
    if (!result.ok) return refuse(result)
    // What was asked before would bring back the older hours.
    await client.cancelQueries({ queryKey })
    const saved = { version: result.value.version, hours }
    editor.wasSaved(saved)
    client.setQueryData(queryKey, (shown) => shown && withSaved(shown, saved))
    return saved.version
  }

  function refuse(result: Exclude<ActionResult<unknown>, { ok: true }>): null {
    setProblem(words.sentence(result))
    return null
  }

  async function run(what: Exclude<Busy, null>, work: () => Promise<boolean>): Promise<boolean> {
    setBusy(what)
    setProblem(null)
    try {
      return await work()
    } catch {
      setProblem(words.noAnswer())
      return false
    } finally {
      setBusy(null)
      void client.invalidateQueries({ queryKey })
    }
  }

  return {
    busy,
    problem,
    save: () => run('saving', async () => (await keep()) !== null),
    send: () =>
      run('sending', async () => {
        const version = await keep()
        if (version === null) return false
        const result = await sendHours({ stores: [{ storeId, version }] })
        if (!result.ok) refuse(result)
        return result.ok
      }),
  }
}

function withSaved(
  shown: StoreHours,
  { version, hours }: Pick<StoreHours['drawn'], 'version' | 'hours'>,
): StoreHours {
  return { ...shown, drawn: { ...shown.drawn, version, hours } }
}

export type SaveHours = ReturnType<typeof useSaveHours>

/** Drawn hours as the action takes them: a copy, since a form's lists may be written to. */
export function hoursForm({ week, specialDays, closures }: DrawnHours): HoursForm['hours'] {
  return {
    week: week.map((ranges) => [...ranges]),
    specialDays: specialDays.map((day) => ({ ...day, ranges: [...day.ranges] })),
    closures: [...closures],
  }
}
