import { expect, it } from 'vitest'
import { storeName } from './store-name'

const central = { name: 'Central', nameZh: '中環店' }

it.each([
  ['zh-HK', '中環店'],
  ['zh-TW', '中環店'],
  ['en', 'Central'],
  ['th', 'Central'],
  [null, 'Central'],
])('calls a store in %s %s', (locale, name) => {
  expect(storeName(central, locale)).toBe(name)
})

it.each([null, ''])('has one name where nobody gave another (%j)', (nameZh) => {
  expect(storeName({ ...central, nameZh }, 'zh-TW')).toBe('Central')
})
