import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { QuoteAnswer } from '@/lib/parcels/schema'
import { standingQuote } from './standing-quote'

const QUOTE: QuoteAnswer = { facts: [], quote: { key: 'PQ1', seal: 's' } }
const KEY = ['quote']

/** What stands after the question was answered by each in turn; null for one without an answer. */
function asker() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ask = (answer: Promise<QuoteAnswer>) =>
    client.query({ queryKey: KEY, queryFn: () => answer }).catch(() => null)
  const standing = () => standingQuote(client.getQueryState<QuoteAnswer>(KEY))
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

test('a quote does not stand while another is being asked for', async () => {
  const { ask, standing } = asker()
  await ask(Promise.resolve(QUOTE))
  const asked = ask(Promise.resolve({ ...QUOTE, quote: null }))
  expect(standing()).toBeNull()
  await asked
  expect(standing()).toEqual({ ...QUOTE, quote: null })
})
