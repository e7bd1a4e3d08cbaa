'use client'

import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  LoaderCircle,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useOrderHref } from '@/components/orders/order-hrefs'
import { cn } from '@/components/ui/cn'
import type { ImportRow, RowStatus } from '@/lib/imports/schema'
import { useRefusalWords } from './use-refusal-words'

const LOOKS: Readonly<Record<RowStatus, { icon: typeof Circle; className: string }>> = {
  draft: { icon: CircleDashed, className: 'text-muted' },
  queued: { icon: Circle, className: 'text-waiting' },
  sending: { icon: LoaderCircle, className: 'text-moving' },
  created: { icon: CircleCheck, className: 'text-done' },
  refused: { icon: CircleX, className: 'text-late' },
  unconfirmed: { icon: CircleAlert, className: 'text-waiting' },
  held: { icon: Clock, className: 'text-late' },
}

/** What became of a row, in a word; why it was refused when the pointer rests or it is read aloud; its waybill behind a link. */
export function RowState({ row }: { row: ImportRow }) {
  const t = useTranslations('imports')
  const reason = useRefusalWords()(row)
  const orderHref = useOrderHref()
  const { icon: Icon, className } = LOOKS[row.status]
  const words = t(`status.${row.status}`)
  return (
    <span
      title={reason ?? undefined}
      className={cn('flex min-w-0 items-center gap-1.5', className)}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {row.orderId === null ? (
        <span className="truncate">{words}</span>
      ) : (
        <Link
          href={orderHref('express', row.orderId)}
          prefetch={false}
          aria-label={t('grid.openWaybill', { row: row.position + 1, state: words })}
          // The grid is one stop of Tab; within it Ctrl+Enter follows the link.
          tabIndex={-1}
          className="truncate underline underline-offset-2"
        >
          {words}
        </Link>
      )}
      {reason !== null && <span className="sr-only">{reason}</span>}
    </span>
  )
}
