'use client'

import { useTranslations } from 'next-intl'
import { PhoneNumber } from '@/components/orders/phone-number'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import type { KnownCustomer } from '@/lib/food/model/customers'

type CustomerOptionsProps = {
  id: string
  /** The id of one of them. */
  optionId: (list: string, at: number) => string
  customers: readonly KnownCustomer[]
  region: Region
  /** Which one Enter takes. */
  active: number
  onChoose: (customer: KnownCustomer) => void
}

/** Known customers under the phone field: one press fills the form. */
export function CustomerOptions(props: CustomerOptionsProps) {
  const { id, optionId, customers, region, active, onChoose } = props
  const t = useTranslations('customers')
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t('offer')}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 animate-just-come overflow-y-auto rounded-outer border border-border-strong bg-surface p-1 shadow-float"
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
