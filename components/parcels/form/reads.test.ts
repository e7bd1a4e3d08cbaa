import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { typedParcel } from '@/lib/testing/typed-parcel'
import { QuoteProblem } from './quote-problem'
import { quoteQuery } from './reads'

const DRAFT = { ...typedParcel(), formKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }

test('a refused quote knows the form that was asked about', async () => {
  const refusal = { problem: 'platformRefused', fields: { reference: 'refused' } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 502 })))
  const asked = new QueryClient().query(quoteQuery('basis', DRAFT))
  const refused = await asked.catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(QuoteProblem)
  expect(refused).toMatchObject({ refusal, status: 502, form: DRAFT })
})
