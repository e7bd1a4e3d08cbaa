import { expect, it } from 'vitest'
import { searchWords } from './search-words'

it('takes every word, and a phone as one however it is typed', () => {
  expect(searchWords('  Chan  大文 ')?.words).toEqual(['Chan', '大文'])
  expect(searchWords('6999 00')?.words).toEqual(['699900'])
  expect(searchWords('+852 6999-0011')?.words).toEqual(['69990011'])
  expect(searchWords('+999')?.words).toEqual(['999'])
  expect(searchWords('SF-12 34')?.words).toEqual(['SF-12', '34'])
  expect(searchWords('   ')).toBeNull()
})

it('knows what an index of three letters finds, and that one Chinese character is enough', () => {
  const isIndexed = (text: string) => searchWords(text)?.isIndexed
  expect(isIndexed('cha')).toBe(true)
  expect(isIndexed('陳')).toBe(true)
  expect(isIndexed('12')).toBe(false)
  expect(isIndexed('a-1%')).toBe(false)
  expect(isIndexed('12 Chan')).toBe(true)
  // Vowels above and below their letter are letters too.
  expect(isIndexed('ที่อยู่')).toBe(true)
  expect(isIndexed('ที่')).toBe(false)
})
