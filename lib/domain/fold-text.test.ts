import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from './fold-text'

it.each([
  ['Nguyễn Thị Đức', 'nguyen thi duc'],
  ['ĐƠN HÀNG', 'don hang'],
  // Marks that come after their letters, as some keyboards write them.
  ['Tie\u0302\u0301ng Vie\u0323\u0302t', 'tieng viet'],
  ['Café', 'cafe'],
  ['ＡＢＣ１２３', 'abc123'],
  ['中環店', '中環店'],
  // Tone marks go, vowels stay; the am of น้ำ is written in two ways.
  ['ที่อยู่', 'ทีอยู'],
  ['น้ำ', foldText('น้\u0e4d\u0e32')],
])('%s is looked for as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('says the same of what it said', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', 'Ă', 'đ', 'Đ', 'ễ', '\u0e49', '\u0e35', 'ก', '環', 'Ｋ', 'ß'),
      }),
      (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      },
    ),
  )
})
