'use client'

import { useTranslations } from 'next-intl'
import { FieldError } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import type { ExpressProduct, Need } from '@/lib/domain/express-products'
import type { TypedSlot } from './typed-waybill'

type SlotPickerProps = {
  storeId: number
  product: ExpressProduct
  value: { pickup: TypedSlot | null; delivery: TypedSlot | null }
  onChange: (value: { pickup: TypedSlot | null; delivery: TypedSlot | null }) => void
  pickupNeed: Need
  deliveryNeed: Need
  problem: string | undefined
}

/** Pickup and delivery as dates and periods. */
export function SlotPicker({
  value,
  onChange,
  pickupNeed,
  deliveryNeed,
  problem,
}: SlotPickerProps) {
  const t = useTranslations('waybills.form.fields')
  const row = (which: 'pickup' | 'delivery') => {
    const slot = value[which]
    const set = (change: Partial<TypedSlot>) => {
      const next = { date: '', period: null, ...slot, ...change }
      onChange({ ...value, [which]: next.date || next.period ? next : null })
    }
    return (
      <div key={which} className="grid grid-cols-2 gap-4">
        <TextInput
          aria-label={`${t(which)} date`}
          placeholder="2026-11-23"
          value={slot?.date ?? ''}
          onChange={({ target }) => set({ date: target.value })}
        />
        <TextInput
          aria-label={`${t(which)} period`}
          placeholder="09:00-13:00"
          value={slot?.period ?? ''}
          onChange={({ target }) => set({ period: target.value || null })}
        />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {problem && <FieldError>{problem}</FieldError>}
      {pickupNeed !== 'none' && row('pickup')}
      {deliveryNeed !== 'none' && row('delivery')}
    </div>
  )
}
