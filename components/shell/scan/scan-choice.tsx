'use client'

import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { Modal } from '@/components/ui/dialog'
import { areaOf } from '@/lib/domain/areas'
import { orderPaths } from '@/lib/orders/keys'
import type { CodeMatch } from '@/lib/orders/model/found-by-code'
import { useViewer } from '../viewer-provider'

type ScanChoiceProps = { code: string; found: readonly CodeMatch[]; onClose: () => void }

/** Several orders have the number that was scanned: which one is it? */
export function ScanChoice({ code, found, onClose }: ScanChoiceProps) {
  const t = useTranslations('scan.jump')
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('several', { code })}
      description={t('severalHelp')}
    >
      <ul data-density="counter" className="space-y-2 pb-5">
        {found.map((order) => (
          <li key={order.orderId}>
            <Candidate order={order} onChoose={onClose} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function Candidate({ order, onChoose }: { order: CodeMatch; onChoose: () => void }) {
  const t = useTranslations('scan')
  const format = useFormatter()
  const store = useViewer().stores.find(({ id }) => id === order.storeId)
  const { timeZone } = areaOf(store?.region ?? 'HK')
  const made = format.dateTime(new Date(order.createdAt), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return (
    <Link
      href={orderPaths.order(order.family, order.orderId)}
      onClick={onChoose}
      className="block min-h-12 rounded-outer border border-border-strong bg-surface px-3 py-2 hover:bg-sunken"
    >
      <span className="block font-mono text-base font-semibold wrap-anywhere">{order.code}</span>
      <span className="block wrap-anywhere text-muted">
        {[t(`family.${order.family}`), order.recipientName, store?.name, made]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  )
}
