/**
 * Text without what nobody sees: a number copied from a telephone's contacts begins and ends with a
 * mark of its direction, and a web page has blanks of no width. Letters and digits of full width, as
 * a Chinese keyboard writes them, are plain ones.
 */
export function seenText(text: string): string {
  return text.replace(/\p{Cf}/gu, '').normalize('NFKC')
}

/**
 * A number as somebody typed or pasted it, in plain signs and without blanks around it: also Thai
 * digits are digits, and the full stop of a Chinese keyboard is a point.
 */
export function plainNumber(text: string): string {
  return seenText(text)
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replaceAll('。', '.')
    .trim()
}

const THAI_ZERO = 0x0e50
