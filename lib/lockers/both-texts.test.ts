import { expect, it } from 'vitest'
import { readBoth, writeBoth } from './both-texts'

it.each([
  [{ zh: '旺角街市', en: 'Mong Kok Market' }],
  [{ zh: null, en: 'Mong Kok Market' }],
  [{ zh: null, en: null }],
  [{ zh: 'A1', en: 'A1' }],
])('keeps %j', (both) => {
  expect(readBoth(writeBoth(both))).toEqual(both)
})

it('takes one language for both where the other is silent', () => {
  expect(readBoth(writeBoth({ zh: '旺角街市', en: null }))).toEqual({
    zh: '旺角街市',
    en: '旺角街市',
  })
  expect(writeBoth({ zh: 'A1', en: 'A1' })).toBe('A1')
})
