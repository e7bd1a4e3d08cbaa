import { afterEach, expect, it, vi } from 'vitest'
import { readJson } from './read-json'

afterEach(() => vi.unstubAllGlobals())

const answering = (body: string, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
const read = () => readJson('/api/lockers', new AbortController().signal)

it('says what the server says of its refusal', async () => {
  const refusal = { problem: 'unexpected', reference: 'A1B2' }
  answering(JSON.stringify(refusal), 500)
  await expect(read()).rejects.toMatchObject({ refusal, status: 500 })
})

it.each([
  ['a proxy that reaches no server', '<html>502 Bad Gateway</html>', 502],
  ['whoever writes JSON that is not ours', '{}', 500],
])(
  'takes it for no answer where it comes from %s: there is no reference to tell',
  async (_, body, status) => {
    answering(body, status)
    await expect(read()).rejects.toMatchObject({ refusal: { problem: 'noAnswer' }, status })
  },
)
