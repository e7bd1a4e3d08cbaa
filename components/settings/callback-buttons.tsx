'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { FormErrors } from '@/components/ui/form-errors'
import { dismissCallback, replayCallback } from '@/lib/settings/actions'
import type { CallbackRow } from '@/lib/settings/schema'
import { usePress } from './use-press'

/** What can be done with a callback beside giving its order to a store. */
export function CallbackButtons({ callback: { id, state } }: { callback: CallbackRow }) {
  const t = useTranslations('callbacks')
  const [asking, setAsking] = useState(false)
  const again = usePress()
  const dismiss = usePress()
  const isPending = again.pending || dismiss.pending
  const failure = again.failure ?? dismiss.failure
  return (
    <div className="flex flex-col gap-3">
      {failure && <FormErrors {...failure} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<RotateCw aria-hidden />}
          pending={again.pending}
          disabled={isPending}
          onClick={() =>
            void again.press(
              () => replayCallback({ id }),
              () => toast.success(t('again.done')),
            )
          }
        >
          {t('again.press')}
        </Button>
        {state === 'waiting' && (
          <Button variant="danger" disabled={isPending} onClick={() => setAsking(true)}>
            {t('dismiss.press')}
          </Button>
        )}
      </div>
      <p className="text-muted">{t('again.help')}</p>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('dismiss.title')}
        text={t('dismiss.text')}
        confirmLabel={t('dismiss.press')}
        danger
        pending={dismiss.pending}
        onConfirm={() =>
          void dismiss
            .press(
              () => dismissCallback({ id }),
              ({ dismissed }) => toast.success(t('dismiss.done', { count: dismissed })),
            )
            .then(() => setAsking(false))
        }
      />
    </div>
  )
}
