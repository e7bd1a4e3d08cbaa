/**
 * What is being handed out at a store: everything of a day, or a pickup slot (its date and period as
 * the platform listed them, express §2.4).
 */
export type Batch =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'slot'; readonly date: string; readonly period: string }

const DAY = /^day_(\d{4}-\d{2}-\d{2})$/
const SLOT = /^slot_(\d{4}-\d{2}-\d{2})_(\d{2}:\d{2}-\d{2}:\d{2})$/

/** One text for a batch, for addresses and for the database; `readBatchKey` reads it back. */
export function batchKey(batch: Batch): string {
  switch (batch.kind) {
    case 'day':
      return `day_${batch.day}`
    case 'slot':
      return `slot_${batch.date}_${batch.period}`
  }
}

/** Null for what is no batch. */
export function readBatchKey(key: string): Batch | null {
  const [, day] = DAY.exec(key) ?? []
  if (day !== undefined) return { kind: 'day', day }
  const [, date, period] = SLOT.exec(key) ?? []
  return date !== undefined && period !== undefined ? { kind: 'slot', date, period } : null
}
