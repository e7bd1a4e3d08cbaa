import { expect, test, vi } from 'vitest'
import { loadOutline } from './load-outline'
import { hasOutline } from './outline-files'

const EMPTY = { bounds: [1, 103, 2, 104], scale: 1, labels: [], rings: [] }
const answering = (...answers: Response[]) =>
  vi.fn<typeof fetch>(() => Promise.resolve(answers.shift() ?? Response.error()))

test('asks again after a failure, and never again after success', async () => {
  const get = answering(
    new Response('gone', { status: 503 }),
    new Response('<html>sign in</html>'),
    Response.json(EMPTY),
  )
  await expect(loadOutline('SG', get)).rejects.toThrow('HTTP 503')
  await expect(loadOutline('SG', get)).rejects.toThrow()
  const outline = await loadOutline('SG', get)
  expect(outline.rings).toEqual([])
  expect(await loadOutline('SG', get)).toBe(outline)
  expect(get.mock.calls.map(([url]) => url)).toEqual(Array(3).fill('/map/singapore.json'))
})

test('two maps of one page share one request', async () => {
  const get = answering(Response.json(EMPTY))
  const both = await Promise.all([loadOutline('HK', get), loadOutline('HK', get)])
  expect(both[0]).toBe(both[1])
  expect(get).toHaveBeenCalledTimes(1)
})

test('knows of which regions there is an outline', async () => {
  expect(['HK', 'SG', 'KUL', 'SGN'].map(hasOutline)).toEqual([true, true, false, false])
  await expect(loadOutline('KUL', answering())).rejects.toThrow(RangeError)
})
