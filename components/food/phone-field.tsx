'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { KnownCustomer } from '@/lib/food/schema'
import { CustomerOptions, optionId } from './customer-options'
import type { DraftOrder } from './draft'
import { OrderField } from './order-field'
import { useOptionKeys } from './use-option-keys'

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
            active={options.active}
            onChoose={options.choose}
          />
        </div>
      )}
    </OrderField>
  )
}
