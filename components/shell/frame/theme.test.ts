import { expect, it } from 'vitest'
import { themeFrom } from './theme'

it('takes the system’s choice unless the person made one', () => {
  expect(themeFrom('dark')).toBe('dark')
  expect(themeFrom('light')).toBe('light')
  expect(themeFrom(undefined)).toBe('system')
  expect(themeFrom('"><script>')).toBe('system')
})
