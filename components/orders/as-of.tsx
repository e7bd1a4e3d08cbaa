'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import { useRefresh } from './use-refresh'

type AsOfProps = {
  orderId: number
  /** When the platform last told something; null while it never did. */
  asOf: string | null
  /** There is something to ask: the platform has the order under a number. */
  canAsk: boolean
}

/** How old the platform's word is. It is asked for when the page opens, and by a button. */
export function AsOf(props: AsOfProps) {
  const t = useTranslations('orders.refresh')
  const { asOf, canAsk } = props
  const { state, problem, ask } = useRefresh(props)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <p>
        <span role="status">
          {problem ?? (state === 'late' ? t('late') : asOf === null ? t('never') : t('asOf'))}
        </span>{' '}
        {!problem && state !== 'late' && asOf && <Age at={asOf} className="tabular-nums" />}
      </p>
      {canAsk && (
        <Button
          variant="quiet"
          icon={<RotateCw aria-hidden />}
          pending={state === 'asking'}
          onClick={ask}
        >
          {t('ask')}
        </Button>
      )}
    </div>
  )
}
