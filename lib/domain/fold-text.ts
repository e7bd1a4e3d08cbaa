/**
 * Text as it is searched: without capitals and widths, without the marks over Latin letters (who
 * types "Nguyen" or "don hang" finds "Nguyễn" and "Đơn hàng") and without Thai's tone marks, which
 * change no letter. The database does the same in `fold_text`; a test holds the two together.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
}

/** Vowels of Thai are marks too, and stay. */
const MARKS = /[\u0300-\u036f\u0e47-\u0e4c\u0e4e]/g

/** Written without spaces between words: any part of a text may be one. */
export const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Thai}/u
