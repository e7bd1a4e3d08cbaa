import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { weaknessOf } from './secret-strength'

/** Random to look at, and the same in every run. */
const bytes = (seed: number) => createHash('sha256').update(String(seed)).digest()

test('what is random passes, however it was written', () => {
  for (let seed = 0; seed < 1_000; seed += 1) {
    const random = bytes(seed)
    const written = [
      random.toString('hex').slice(0, 16),
      random.toString('hex').slice(0, 32),
      random.toString('hex'),
      random.toString('base64').slice(0, 16),
      random.toString('base64'),
      random.toString('base64url'),
      random.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
    ]
    expect(written.filter((secret) => weaknessOf(secret) !== null)).toEqual([])
  }
})

test.each([
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'abababababababababababababababab',
  '00000000000000000000000000000000',
  '12345678901234567890123456789012',
  'abcdefghijklmnopqrstuvwxyzabcdef',
  'qwertyuiopasdfghjklzxcvbnm',
  'QWERTYuiopASDFGHjklZXCVBNM',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgbyhnujm',
  'passwordpasswordpassword',
  'changemechangemechangeme',
  'change-me-please-change-me',
  'your-secret-key-here-please',
  'super-secret-session-key',
  'handover-secret-handover',
  'nextauth-secret-123456',
  'Password123456789!!!!!!!',
  'this is my secret key value',
])('%s is refused, and not repeated', (secret) => {
  const weakness = weaknessOf(secret)
  expect(weakness).toMatch(/^random, not words/)
  expect(weakness).not.toContain(secret)
})

test('a short one is refused as ever', () => {
  expect(weaknessOf('k3J9x_Qp2LmZ8rT')).toBe('at least 16 characters long')
})
