import { expect, it } from 'vitest'
import { deviceName } from './device-name'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X210) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iPad',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Linux'],
  ['curl/8.5.0', null],
  ['', null],
  [undefined, null],
])('calls %s %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
