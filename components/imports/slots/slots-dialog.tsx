'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SlotPicker } from '@/components/express/slots/slot-picker'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Modal } from '@/components/ui/dialog'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { needOf, type ExpressProduct } from '@/lib/domain/express/express-products'
import type { ChosenSlots } from '@/lib/express/model/chosen-slots'
import { assignSlots } from '@/lib/imports/actions'
import { importKeys } from '@/lib/imports/keys'
import type { ImportView } from '@/lib/imports/model/import-view'
import { useImportAction } from '../use-import-action'
import { useRowNumbers } from '../rows/use-row-numbers'
import type { SlotRows } from './slot-rows'

const NONE: ChosenSlots = { pickup: null, delivery: null }

type SlotsDialogProps = {
  view: ImportView
  rows: SlotRows
  refresh: () => void
  onDone: () => void
}

/** Gives all rows of a product one pickup and delivery; the button stays in sight. */
export function SlotsDialog({ view, rows, refresh, onDone }: SlotsDialogProps) {
  const t = useTranslations('imports')
  const client = useQueryClient()
  const { isPending, run } = useImportAction()
  const [product, setProduct] = useState<ExpressProduct | null>(() => {
    const first = rows.products.find(({ without }) => without > 0) ?? rows.products[0]
    return first?.product ?? null
  })
  const [times, setTimes] = useState<ChosenSlots>(NONE)
  const [keepOwn, setKeepOwn] = useState(true)
  const chosen = rows.products.find((one) => one.product === product)
  const count = keepOwn ? (chosen?.without ?? 0) : (chosen?.rows ?? 0)
  const obstacle = chosen && obstacleTo({ product: chosen.product, times, count })

  async function give() {
    const { pickup, delivery } = times
    if (!product) return
    const pair = {
      pickup: { date: pickup?.date ?? '', period: pickup?.period ?? '' },
      delivery: delivery && { date: delivery.date, period: delivery.period ?? '' },
    }
    const given = await run(() => assignSlots({ importId: view.id, product, pair, keepOwn }))
    if (given === null) return
    toast.success(t('slots.given', { count: given.given }))
    // The view brings the columns, and must not come after the rows that use them.
    refresh()
    await client.refetchQueries({ queryKey: importKeys.rows(view.id) })
    onDone()
  }

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onDone()}
      title={t('slots.title')}
      description={t('slots.text')}
      wide
      footer={
        chosen && (
          <>
            {obstacle && <p className="self-center text-muted">{t(`slots.${obstacle}`)}</p>}
            <Button
              variant="primary"
              pending={isPending}
              disabled={obstacle !== null}
              onClick={() => void give()}
            >
              {t('slots.give', { count })}
            </Button>
          </>
        )
      }
    >
      <div className={cn('flex flex-col gap-4', !chosen && 'pb-4')}>
        <NotForThese rows={rows} />
        {rows.products.length === 0 && <p>{t('slots.none')}</p>}
        {rows.products.length > 0 && (
          <ChoiceCards
            label={t('upload.product')}
            name="product"
            value={product}
            onChange={(next) => {
              setProduct(next)
              setTimes(NONE)
            }}
            options={rows.products.map(({ product: value, rows: all, without }) => ({
              value,
              label: t('slots.product', { product: t(`products.${value}`), rows: all }),
              help: t('slots.without', { count: without }),
            }))}
            className="sm:grid-cols-2"
          />
        )}
        {product && chosen && (
          <>
            <SlotPicker
              key={product}
              storeId={view.storeId}
              product={product}
              value={times}
              onChange={setTimes}
              pickupNeed={needOf(product, 'pickup.date')}
              deliveryNeed={needOf(product, 'delivery.date')}
            />
            <Checkbox
              label={t('slots.keepOwn')}
              checked={keepOwn}
              onChange={({ target }) => setKeepOwn(target.checked)}
            />
          </>
        )}
      </div>
    </Modal>
  )
}

type Chosen = { product: ExpressProduct; times: ChosenSlots; count: number }

/** Why nothing can be given, by its message; null where it can. */
function obstacleTo({ product, times, count }: Chosen): 'choose' | 'allHave' | null {
  if (count === 0) return 'allHave'
  return times.pickup === null && needOf(product, 'pickup.date') === 'required' ? 'choose' : null
}

/** The rows that cannot take it, and why. */
function NotForThese({ rows: { noProduct, onTheirWay } }: { rows: SlotRows }) {
  const t = useTranslations('imports.slots')
  const rowNumbers = useRowNumbers()
  return (
    <>
      {noProduct.length > 0 && (
        <Notice kind="late">
          {t('noProduct', {
            count: noProduct.length,
            rows: rowNumbers(noProduct),
          })}
        </Notice>
      )}
      {onTheirWay > 0 && <p className="text-muted">{t('onTheirWay', { count: onTheirWay })}</p>}
    </>
  )
}
