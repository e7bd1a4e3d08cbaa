import { pino } from 'pino'
import { expect, test } from 'vitest'
import { LOG_OPTIONS, REDACTED_PATHS } from './log'

function logged(record: object): string {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  pino({ redact: { paths: [...REDACTED_PATHS], censor: '[removed]' } }, { write }).info(record)
  return lines.join('')
}

test.each([
  { password: 'hunter2' },
  { authorization: 'Bearer hunter2' },
  { headers: { Authorization: 'Bearer hunter2', Signature: 'hunter2' } },
  { request: { headers: { cookie: 'session=hunter2' } } },
  { request: { body: { auth: { signature: 'hunter2' } } } },
  { connection: { signature: { secretKey: 'hunter2' } } },
  { data: { client_secret: 'hunter2', access_token: 'hunter2' } },
])('%j is logged without its secret', (record) => {
  expect(logged({ ...record, kept: 'order 1' })).toContain('order 1')
  expect(logged(record)).toContain('[removed]')
  expect(logged(record)).not.toContain('hunter2')
})

test('an error is logged by its fields, alone or beside others, and never by its message', () => {
  const lines: string[] = []
  const logger = pino(LOG_OPTIONS, { write: (line: string) => lines.push(line) })
  const error = new Error('Failed query … params: Chan Tai Man,91234567')
  logger.error({ err: error, orderId: 7 }, 'told')
  logger.error(error)
  logger.error(error, 'told')
  expect(lines.join('')).not.toMatch(/Chan|91234567|params/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ orderId: 7, err: { type: 'Error' } })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { type: 'Error' }, msg: 'error' })
})
