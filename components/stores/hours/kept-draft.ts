import { checkHours } from '@/lib/stores/model/check-hours'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'

/** Hours as they were left on this device: changed, but not saved. */
type KeptDraft = {
  hours: DrawnHours
  /** The version that they were drawn on. */
  version: number
  /** When it was last changed, ISO. */
  at: string
}

/** One a store, so that two stores are two drafts. */
export const draftKey = (storeId: number) => `handover:draft:hours:${storeId}`

/** Null for what is no draft of ours, or hours that cannot be. */
export function decodeKept(stored: string | null): KeptDraft | null {
  const kept = asRecord(parsed(stored))
  const { hours, version, at } = kept
  if (!isDrawing(hours) || checkHours(hours).length > 0) return null
  if (!Number.isSafeInteger(version) || typeof at !== 'string' || Number.isNaN(Date.parse(at)))
    return null
  return { hours, version: Number(version), at }
}

function isDrawing(value: unknown): value is DrawnHours {
  const { week, specialDays, closures } = asRecord(value)
  return (
    isListOf(week, isRanges) &&
    isListOf(specialDays, isSpecialDay) &&
    isListOf(closures, (closure) => hasTexts(closure, ['from', 'to', 'name']))
  )
}

const isRanges = (value: unknown) => isListOf(value, isRange)

function isRange(value: unknown): boolean {
  const { from, to } = asRecord(value)
  return typeof from === 'number' && typeof to === 'number'
}

const isSpecialDay = (value: unknown) =>
  hasTexts(value, ['date', 'name']) && isRanges(asRecord(value)['ranges'])

const isListOf = (value: unknown, is: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(is)

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const record = asRecord(value)
  return names.every((name) => typeof record[name] === 'string')
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '')
  } catch {
    return null
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
