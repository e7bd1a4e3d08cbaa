'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { SendingPill } from '@/components/stores/sending-pill'
import { useStoreClock } from '@/components/stores/use-store-clock'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/forms/field'
import type { Region } from '@/lib/domain/areas'
import { resendHours } from '@/lib/stores/actions'
import { storeKeys } from '@/lib/stores/keys'
import type { Sending } from '@/lib/stores/model/sending'
import { RequestJson } from './request-json'
import { SendingOutcome } from './sending-outcome'

type SendingHistoryProps = { history: readonly Sending[]; region: Region; mayEdit: boolean }

/** Everything that was sent for this store: when, by whom, and what became of it. */
export function SendingHistory({ history, region, mayEdit }: SendingHistoryProps) {
  const t = useTranslations('hours.history')
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">{t('title')}</h2>
      {history.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <ol aria-label={t('title')} className="space-y-2">
        {history.map((sending) => (
          <li key={sending.id} className="space-y-2 rounded-outer border bg-surface p-3">
            <Line sending={sending} region={region} />
            <SendingOutcome sending={sending} region={region} />
            <RequestJson title={t('request')} request={sending.payload} />
            {mayEdit && isHours(sending) && <ResendHoursButton sending={sending} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const isHours = ({ change }: Sending) => change.kind === 'regular' || change.kind === 'temporary'

function Line({ sending, region }: { sending: Sending; region: Region }) {
  const t = useTranslations('hours.history')
  const { full } = useStoreClock(region)
  const { change, askedBy, askedAt } = sending
  const what = change.kind === 'status' ? (change.open ? 'opened' : 'closed') : change.kind
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium">{t(`what.${what}`)}</span>
      <SendingPill state={sending.state} />
      <span className="text-muted">
        {t('when', { time: full(askedAt), who: askedBy ?? t('byItself') })}
      </span>
    </div>
  )
}

/** Sends the same once more: it replaces whatever holds now, so it is safe after any outcome. */
function ResendHoursButton({ sending }: { sending: Sending }) {
  const t = useTranslations('hours.history')
  const words = useProblemText()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send() {
    setPending(true)
    setProblem(null)
    try {
      const result = await resendHours({ sendingId: sending.id })
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
