'use client'

import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { isMissing } from '@/lib/domain/express/waybill-draft'
import { blankWaybill, type TypedWaybill } from '@/lib/express/model/typed-waybill'
import { useNeed } from './product-context'

const FIELDS = [
  'valuePlus',
  'services',
  'collect',
  'remark',
  'clientOrderId',
  'clientShipmentCode',
  'shipmentCode',
] as const

/** What most waybills go without, folded until something stands there or somebody wants it. */
export function MoreFields({ children }: { children: ReactNode }) {
  const t = useTranslations('waybills.form')
  const { control, getValues } = useFormContext<TypedWaybill>()
  const { errors } = useFormState({ control })
  const mayHaveItems = useNeed('items') === 'optional'
  const [isOpen, setOpen] = useState(() => isFilled(getValues(), mayHaveItems))
  const isWrong =
    FIELDS.some((field) => errors[field]) ||
    (mayHaveItems && Boolean(errors.items)) ||
    Boolean(errors.recipient?.phone2 ?? errors.recipient?.address?.postalCode)
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t pt-2"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('more')}
      </summary>
      <div className="flex flex-col gap-6 pt-2">{children}</div>
    </details>
  )
}

function isFilled(typed: TypedWaybill, mayHaveItems: boolean): boolean {
  const blank = blankWaybill('', undefined)
  const { phone2, address } = typed.recipient
  return (
    FIELDS.some((field) => JSON.stringify(typed[field]) !== JSON.stringify(blank[field])) ||
    (mayHaveItems && typed.items.some((item) => !isMissing(item))) ||
    phone2 !== '' ||
    address.postalCode !== ''
  )
}
