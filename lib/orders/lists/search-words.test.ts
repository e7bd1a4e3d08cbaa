import { expect, it } from 'vitest'
import { searchWords } from './search-words'

it('takes every word, and a phone as one however it is typed', () => {
  expect(searchWords('  Chan  大文 ')?.words).toEqual(['Chan', '大文'])
  expect(searchWords('6999 00')?.words).toEqual(['699900'])
  expect(searchWords('+852 6999-0011')?.words).toEqual(['69990011'])
  expect(searchWords('\u202a+852 6999 0011\u202c')?.words).toEqual(['69990011'])
  expect(searchWords('+999')?.words).toEqual(['999'])
  expect(searchWords('SF-12 34')?.words).toEqual(['SF-12', '34'])
  expect(searchWords('   ')).toBeNull()
})

it('knows what the index of parts has: three letters or digits, or one Chinese character', () => {
  const partsOf = (text: string) => searchWords(text)?.parts
  expect(partsOf('chan 大文')).toEqual(['cha', 'han', '大', '文'])
  expect(partsOf('B座12-345')).toEqual(['座', '345'])
  expect(partsOf('11111')).toEqual(['111'])
  expect(partsOf('12')).toEqual([])
  expect(partsOf('a-1%')).toEqual([])
  expect(partsOf('12 Chan')).toEqual(['cha', 'han'])
  // As the index has them: without marks; vowels above and below their letter are letters too.
  expect(partsOf('Đơn')).toEqual(['don'])
  expect(partsOf('ที่อยู่')).toEqual(['ทีอ', 'ีอย', 'อยู'])
  expect(partsOf('ที่')).toEqual([])
})
