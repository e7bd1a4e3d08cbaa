'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import { checkNow } from '@/lib/stores/actions'
import type { CheckedNow } from '@/lib/stores/schema'
import { useStoreClock } from '../use-store-clock'

/** Asks the platform whether the store delivers to its own door: as near as one gets to reading back. */
export function CheckNow({ storeId, region }: { storeId: number; region: Region }) {
  const t = useTranslations('hours.check')
  const words = useProblemText()
  const { clock } = useStoreClock(region)
  const [pending, setPending] = useState(false)
  const [checked, setChecked] = useState<CheckedNow | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function ask() {
    setPending(true)
    setProblem(null)
    try {
      const result = await checkNow({ storeId })
      setChecked(result.ok ? result.value : null)
      if (!result.ok) setProblem(words.sentence(result))
    } catch {
      setProblem(words.noAnswer())
    } finally {
      setPending(false)
    }
  }
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">{t('title')}</h2>
      <p className="max-w-prose text-muted">{t('text')}</p>
      <Button pending={pending} onClick={() => void ask()}>
        {t('ask')}
      </Button>
      {checked && (
        <Notice
          kind={checked.expected === !checked.delivers ? 'late' : 'done'}
          role="status"
          title={t(checked.delivers ? 'delivers' : 'doesNot', { time: clock(checked.at) })}
        >
          {t(fitOf(checked))}
        </Notice>
      )}
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </section>
  )
}

function fitOf({ delivers, expected }: CheckedNow) {
  if (expected === null) return 'unknown'
  return expected === delivers ? 'asSent' : 'notAsSent'
}
