'use client'

import { useSyncExternalStore } from 'react'
import { keptValue } from '@/components/shell/kept-value'
import { COPIES, normalChoice, PAPERS, type LabelChoice } from '@/lib/printing/model/label'

/** A station that never chose: the platform's own paper, and one copy of it. */
export const FIRST_CHOICE: LabelChoice = { paper: 'A4', copies: 1 }

/** Reads what a browser kept; what is no choice is the first one. */
export function decodeLabelChoice(text: string | null): LabelChoice {
  const [paper, copies] = (text ?? '').split(':')
  const known = PAPERS.find((one) => one === paper)
  const count = COPIES.find((one) => String(one) === copies)
  return known && count ? { paper: known, copies: count } : FIRST_CHOICE
}

export function encodeLabelChoice({ paper, copies }: LabelChoice): string {
  return `${paper}:${copies}`
}

const kept = keptValue({
  key: 'handover-label',
  encode: encodeLabelChoice,
  decode: decodeLabelChoice,
})

/** The paper and copies of this station's printer, kept in its browser. */
export function useLabelChoice(): LabelChoice {
  return useSyncExternalStore(kept.subscribe, kept.read, () => FIRST_CHOICE)
}

export function chooseLabel(change: Partial<LabelChoice>): void {
  kept.change((choice) => normalChoice({ ...choice, ...change }))
}
