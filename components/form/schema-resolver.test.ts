import type { ResolverOptions } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { schemaResolver } from './schema-resolver'

const schema = z.object({ reason: z.string().trim().min(1, 'required') })
const OPTIONS: ResolverOptions<{ reason: string }> = {
  fields: {},
  shouldUseNativeValidation: false,
}
const asked = (found: () => Promise<typeof schema>, reason: string) =>
  schemaResolver(found)({ reason }, undefined, OPTIONS)

afterEach(() => vi.useRealTimers())

it('checks by the schema', async () => {
  const found = () => Promise.resolve(schema)
  expect((await asked(found, ' ')).errors).toMatchObject({ reason: { message: 'required' } })
  expect(await asked(found, ' late ')).toEqual({ values: { reason: 'late' }, errors: {} })
})

it('leaves it to the server where the schema cannot be fetched, and does not keep a press for later', async () => {
  vi.useFakeTimers()
  const gone = () => Promise.reject<typeof schema>(new Error('no network'))
  expect(await asked(gone, ' ')).toEqual({ values: { reason: ' ' }, errors: {} })
})

it('leaves it to the server where the schema does not come', async () => {
  vi.useFakeTimers()
  const answer = asked(() => new Promise<typeof schema>(() => undefined), ' ')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await answer).toEqual({ values: { reason: ' ' }, errors: {} })
})
