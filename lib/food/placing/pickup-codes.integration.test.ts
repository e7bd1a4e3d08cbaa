import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'

let instance: TestInstance

beforeAll(async () => {
  instance = await testInstance({})
})

afterAll(() => instance.close())

async function codeAfter(last: string | null, inUse: readonly string[]): Promise<unknown> {
  const { rows } = await instance.db.execute<{ code: unknown }>(
    sql`select pickup_code_after(${last}, ${sql.param(inUse)}::text[]) as code`,
  )
  return rows[0]?.code
}

const padded = (value: number) => String(value).padStart(4, '0')
const all = Array.from({ length: 10_000 }, (_, value) => padded(value))

describe('the pickup code after the last one', () => {
  it('counts on, keeps zeros, begins anew after 9999', async () => {
    expect(await codeAfter(null, [])).toBe('0001')
    expect(await codeAfter('0041', [])).toBe('0042')
    expect(await codeAfter('9999', [])).toBe('0000')
  })

  it.each(['12', 'A12', '00042', '99999999999', ''])(
    'begins anew after "%s", which is none',
    async (last) => {
      expect(await codeAfter(last, ['0001', 'A13'])).toBe('0002')
    },
  )

  it('trap 36: is always the next four digits that no open order has', async () => {
    const code = fc.integer({ min: 0, max: 9999 }).map(padded)
    // Those in use lie in a row more often than not, as a store gives them.
    const row = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 60 }))
    const used = fc.tuple(fc.uniqueArray(code, { maxLength: 200 }), row)
    await fc.assert(
      fc.asyncProperty(fc.option(code), used, async (last, [scattered, [from, length]]) => {
        const inUse = [
          ...scattered,
          ...Array.from({ length }, (_, at) => padded((from + at) % 10_000)),
        ]
        const next = String(await codeAfter(last, inUse))
        expect(next).toMatch(/^\d{4}$/)
        expect(inUse).not.toContain(next)
        for (let at = (Number(last) + 1) % 10_000; padded(at) !== next; at = (at + 1) % 10_000) {
          expect(inUse).toContain(padded(at))
        }
      }),
    )
  })

  it('is the only one that is left, and says so when there is none', async () => {
    expect(
      await codeAfter(
        '0000',
        all.filter((code) => code !== '0000'),
      ),
    ).toBe('0000')
    await expect(codeAfter('0000', all)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('in use') as string },
    })
  })
})
