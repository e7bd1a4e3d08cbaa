'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useOptionKeys } from '@/components/form/use-option-keys'
import { PhoneNumber } from '@/components/orders/phone-number'
import { cn } from '@/components/ui/cn'
import type { FieldControl } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { addressLine } from '@/lib/domain/express/address-line'
import type { KnownRecipient } from '@/lib/express/model/recipients'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'
import { useKnownRecipients } from './use-known-recipients'

type RecipientInputProps = { field: 'phone' | 'name'; control: FieldControl }

/** A field of the recipient under which the store's address book offers whom it may mean. */
export function RecipientInput({ field, control }: RecipientInputProps) {
  const { register } = useFormContext<TypedWaybill>()
  const list = useId()
  const { offers, choose } = useKnownRecipients(field)
  const options = useOptionKeys(offers, choose)
  const registered = register(`recipient.${field}`)
  const isPhone = field === 'phone'
  return (
    <div className="relative">
      <TextInput
        {...control}
        {...registered}
        {...(isPhone && { type: 'tel', inputMode: 'tel', className: 'font-mono' })}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.isOpen}
        aria-controls={list}
        aria-activedescendant={options.isOpen ? `${list}-${options.active}` : undefined}
        onChange={(event) => {
          options.open()
          void registered.onChange(event)
        }}
        onKeyDown={options.onKeyDown}
        onBlur={(event) => {
          options.close()
          void registered.onBlur(event)
        }}
      />
      <Offers
        id={list}
        recipients={options.isOpen ? offers : []}
        active={options.active}
        onChoose={options.choose}
      />
    </div>
  )
}

type OffersProps = {
  id: string
  recipients: readonly KnownRecipient[]
  /** Which one Enter takes. */
  active: number
  onChoose: (recipient: KnownRecipient) => void
}

/** Known recipients under a field: one press fills the form. */
function Offers({ id, recipients, active, onChoose }: OffersProps) {
  const t = useTranslations('waybills.recipients')
  return (
    <>
      <p role="status" className="sr-only">
        {recipients.length > 0 && t('offered', { count: recipients.length })}
      </p>
      <ul
        id={id}
        role="listbox"
        aria-label={t('offer')}
        hidden={recipients.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-outer border border-border-strong bg-surface p-1 shadow-float"
      >
        {recipients.map((known, at) => (
          <li
            key={known.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            // The field keeps the focus: losing it would close the list before the press counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(known)}
            className={cn(
              'min-h-12 cursor-pointer rounded-inner px-3 py-1.5',
              at === active ? 'bg-accent-soft' : 'hover:bg-sunken',
            )}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="truncate font-medium">{known.name}</span>
              <span className="shrink-0 font-mono tabular-nums">
                <PhoneNumber phone={known.phone} region="HK" />
              </span>
            </span>
            <span className="block truncate text-muted">{whereOf(known)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where somebody is sent to, in one line: the door, else the locker. */
export function whereOf({ recipient: { address, lockerCode } }: KnownRecipient): string {
  return addressLine({ ...address, area: null, postalCode: null }) || (lockerCode ?? '')
}
