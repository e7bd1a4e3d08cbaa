'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import dynamic from 'next/dynamic'
import { useOptionKeys } from '@/components/form/use-option-keys'
import { TextInput } from '@/components/ui/forms/text-input'
import { type Region, areaOf } from '@/lib/domain/areas'
import type { KnownCustomer } from '@/lib/food/model/customers'
import type { DraftOrder } from '../draft'
import { OrderField } from '../fields'

/** Fetched when somebody is known. */
const CustomerOptions = dynamic(
  () => import('./customer-options').then((module) => module.CustomerOptions),
  { ssr: false },
)

type PhoneFieldProps = {
  region: Region
  /** Whom the number may belong to, as far as it is typed. */
  offers: readonly KnownCustomer[]
  onChoose: (customer: KnownCustomer) => void
}

/** The customer's phone: first, because it is what rings, and whoever has it may be known. */
export function PhoneField({ region, offers, onChoose }: PhoneFieldProps) {
  const t = useTranslations('food.form')
  const customers = useTranslations('customers')
  const { register } = useFormContext<DraftOrder>()
  const list = useId()
  const options = useOptionKeys(offers, onChoose)
  const isOffering = options.isOpen && offers.length > 0
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
            aria-controls={isOffering ? list : undefined}
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
          <p role="status" className="sr-only">
            {isOffering && customers('offered', { count: offers.length })}
          </p>
          {isOffering && (
            <CustomerOptions
              id={list}
              optionId={optionId}
              customers={offers}
              region={region}
              active={options.active}
              onChoose={options.choose}
            />
          )}
        </div>
      )}
    </OrderField>
  )
}

/** The id of one option, for the field's `aria-activedescendant`. */
const optionId = (list: string, at: number) => `${list}-${at}`
