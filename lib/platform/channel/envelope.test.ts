import { describe, expect, test } from 'vitest'
import { readEnvelope } from './envelope'
import { PlatformRefused, ServerFailed, UnreadableAnswer } from '../errors'
import { failuresOf } from '../failures'

const failures = failuresOf({
  family: 'food',
  operation: 'orderInfo',
  changes: false,
  requestId: 'r-1',
})
const read = (httpStatus: number, body: unknown) =>
  readEnvelope(
    { httpStatus, text: typeof body === 'string' ? body : JSON.stringify(body) },
    failures,
  )

function thrown(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe('the envelope', () => {
  test('trap 9: a success may lack data, and data may be an array', () => {
    expect(read(200, { error: 0, data: { a: 1 } })).toEqual({ a: 1 })
    expect(read(200, { error: 0, data: [1] })).toEqual([1])
    expect(read(200, { error: 0 })).toBeNull()
    expect(read(200, { error: '0', data: null })).toBeNull()
  })

  test.each([
    [200, { error: 261002, err_msg: 'late' }, '261002', 'late'],
    [200, { error: '263006', error_msg: 'far' }, '263006', 'far'],
    [200, { error: 400190001042 }, '400190001042', ''],
    [200, { error: -1, err_msg: ['odd'] }, '-1', ''],
    [400, { error: 40001, error_msg: 'bad' }, '40001', 'bad'],
    [404, 'Not Found', 'http-404', ''],
    [403, '<html>forbidden</html>', 'http-403', ''],
    [401, { error: 0, err_msg: 'odd' }, 'http-401', 'odd'],
  ])('traps 8, 9 and 10: HTTP %i %j is a refusal, %s', (status, body, code, platformText) => {
    const error = thrown(() => read(status, body))
    expect(error).toBeInstanceOf(PlatformRefused)
    expect(error).toMatchObject({ httpStatus: status, code, platformText })
  })

  test.each([
    [500, { error: 50006, err_msg: 'token' }, '50006'],
    [502, '<html>bad gateway</html>', 'http-502'],
    [503, { error: 0 }, 'http-503'],
  ])('HTTP %i %j leaves the outcome open', (status, body, code) => {
    const error = thrown(() => read(status, body))
    expect(error).toBeInstanceOf(ServerFailed)
    expect(error).toMatchObject({ httpStatus: status, code })
  })

  test.each([
    [200, ''],
    [200, '<!doctype html><p>Welcome'],
    [200, '{"error":0,'],
    [200, 'null'],
    [200, '[]'],
    [200, '{}'],
    [200, { data: { order_id: '1' } }],
    [200, { error: null }],
    [200, { error: 'oops' }],
    [200, { error: false }],
    [302, { error: 0 }],
  ])('HTTP %i %j is no answer', (status, body) => {
    expect(thrown(() => read(status, body))).toBeInstanceOf(UnreadableAnswer)
  })
})
