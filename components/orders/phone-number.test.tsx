import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Region } from '@/lib/domain/areas'
import { PhoneNumber } from './phone-number'

const drawn = (phone: string, region: Region) =>
  renderToStaticMarkup(<PhoneNumber phone={phone} region={region} />)
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')
const groupsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\S+/g)

it.each<[string, Region, string[]]>([
  ['91234567', 'HK', ['9123', '4567']],
  ['0912345678', 'TPE', ['0912', '345', '678']],
  ['+8613800138000', 'HK', ['+86', '138', '0013', '8000']],
])('%s stands in groups, and is copied as it is dialled', (phone, region, groups) => {
  const html = drawn(phone, region)
  expect(groupsOf(html)).toEqual(groups)
  expect(textOf(html)).toBe(phone)
})

it('leaves what it cannot read alone, spaces too', () => {
  expect(textOf(drawn('9123 - ask for Ann', 'HK'))).toBe('9123 - ask for Ann')
})
