'use client'

import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDebounced } from '@/components/orders/use-debounced'
import { readJson } from '@/components/shell/read-json'
import { takes } from '@/lib/domain/express/express-products'
import { expressKeys, expressReads } from '@/lib/express/keys'
import { typeRecipient } from '@/lib/express/model/first-waybill'
import { type KnownRecipient, LEAST_TYPED } from '@/lib/express/model/recipients'
import type { RecipientQuery } from '@/lib/express/model/recipient-requests'
import { blankWaybill, type TypedWaybill } from '@/lib/express/model/typed-waybill'
import { useProduct } from '../content/product-context'

/** Whom a colleague sent to a minute ago should be known here. */
const FRESH_MS = 30_000

/** Keys come faster than this while somebody types. */
const SETTLE_MS = 200

const NOBODY: readonly KnownRecipient[] = []

/** Who of the address book is meant by what is typed into one of the recipient's fields. */
export function useKnownRecipients(field: 'phone' | 'name') {
  const product = useProduct()
  const { control, getValues, setValue, clearErrors } = useFormContext<TypedWaybill>()
  const [storeId, typed] = useWatch({ control, name: ['storeId', `recipient.${field}`] })
  const settled = useDebounced(typed, SETTLE_MS)
  const { data } = useQuery(recipientsQuery(storeId, settled))
  const matches = data && settled === typed ? data : NOBODY
  return {
    offers: matches,
    /** Fills all of the recipient that the product takes; nothing of one before is left. */
    choose: ({ recipient }: KnownRecipient) => {
      const blank = blankWaybill('', undefined).recipient
      const known = typeRecipient(recipient)
      const hasDoor = takes(product, 'recipient.address')
      const filled = {
        ...(hasDoor
          ? known
          : { ...blank, name: known.name, phone: known.phone, phone2: known.phone2 }),
        lockerCode: takes(product, 'recipient.lockerCode') ? known.lockerCode : '',
      }
      setValue('recipient', filled, { shouldDirty: true })
      clearErrors('recipient')
      return getValues('recipient')
    },
  }
}

/** Known recipients for a text as it is typed; of less than two characters nothing is asked. */
function recipientsQuery(storeId: number | undefined, typed: string) {
  const text = typed.trim()
  const asked: RecipientQuery | null =
    storeId !== undefined && text.length >= LEAST_TYPED ? { storeId, text } : null
  return queryOptions({
    queryKey: asked ? expressKeys.recipients(asked) : (['express', 'recipients'] as const),
    queryFn: asked
      ? ({ signal }) => readJson<KnownRecipient[]>(expressReads.recipients(asked), signal)
      : skipToken,
    staleTime: FRESH_MS,
    retry: false,
  })
}
