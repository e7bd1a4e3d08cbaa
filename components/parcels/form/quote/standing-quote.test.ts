import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { QuoteAnswer } from '@/lib/parcels/model/parcel-form'
import { RENEW_MS, standingQuote } from './standing-quote'

const QUOTE: QuoteAnswer = { facts: [], quote: { key: 'PQ1', total: null, seal: 's' } }
const NEXT: QuoteAnswer = { facts: [], quote: { key: 'PQ2', total: null, seal: 's' } }
const KEY = ['quote']
const MINUTE_MS = 60_000

/** A client that is asked for a quote, and what stands so many ms later. */
function asker() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ask = (answer: Promise<QuoteAnswer>) =>
    client.query({ queryKey: KEY, queryFn: () => answer }).catch(() => null)
  const standing = (later = 0) =>
    standingQuote(client.getQueryState<QuoteAnswer>(KEY), Date.now() + later)
  return { ask, standing }
}

test('a quote stands once it is answered', async () => {
  const { ask, standing } = asker()
  expect(standing()).toBeNull()
  await ask(Promise.resolve(QUOTE))
  expect(standing()).toEqual(QUOTE)
})

test('a quote that was asked for again in vain stands no more, though its answer is kept', async () => {
  const { ask, standing } = asker()
  await ask(Promise.resolve(QUOTE))
  await ask(Promise.reject(new Error('refused')))
  expect(standing()).toBeNull()
})

test('a quote stands while it is renewed, and neither after a failure is', async () => {
  const { ask, standing } = asker()
  await ask(Promise.resolve(QUOTE))
  const renewed = ask(Promise.resolve(NEXT))
  expect(standing()).toEqual(QUOTE)
  await renewed
  expect(standing()).toEqual(NEXT)
  await ask(Promise.reject(new Error('refused')))
  const again = ask(Promise.resolve(QUOTE))
  expect(standing()).toBeNull()
  await again
  expect(standing()).toEqual(QUOTE)
})

test('a quote is renewed long before it is too old to be sent', async () => {
  const { ask, standing } = asker()
  await ask(Promise.resolve(QUOTE))
  expect(standing(RENEW_MS + MINUTE_MS)).toEqual(QUOTE)
  expect(standing(9 * MINUTE_MS)).toBeNull()
})
