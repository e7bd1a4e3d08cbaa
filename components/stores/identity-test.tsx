'use client'

import { Check, PlugZap, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import type { Failure } from '@/lib/i18n/action-result'
import { testIdentity } from '@/lib/stores/actions'
import type { IdentityTest as Asked } from '@/lib/stores/schema'

/** What was asked and what came of it; a null failure is a server that did not answer. */
type Tested = { asked: Asked } & ({ ok: true } | { ok: false; failure: Failure | null })

/** Asks the platform something harmless in the name that stands in the field, before it is saved. */
export function IdentityTest({ asked, label }: { asked: Asked; label: string }) {
  const t = useTranslations('stores.test')
  const [isPending, setPending] = useState(false)
  const [tested, setTested] = useState<Tested | null>(null)
  // What was said of another name or region says nothing of this one.
  const isOfThis = tested?.asked.identity === asked.identity && tested.asked.region === asked.region

  async function run() {
    setPending(true)
    try {
      const result = await testIdentity(asked)
      setTested(result.ok ? { asked, ok: true } : { asked, ok: false, failure: result })
    } catch {
      setTested({ asked, ok: false, failure: null })
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="mt-1.5 flex flex-wrap items-start gap-x-3 gap-y-1">
      <Button
        disabled={asked.identity.trim() === ''}
        pending={isPending}
        icon={<PlugZap aria-hidden />}
        aria-label={t('label', { what: label })}
        onClick={() => void run()}
      >
        {t('button')}
      </Button>
      <div role="status" className="min-w-0 flex-1 self-center">
        {isOfThis && <Result tested={tested} />}
      </div>
    </div>
  )
}

function Result({ tested }: { tested: Tested }) {
  const t = useTranslations('stores.test')
  const words = useProblemText()
  if (tested.ok) {
    return (
      <p className="flex gap-2">
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-done" />
        {t('done')}
      </p>
    )
  }
  const { failure } = tested
  return (
    <p className="flex gap-2">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-late" />
      <span className="min-w-0">
        {t('failed')} {failure ? words.sentence(failure) : words.noAnswer()}
      </span>
    </p>
  )
}
