import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defuseCell, undefuseCell } from './defuse-cell'

/** Text that is likely to be trouble. */
const texts = fc.oneof(
  fc.string(),
  fc.stringMatching(/^['=+\-@\t\r\n ＝＋]{0,4}.{0,4}$/),
  fc.constantFrom('+852 9123 4567', "'=1+1", "''", "'", '-', '=cmd()', '＝1', ' =1', '\t=1'),
)

describe('a cell of a file that goes out', () => {
  it('comes back as what it was', () => {
    fc.assert(fc.property(texts, (text) => undefuseCell(defuseCell(text)) === text))
  })

  it('never begins with what a spreadsheet runs', () => {
    fc.assert(fc.property(texts, (text) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(defuseCell(text))))
  })

  it('stays as it is where it is harmless', () => {
    expect(defuseCell('0012')).toBe('0012')
    expect(defuseCell("O'Brien")).toBe("O'Brien")
    expect(defuseCell('+852 9123 4567')).toBe("'+852 9123 4567")
    expect(undefuseCell("'tis")).toBe("'tis")
  })
})
