import { expect, test } from 'vitest'
import { isLoopback, listeningHost, reachedAt } from './listening-host'

const DEMO = { signIns: [{}] }
const NOBODY = { signIns: [] }

test('listens to this machine alone while the demo’s password opens it, else to all', () => {
  expect(listeningHost({ host: null }, DEMO)).toBe('127.0.0.1')
  expect(listeningHost({ host: null }, NOBODY)).toBeNull()
})

test('the setting wins, whoever can sign in', () => {
  expect(listeningHost({ host: '0.0.0.0' }, DEMO)).toBe('0.0.0.0')
  expect(listeningHost({ host: '127.0.0.1' }, NOBODY)).toBe('127.0.0.1')
})

test.each([
  [null, '127.0.0.1', false],
  ['0.0.0.0', '127.0.0.1', false],
  ['::', '127.0.0.1', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.2', '127.0.0.2', true],
  ['::1', '[::1]', true],
  ['192.0.2.7', '192.0.2.7', false],
  ['2001:db8::7', '[2001:db8::7]', false],
])('%s is reached at %s; alone: %s', (host, at, isAlone) => {
  expect([reachedAt(host), isLoopback(host)]).toEqual([at, isAlone])
})
