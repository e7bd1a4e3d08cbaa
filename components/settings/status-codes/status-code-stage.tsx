'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Confirm } from '@/components/ui/confirm'
import { FieldError } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { toast } from '@/components/ui/toast'
import { isClosed, STAGES, type Stage } from '@/lib/domain/stages'
import { decideStatusCode } from '@/lib/settings/actions'
import type { StatusCodeRow } from '@/lib/settings/model/status-codes'
import { usePress } from '@/components/shell/use-press'

/** What a code means, and a choice of something else, asked once more before it moves any order. */
export function StatusCodeStage({ row }: { row: StatusCodeRow }) {
  const t = useTranslations('statusCodes')
  const family = useTranslations('callbacks.family')(row.family)
  const [chosen, setChosen] = useState<Stage | null>(null)
  const { pending, failure, press } = usePress()
  const code = String(row.code)
  const decide = (stage: Stage) =>
    press(
      () => decideStatusCode({ family: row.family, code: row.code, stage }),
      () => toast.success(t('saved')),
    ).then(() => setChosen(null))
  return (
    <div className="flex min-w-36 flex-col gap-1 sm:min-w-52">
      <Select
        aria-label={t('meansOf', { code, family })}
        value={chosen ?? row.stage}
        disabled={pending}
        onChange={(event) =>
          setChosen(STAGES.find((stage) => stage === event.target.value) ?? null)
        }
      >
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {t(`stage.${stage}`)}
          </option>
        ))}
      </Select>
      {failure && <FieldError>{failure.message}</FieldError>}
      {chosen && chosen !== row.stage && (
        <Confirm
          open
          onOpenChange={(open) => !open && !pending && setChosen(null)}
          pending={pending}
          danger={isClosed(chosen)}
          onConfirm={() => void decide(chosen)}
          {...questionFor(chosen)}
        />
      )}
    </div>
  )

  function questionFor(stage: Stage) {
    if (stage === 'unknown') {
      return {
        title: t('confirm.unknownTitle', { code, family }),
        text: t('confirm.unknownText'),
        confirmLabel: t('confirm.unknownPress'),
      }
    }
    const moves = t('confirm.text', { count: row.openOrders })
    return {
      title: t('confirm.title', { code, family, stage: t(`stage.${stage}`) }),
      text: isClosed(stage) ? `${moves} ${t('confirm.closes')}` : moves,
      confirmLabel: t('confirm.press'),
    }
  }
}
