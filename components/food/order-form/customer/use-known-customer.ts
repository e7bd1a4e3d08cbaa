'use client'

import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDebounced } from '@/components/orders/use-debounced'
import { readJson } from '@/components/shell/read-json'
import { plainNumber } from '@/lib/domain/typed-text'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { CustomerMatch, KnownAddress, KnownCustomer } from '@/lib/food/model/customers'
import type { CustomerQuery } from '@/lib/food/model/customer-requests'
import type { DraftOrder } from '../draft'
import { focusField } from '../fields'
import {
  type FilledFields,
  fieldsOf,
  isAsFilled,
  isBlank,
  isSameNumber,
  nextToFill,
} from './fill-customer'

/** Somebody who ordered a minute ago at another tablet should be known here. */
const FRESH_MS = 30_000

const LEAST_DIGITS = 4

/** Digits come faster than this while somebody types. */
const SETTLE_MS = 200

/**
 * Who the typed phone may belong to. A complete number of a known customer fills the form by itself
 * while the rest is empty; when the number is changed after that, what it filled goes with it.
 */
export function useKnownCustomer() {
  const client = useQueryClient()
  const { control, clearErrors, getValues, setValue } = useFormContext<DraftOrder>()
  const [storeId, phone, name] = useWatch({
    control,
    name: ['storeId', 'recipientPhone', 'recipientName'],
  })
  const settled = useDebounced(phone, SETTLE_MS)
  const { data, isError } = useQuery(customerQuery(storeId, settled))
  const matches = data && settled === phone ? data : NOBODY
  const exact = matches.find(({ isExact }) => isExact)
  const filled = useRef<{ phone: string; fields: FilledFields } | null>(null)

  const fill = useCallback(
    (fields: FilledFields) => {
      filled.current = { phone: getValues('recipientPhone'), fields }
      for (const name of FIELDS) setValue(name, fields[name], { shouldDirty: true })
      clearErrors([...FIELDS])
    },
    [clearErrors, getValues, setValue],
  )

  useEffect(() => {
    const last = filled.current
    if (last && !isSameNumber(last.phone, phone)) {
      filled.current = null
      if (isAsFilled(getValues(), last.fields)) {
        for (const name of FIELDS) setValue(name, NOTHING[name])
      }
    }
    if (exact && isBlank(getValues())) {
      fill(fieldsOf(exact))
      selectFilled()
    }
  }, [exact, fill, phone, getValues, setValue])

  return {
    /** Whom to offer; not the one whose complete number is typed and who is filled in already. */
    offers: matches.filter((match) => !match.isExact || match.name !== name),
    exact,
    isError,
    /** What staff wrote of the customer has changed. */
    onNoted: () => void client.invalidateQueries({ queryKey: ['food', 'customers'] }),
    /** Takes another of a customer's addresses. */
    chooseAddress: (customer: KnownCustomer, address: KnownAddress) =>
      fill({ ...fieldsOf(customer, address), recipientName: getValues('recipientName') }),
    /** Takes a customer of the list, and goes on to what is still to be filled in. */
    choose: (customer: KnownCustomer) => {
      setValue('recipientPhone', customer.phone, { shouldDirty: true, shouldValidate: true })
      fill(fieldsOf(customer))
      focusField(nextToFill(getValues()))
    },
  }
}

const NOTHING: FilledFields = {
  recipientName: '',
  address: '',
  addressId: '',
  addressIdFor: '',
  location: undefined,
  pinFor: '',
  remark: '',
}
const NOBODY: CustomerMatch[] = []
const FIELDS = [
  'recipientName',
  'address',
  'addressId',
  'addressIdFor',
  'location',
  'pinFor',
  'remark',
] as const

/**
 * Whoever was about to write in a field that has just been filled writes over it, and not at its end.
 */
function selectFilled(): void {
  const field = document.activeElement
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (isText && FIELDS.some((name) => name === field.name)) field.select()
}

/** Known customers for a phone as it is typed; with fewer than four digits nothing is asked. */
function customerQuery(storeId: number | undefined, phone: string) {
  const isAsked = storeId !== undefined && digitsOf(phone).length >= LEAST_DIGITS
  const asked: CustomerQuery | null = isAsked ? { storeId, phone: phone.trim() } : null
  return queryOptions({
    queryKey: asked ? foodKeys.customers(asked) : (['food', 'customers'] as const),
    queryFn: asked
      ? ({ signal }) => readJson<CustomerMatch[]>(foodReads.customers(asked), signal)
      : skipToken,
    staleTime: FRESH_MS,
    retry: false,
  })
}

function digitsOf(phone: string): string {
  return plainNumber(phone).replace(/\D/g, '')
}
