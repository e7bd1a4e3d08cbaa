'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/i18n/action-result'

type AsOfProps = {
  orderId: number
  /** When the platform was last asked; null while it never was. */
  asOf: string | null
  /** There is something to ask: the platform has the order, and its account may still change. */
  canAsk: boolean
  refresh: (form: { orderId: number; why: 'opened' | 'pressed' }) => Promise<ActionResult<void>>
}

/** How old the platform's word is. It is asked for when the page opens, and by a button. */
export function AsOf({ orderId, asOf, canAsk, refresh }: AsOfProps) {
  const t = useTranslations('orders.refresh')
  const words = useProblemText()
  const [asking, setAsking] = useState(false)

  async function ask() {
    setAsking(true)
    try {
      const result = await refresh({ orderId, why: 'pressed' })
      if (!result.ok) toast.error(words.sentence(result))
    } catch {
      toast.error(words.noAnswer())
    } finally {
      setAsking(false)
    }
  }

  // Nobody pressed anything, so nobody is told when this one fails: the age says enough.
  const open = useEffectEvent(() => {
    if (canAsk) void refresh({ orderId, why: 'opened' }).catch(() => undefined)
  })
  useEffect(() => open(), [orderId])

  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <span>
        {asOf === null ? (
          t('never')
        ) : (
          <>
            {t('asOf')} <Age at={asOf} />
          </>
        )}
      </span>
      {canAsk && (
        <Button
          variant="quiet"
          pending={asking}
          icon={<RotateCw aria-hidden />}
          onClick={() => void ask()}
        >
          {t('ask')}
        </Button>
      )}
    </p>
  )
}
