import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import en from '@/lib/i18n/messages/en/map.json'
import { CARRIED_DATA } from './carried-data'

test('the map says whose its data is in the words that each licence asks for', () => {
  const onTheMap = [en.attribution, en.streetsHk, en.streetsSg]
  expect(CARRIED_DATA.map(({ attribution }) => attribution)).toEqual(onTheMap)
})

test('the licences beside the data name each of them', () => {
  const text = readFileSync('public/map/LICENCE', 'utf8').replace(/\s+/g, ' ')
  for (const { attribution } of CARRIED_DATA.slice(1)) expect(text).toContain(attribution)
})
