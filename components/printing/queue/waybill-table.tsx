'use client'

import { useTranslations } from 'next-intl'
import { useSlotText } from '@/components/orders/use-slot-text'
import { Input } from '@/components/ui/forms/input'
import { Meaning } from '@/components/ui/meaning'
import { Row, Table, Td, Th } from '@/components/ui/table'
import type { PrintableWaybill } from '@/lib/printing/model/printable-waybill'
import { PrintCountBadge } from '../print-count-badge'
import { WaybillNumber } from '../waybill-number'

type Chosen = ReadonlySet<number>

type WaybillTableProps = {
  waybills: readonly PrintableWaybill[]
  inPile: Chosen
  chosen: Chosen
  mayPrint: boolean
  onChoose: (chosen: Chosen) => void
}

/** What is on offer. On a phone the product and the pickup go below the number. */
export function WaybillTable(props: WaybillTableProps) {
  const { waybills, inPile, chosen, mayPrint, onChoose } = props
  const t = useTranslations('printing')
  const free = waybills.filter(({ orderId }) => !inPile.has(orderId))
  const hasAll = free.length > 0 && free.every(({ orderId }) => chosen.has(orderId))
  return (
    <Table label={t('find.list')}>
      <thead>
        <tr>
          {mayPrint && (
            <Th className="w-9 pr-0">
              <Tick
                label={t('find.chooseAll')}
                checked={hasAll}
                disabled={free.length === 0}
                onChange={() => onChoose(new Set(hasAll ? [] : free.map((one) => one.orderId)))}
              />
            </Th>
          )}
          <Th>{t('find.number')}</Th>
          <Th>{t('find.to')}</Th>
          <Th className="hidden md:table-cell">{t('find.product')}</Th>
          <Th className="hidden md:table-cell">{t('find.pickup')}</Th>
          <Th>{t('find.state')}</Th>
        </tr>
      </thead>
      <tbody>
        {waybills.map((waybill) => (
          <Row key={waybill.orderId}>
            {mayPrint && (
              <Td className="pr-0">
                <Tick
                  label={t('find.choose', { number: waybill.clientOrderId })}
                  checked={chosen.has(waybill.orderId) || inPile.has(waybill.orderId)}
                  disabled={inPile.has(waybill.orderId)}
                  onChange={() => onChoose(toggled(chosen, waybill.orderId))}
                />
              </Td>
            )}
            <Cells waybill={waybill} isInPile={inPile.has(waybill.orderId)} />
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Cells({ waybill, isInPile }: { waybill: PrintableWaybill; isInPile: boolean }) {
  const t = useTranslations('printing')
  const { clientOrderId, platformOrderId, recipientName, place, product, pickup } = waybill
  const what = product === null ? t('elsewhere') : t(`products.${product}`)
  const when = useSlotText()(pickup) ?? '–'
  return (
    <>
      <Td>
        <WaybillNumber
          orderId={waybill.orderId}
          number={clientOrderId}
          className="block wrap-anywhere md:whitespace-nowrap"
        />
        <span className="block font-mono text-xs wrap-anywhere text-muted md:whitespace-nowrap">
          {platformOrderId}
        </span>
        <span className="block text-xs text-muted md:hidden">
          {what} · {when}
        </span>
      </Td>
      <Td>
        <span className="block wrap-anywhere">{recipientName}</span>
        <span className="block text-xs wrap-anywhere text-muted">{place}</span>
      </Td>
      <Td className="hidden md:table-cell">{what}</Td>
      <Td className="hidden tabular-nums md:table-cell">{when}</Td>
      <Td>
        <span className="flex flex-wrap gap-1">
          {isInPile && <Meaning kind="moving">{t('find.inPile')}</Meaning>}
          <PrintCountBadge count={waybill.prints} />
          {!isInPile && waybill.prints === 0 && (
            <span className="text-muted">{t('find.notPrinted')}</span>
          )}
        </span>
      </Td>
    </>
  )
}

function toggled(chosen: Chosen, orderId: number): Chosen {
  const next = new Set(chosen)
  if (!next.delete(orderId)) next.add(orderId)
  return next
}

type TickProps = { label: string; checked: boolean; disabled?: boolean; onChange: () => void }

/** The whole cell can be pressed. */
function Tick({ label, ...rest }: TickProps) {
  return (
    <label className="flex size-9 items-center justify-center pointer-coarse:size-12">
      <span className="sr-only">{label}</span>
      <Input {...rest} type="checkbox" className="size-5 accent-accent" />
    </label>
  )
}
