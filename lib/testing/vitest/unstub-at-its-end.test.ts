import { afterAll, expect, it, vi } from 'vitest'

it('has a page', () => {
  vi.stubGlobal('document', {})
  expect('document' in globalThis).toBe(true)
})

// Where the modules of the next file are read.
afterAll(() => {
  expect('document' in globalThis).toBe(false)
})
