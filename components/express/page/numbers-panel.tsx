'use client'

import { Copy, ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/orders/panel'
import { buttonClass } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import type { WaybillDetail } from '@/lib/express/model/waybill-detail'

/** Every number by which somebody may ask for a waybill (express §2.3, trap 60). */
export function NumbersPanel({ waybill: detail }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage.numbers')
  const { card, waybill, asked, trackerUrl } = detail
  const shipment = waybill?.clientShipmentCode ?? asked?.draft.clientShipmentCode
  return (
    <Panel title={t('title')}>
      <dl className="space-y-1">
        <Numbered
          name={t('shipmentCode')}
          value={waybill?.shipmentCode ?? asked?.draft.shipmentCode}
        />
        <Numbered name={t('trackingNumber')} value={card.platformOrderId} />
        <Numbered name={t('clientOrderId')} value={card.clientOrderId} />
        <Numbered name={t('clientShipmentCode')} value={shipment} />
        <Numbered name={t('carrierOrder')} value={waybill?.carrierOrderId} />
        <Numbered name={t('carrierWaybill')} value={waybill?.carrierWaybillNumber} />
      </dl>
      {trackerUrl !== null && /^https?:\/\//i.test(trackerUrl) && (
        <a
          href={trackerUrl}
          target="_blank"
          rel="noreferrer noopener"
          className={buttonClass({ className: 'mt-3 w-full' })}
        >
          <ExternalLink aria-hidden />
          {t('tracker')}
        </a>
      )}
    </Panel>
  )
}

function Numbered({ name, value }: { name: string; value: string | null | undefined }) {
  const t = useTranslations('waybillPage.numbers')
  if (!value) return null
  async function copy(number: string) {
    try {
      await navigator.clipboard.writeText(number)
      toast.success(t('copied', { name }))
    } catch {
      // Without https a browser has no clipboard; the number can be selected.
      toast.error(t('notCopied'))
    }
  }
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="-mt-1 flex items-center justify-between gap-2">
        <span className="min-w-0 font-mono wrap-anywhere select-all">{value}</span>
        <IconButton
          label={t('copy', { name })}
          icon={<Copy aria-hidden />}
          onClick={() => void copy(value)}
        />
      </dd>
    </div>
  )
}
