import { expect, test } from 'vitest'
import { actionKey } from './action-key'

test('is the same for one secret, another for another, and what AES-256 takes', () => {
  const key = actionKey('a secret of all instances')
  expect(actionKey('a secret of all instances')).toBe(key)
  expect(actionKey('a secret of all instancez')).not.toBe(key)
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
})
