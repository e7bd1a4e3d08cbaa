import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { heldPerProcess } from '@/lib/config/per-process'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { authOptions } from './auth-options'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

it('fills the log with nothing that anybody can bring about by a rubbish cookie', () => {
  const warn = vi.fn()
  const debug = vi.fn()
  heldPerProcess().set('log', { warn, debug })
  const logger = authOptions().logger
  logger?.error?.('JWT_SESSION_ERROR', new Error('invalid Compact JWE: a secret'))
  expect(warn).not.toHaveBeenCalled()
  expect(debug).toHaveBeenCalledWith({ code: 'JWT_SESSION_ERROR' }, expect.any(String))
  logger?.error?.('OAUTH_CALLBACK_ERROR', new Error('a token'))
  expect(warn).toHaveBeenCalledWith({ code: 'OAUTH_CALLBACK_ERROR' }, expect.any(String))
  heldPerProcess().delete('log')
})
