import { queryOptions, skipToken } from '@tanstack/react-query'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { CustomerMatch, CustomerQuery } from '@/lib/food/schema'
import { readJson } from '@/components/shell/read-json'

/** Somebody who ordered a minute ago at another tablet should be known here. */
const FRESH_MS = 30_000
const LEAST_DIGITS = 4

/** Known customers for a phone as it is typed; with fewer than four digits nothing is asked. */
export function customerQuery(storeId: number | undefined, phone: string) {
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
  return phone.normalize('NFKC').replace(/\D/g, '')
}
