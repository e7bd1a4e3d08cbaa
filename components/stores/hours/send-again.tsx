'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { sendAgain } from '@/lib/stores/actions'
import { storeKeys } from '@/lib/stores/keys'
import type { Sending } from '@/lib/stores/schema'

/** Sends the same once more: it replaces whatever holds now, so it is safe after any outcome. */
export function SendAgain({ sending }: { sending: Sending }) {
  const t = useTranslations('hours.history')
  const words = useProblemText()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send() {
    setPending(true)
    setProblem(null)
    try {
      const result = await sendAgain({ sendingId: sending.id })
      if (!result.ok) setProblem(words.sentence(result))
      await client.invalidateQueries({ queryKey: storeKeys.allHours() })
    } catch {
      setProblem(words.noAnswer())
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="space-y-2">
      <Button
        size="desk"
        pending={pending}
        icon={<RotateCw aria-hidden />}
        onClick={() => void send()}
      >
        {t('again')}
      </Button>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}
