/** Bars and spaces of each symbol of Code 128 (ISO/IEC 15417), the stop symbol last. */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 ' +
  '122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 ' +
  '322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 ' +
  '112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 ' +
  '331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 ' +
  '112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 ' +
  '124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 ' +
  '411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const CODE_B = 100
const CODE_C = 99
const START_B = 104
const START_C = 105
const STOP = 106

/**
 * Reads Code 128, sets B and C, from the widths of bars and spaces in modules, as a scanner does.
 * Throws when a symbol or the check symbol is wrong.
 */
export function readCode128(widths: readonly number[]): string {
  const stop = widths.length - 7
  const values: number[] = []
  for (let at = 0; at < stop; at += 6) values.push(symbolOf(widths.slice(at, at + 6)))
  if (symbolOf(widths.slice(stop)) !== STOP) throw new Error('no stop symbol')
  const check = values.pop()
  const [start = 0, ...data] = values
  const sum = data.reduce((total, value, i) => total + value * (i + 1), start)
  if (sum % 103 !== check) throw new Error('the check symbol is wrong')
  return decoded(start, data)
}

function decoded(start: number, data: readonly number[]) {
  if (start !== START_B && start !== START_C) throw new Error('it begins in another set')
  let isPairs = start === START_C
  let text = ''
  for (const value of data) {
    if (isPairs ? value === CODE_B : value === CODE_C) isPairs = !isPairs
    else text += isPairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)
  }
  return text
}

function symbolOf(widths: readonly number[]) {
  const value = SYMBOLS.indexOf(widths.join(''))
  if (value === -1) throw new Error(`no symbol has the widths ${widths.join('')}`)
  return value
}
