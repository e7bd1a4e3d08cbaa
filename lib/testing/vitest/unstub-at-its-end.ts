import { afterEach, vi } from 'vitest'

/**
 * What a test puts in the place of a global ends with it, not when the next one begins: files share a
 * process, and the modules of the next file are read before that. With a `document` that is not whole
 * some of them take themselves for in a browser, and throw.
 */
afterEach(() => {
  vi.unstubAllGlobals()
})
