'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { IconButton } from '@/components/ui/icon-button'
import { TextInput } from '@/components/ui/forms/text-input'
import type { WaybillField } from '@/lib/domain/express/express-products'
import { useNeed } from './product-context'
import { RowCell } from './row-cell'
import type { TypedItem, TypedWaybill } from '@/lib/express/model/typed-waybill'

/** From here on the four fields stand side by side. */
export const ITEM_COLUMNS =
  'grid gap-x-2 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_5.5rem_7.5rem_auto]'

/** One line of the contents. */
export function ItemRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useTranslations('waybills.form')
  const number = index + 1
  return (
    <li className={`${ITEM_COLUMNS} grid-cols-2 border-b pb-3 sm:border-0 sm:pb-0`}>
      <Cell index={index} part="code" />
      <Cell index={index} part="name" />
      <Cell index={index} part="quantity" />
      <Cell index={index} part="price" />
      <IconButton
        label={t('removeItem', { number })}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
        className="col-span-2 justify-self-end sm:col-span-1"
      />
    </li>
  )
}

function Cell({ index, part }: { index: number; part: keyof TypedItem }) {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  const field: WaybillField = `items.${part}`
  const need = useNeed(field)
  if (need === 'none') return null
  const path = `items.${index}.${part}` as const
  const isFigure = part === 'quantity' || part === 'price'
  const mode = part === 'price' ? 'decimal' : part === 'quantity' ? 'numeric' : 'text'
  return (
    <RowCell
      path={path}
      label={t('itemOf', { number: index + 1, field: t(`fields.item.${part}`) })}
      required={need === 'required'}
    >
      {(props) => (
        <TextInput
          {...props}
          {...register(path)}
          inputMode={mode}
          autoComplete="off"
          {...(part === 'price' && { unit: 'HKD' })}
          className={isFigure ? 'font-mono' : ''}
        />
      )}
    </RowCell>
  )
}
