'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import type { DraftOrder } from './draft'
import { OrderField } from './order-field'
import { useProposedCode } from './use-proposed-code'

const DIGITS = 4

/**
 * The code that the order will have, to be told or written on the bag before it is sent. Left as it
 * is it stays the server's to give; typed over it is the person's own (decision 0071).
 */
export function PickupCodeField() {
  const t = useTranslations('food.form')
  const { control } = useFormContext<DraftOrder>()
  const { field } = useController({ control, name: 'pickupCode' })
  const { isSubmitting } = useFormState({ control })
  const storeId = useWatch({ control, name: 'storeId' })
  const proposed = useProposedCode(storeId, isSubmitting)
  // While it is being typed it may be empty, without the proposal coming back under the hand.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (field.value || proposed)
  return (
    <OrderField name="pickupCode" help={t('pickupCodeHelp')}>
      {(props) => (
        <TextInput
          {...props}
          ref={field.ref}
          name={field.name}
          value={shown}
          inputMode="numeric"
          autoComplete="off"
          className="w-32 font-mono text-lg tracking-widest"
          onFocus={(event) => {
            setTyped(shown)
            event.target.select()
          }}
          onChange={({ target }) => {
            const digits = target.value.normalize('NFKC').replace(/\D/g, '').slice(0, DIGITS)
            setTyped(digits)
            field.onChange(digits === proposed ? '' : digits)
          }}
          // Not checked here: its problem would push the button below from under the finger.
          onBlur={() => setTyped(null)}
        />
      )}
    </OrderField>
  )
}
