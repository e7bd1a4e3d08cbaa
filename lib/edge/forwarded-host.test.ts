import { expect, it } from 'vitest'
import { believeForwardedHost } from './forwarded-host'

const APP_URL = 'https://shop.example'
const EVIL = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '80',
  forwarded: 'host=evil.example',
}

function believed(given: Record<string, string>, isFromProxy: boolean) {
  const headers = { host: '127.0.0.1:3000', ...given }
  believeForwardedHost(headers, { isFromProxy, appUrl: APP_URL })
  return headers
}

it('drops what a stranger says of the host', () => {
  expect(believed({ ...EVIL, origin: 'https://evil.example' }, false)).toEqual({
    host: '127.0.0.1:3000',
    origin: 'https://evil.example',
  })
})

it('keeps what a proxy of ours says', () => {
  expect(believed(EVIL, true)).toEqual({ host: '127.0.0.1:3000', ...EVIL })
})

it('knows its own address behind a proxy that changes the host and is not named', () => {
  expect(believed({ ...EVIL, origin: APP_URL }, false)).toEqual({
    host: '127.0.0.1:3000',
    origin: APP_URL,
    'x-forwarded-host': 'shop.example',
  })
})
