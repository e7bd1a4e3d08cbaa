import { expect, it } from 'vitest'
import { smsHref, whatsAppHref } from './message-links'

const TEXT = '中環店：你的訂單 & 進度 https://a.example/track/x?y=1#z'

it('carries the whole sentence, with the signs that addresses are made of', () => {
  expect(new URL(whatsAppHref('85291234567', TEXT)).searchParams.get('text')).toBe(TEXT)
  expect(whatsAppHref('85291234567', TEXT)).toMatch(/^https:\/\/wa\.me\/85291234567\?/)
  const sms = smsHref('85291234567', TEXT)
  expect(sms).toMatch(/^sms:\+85291234567\?&body=/)
  expect(decodeURIComponent(sms.slice(sms.indexOf('body=') + 5))).toBe(TEXT)
})
