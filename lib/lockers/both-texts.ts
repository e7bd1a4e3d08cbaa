import type { BothTexts } from '@/lib/domain/lockers'

/** Between the two languages in one column: a control character that no text has. */
const BETWEEN = '\u001f'

/** One text where both languages say the same, or only Chinese does (decision 0107). */
export function writeBoth({ zh, en }: BothTexts): string | null {
  if (en === null || en === zh) return zh
  return `${zh ?? ''}${BETWEEN}${en}`
}

/** A single text is both languages'. */
export function readBoth(text: string | null): BothTexts {
  if (text === null) return { zh: null, en: null }
  const at = text.indexOf(BETWEEN)
  if (at < 0) return { zh: text, en: text }
  return { zh: text.slice(0, at) || null, en: text.slice(at + 1) || null }
}
