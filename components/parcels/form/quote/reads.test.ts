import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { typedParcel } from '@/lib/testing/forms/typed-parcel'
import { QuoteProblem } from './quote-problem'
import { positionsQuery, quoteQuery, servicesQuery } from './reads'

const DRAFT = { ...typedParcel(), formKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
const ASKED = {
  storeId: 7,
  product: 'DASH2HR' as const,
  scheduledFor: '',
  box: 'S' as const,
  path: '22.2819,114.158;22.281,114.15',
}

afterEach(() => onlineManager.setOnline(true))

test('a refused quote knows the form that was asked about', async () => {
  const refusal = { problem: 'platformRefused', fields: { reference: 'refused' } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 502 })))
  const asked = new QueryClient().query(quoteQuery('basis', DRAFT))
  const refused = await asked.catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(QuoteProblem)
  expect(refused).toMatchObject({ refusal, status: 502, form: DRAFT })
})

test('the kinds of courier stay in sight while others are asked for, not where none are', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ code: 'VAN', name: 'Van' }])))
  const client = new QueryClient()
  await client.query(positionsQuery(ASKED))
  const seen = new QueryObserver(client, positionsQuery(ASKED))
  seen.setOptions(positionsQuery({ ...ASKED, box: 'XL' }))
  expect(seen.getCurrentResult()).toMatchObject({
    isPlaceholderData: true,
    data: [{ code: 'VAN' }],
  })
  seen.setOptions(positionsQuery(null))
  expect(seen.getCurrentResult().data).toBeUndefined()
})

test.each<[string, (client: QueryClient) => Promise<unknown>]>([
  ['services', (client) => client.query(servicesQuery({ storeId: 7, product: 'DASH2HR' }))],
  ['kinds of courier', (client) => client.query(positionsQuery(ASKED))],
  ['quote', (client) => client.query(quoteQuery('basis', DRAFT))],
])('without a network the question for the %s fails, and does not wait', async (_, ask) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onlineManager.setOnline(false)
  const client = new QueryClient()
  void ask(client).catch(() => null)
  const statuses = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status)
  await expect.poll(statuses).toEqual(['error'])
})
