'use client'

import { useTranslations } from 'next-intl'
import { toast } from 'sonner'
import type { ActionResult } from '@/lib/i18n/action-result'
import { MOST_IN_PILE, type Added } from '@/lib/printing/schema'
import { usePileAction } from './use-pile'

/** Puts waybills into the pile and says what came of it. */
export function useAdd() {
  const t = useTranslations('printing')
  const { run, pending, problem } = usePileAction()

  async function add(action: () => Promise<ActionResult<Added>>): Promise<Added | null> {
    const done = await run(action)
    if (!done) return null
    const { added, already, tooMany, refused } = done.value
    // What was refused is named where it was put in.
    if (added + already + tooMany === 0 && refused.length > 0) return done.value
    const said = [
      t('added', { count: added }),
      already > 0 && t('already', { count: already }),
      tooMany > 0 && t('tooMany', { count: tooMany, most: MOST_IN_PILE }),
    ]
    const text = said.filter(Boolean).join(' ')
    if (tooMany > 0) toast.error(text)
    else toast.success(text)
    return done.value
  }
  return { add, pending, problem }
}
