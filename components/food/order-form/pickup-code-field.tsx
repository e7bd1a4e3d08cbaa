'use client'

import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { TextInput } from '@/components/ui/forms/text-input'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { DraftOrder } from './draft'
import { OrderField } from './fields'

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

/**
 * The next free pickup code of a store, '' until it is known; asked again when an order takes it,
 * but not while this form's own order is on its way (`isSending`).
 */
function useProposedCode(storeId: number | undefined, isSending: boolean): string {
  const client = useQueryClient()
  const query = pickupCodeQuery(storeId)
  const { data } = useQuery(query)
  useLive((event) => {
    if (isSending || event.type !== 'order' || event.card.storeId !== storeId) return
    if (event.card.pickupCode === data?.code) {
      void client.invalidateQueries({ queryKey: query.queryKey })
    }
  })
  return data?.code ?? ''
}

/** The code that a store's next order will have; read afresh whenever a form opens. */
export function pickupCodeQuery(storeId: number | undefined) {
  return queryOptions({
    queryKey: foodKeys.pickupCode(storeId ?? 0),
    queryFn:
      storeId === undefined
        ? skipToken
        : ({ signal }) => readJson<{ code: string }>(foodReads.pickupCode(storeId), signal),
    // An earlier proposal is most likely the code of the order that was made from it.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
}
