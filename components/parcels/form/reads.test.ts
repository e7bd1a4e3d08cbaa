import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { typedParcel } from '@/lib/testing/typed-parcel'
import { QuoteProblem } from './quote-problem'
import { positionsQuery, quoteQuery } from './reads'

const DRAFT = { ...typedParcel(), formKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
const ASKED = {
  ...{ storeId: 7, product: 'DASH2HR' as const, scheduledFor: '', box: 'S' as const },
  path: '22.2819,114.158;22.281,114.15',
}

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
