import { expect, test } from 'vitest'
import { environmentOfHosts } from './environment-of-host'

test.each([
  'https://sandbox.platform.example',
  'https://api-sandbox.platform.example',
  'https://sandbox2.platform.example:8443',
  'https://api.test.platform.example',
  'https://UAT.platform.example/prefix',
  'http://staging.platform.example',
  'http://dev.platform.example',
])('trap 65: %s says that it is for trials', (host) => {
  expect(environmentOfHosts([host])).toBe('sandbox')
})

test.each([
  'https://api.platform.example',
  'https://latest.platform.example',
  'https://device.platform.example',
  'https://contest.example',
  'https://platform.example/sandbox',
  'http://127.0.0.1:4010',
])('trap 65: %s does not, and is taken for the release', (host) => {
  expect(environmentOfHosts([host])).toBe('release')
})

test('trap 65: one release host is enough for a release', () => {
  const sandbox = 'https://sandbox.platform.example'
  expect(environmentOfHosts([sandbox, 'https://api.platform.example'])).toBe('release')
  expect(environmentOfHosts([sandbox, sandbox])).toBe('sandbox')
})
