'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useOptionKeys } from '@/components/form/use-option-keys'
import { PhoneNumber } from '@/components/orders/phone-number'
import { cn } from '@/components/ui/cn'
import { TextInput } from '@/components/ui/forms/text-input'
import { type Region, areaOf } from '@/lib/domain/areas'
import type { KnownCustomer } from '@/lib/food/model/customers'
import type { DraftOrder } from './draft'
import { OrderField } from './fields'

type PhoneFieldProps = {
  region: Region
  /** Whom the number may belong to, as far as it is typed. */
  offers: readonly KnownCustomer[]
  onChoose: (customer: KnownCustomer) => void
}

/** The customer's phone: first, because it is what rings, and whoever has it may be known. */
export function PhoneField({ region, offers, onChoose }: PhoneFieldProps) {
  const t = useTranslations('food.form')
  const { register } = useFormContext<DraftOrder>()
  const list = useId()
  const options = useOptionKeys(offers, onChoose)
  const field = register('recipientPhone')
  return (
    <OrderField
      name="recipientPhone"
      required
      help={t('phoneHelp', { code: `+${areaOf(region).callingCode}` })}
    >
      {(props) => (
        <div className="relative">
          <TextInput
            {...props}
            {...field}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            autoFocus
            className="font-mono"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.isOpen}
            aria-controls={list}
            aria-activedescendant={options.isOpen ? optionId(list, options.active) : undefined}
            onChange={(event) => {
              options.open()
              void field.onChange(event)
            }}
            onKeyDown={options.onKeyDown}
            onBlur={(event) => {
              options.close()
              void field.onBlur(event)
            }}
          />
          <CustomerOptions
            id={list}
            customers={options.isOpen ? offers : []}
            region={region}
            active={options.active}
            onChoose={options.choose}
          />
        </div>
      )}
    </OrderField>
  )
}

/** The id of one option, for the field's `aria-activedescendant`. */
const optionId = (list: string, at: number) => `${list}-${at}`

type CustomerOptionsProps = {
  id: string
  customers: readonly KnownCustomer[]
  region: Region
  /** Which one Enter takes. */
  active: number
  onChoose: (customer: KnownCustomer) => void
}

/** Known customers under the phone field: one press fills the form. */
function CustomerOptions({ id, customers, region, active, onChoose }: CustomerOptionsProps) {
  const t = useTranslations('customers')
  const isShown = customers.length > 0
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && t('offered', { count: customers.length })}
      </p>
      <ul
        id={id}
        role="listbox"
        aria-label={t('offer')}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-outer border border-border-strong bg-surface p-1 shadow-float"
      >
        {customers.map((customer, at) => (
          <li
            key={customer.id}
            id={optionId(id, at)}
            role="option"
            aria-selected={at === active}
            // The field keeps the focus: losing it would close the list before the press counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(customer)}
            className={cn(
              'min-h-14 cursor-pointer rounded-inner px-3 py-2',
              at === active ? 'bg-accent-soft' : 'hover:bg-sunken',
            )}
          >
            <CustomerOption customer={customer} region={region} />
          </li>
        ))}
      </ul>
    </>
  )
}

type CustomerOptionProps = { customer: KnownCustomer; region: Region }

function CustomerOption({ customer, region }: CustomerOptionProps) {
  const { name, phone, addresses } = customer
  const t = useTranslations('customers')
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate text-base font-medium">{name}</span>
        <span className="shrink-0 font-mono tabular-nums">
          <PhoneNumber phone={phone} region={region} />
        </span>
      </span>
      <span className="block truncate text-muted">
        {addresses[0]?.address ?? t('noAddress')}
        {addresses.length > 1 && ` ${t('more', { count: addresses.length - 1 })}`}
      </span>
    </>
  )
}
