/**
 * What is being handed out at a store: everything of a day, a pickup slot (its date and period as
 * the platform listed them, express §2.4), or the waybills that one import created.
 */
export type Batch =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'slot'; readonly date: string; readonly period: string }
  | { readonly kind: 'import'; readonly importId: number }

const DAY = /^day_(\d{4}-\d{2}-\d{2})$/
const IMPORT = /^import_([1-9]\d{0,14})$/
const SLOT = /^slot_(\d{4}-\d{2}-\d{2})_(\d{2}:\d{2}-\d{2}:\d{2})$/

/** One text for a batch, for addresses and for the database; `readBatchKey` reads it back. */
export function batchKey(batch: Batch): string {
  switch (batch.kind) {
    case 'day':
      return `day_${batch.day}`
    case 'slot':
      return `slot_${batch.date}_${batch.period}`
    case 'import':
      return `import_${batch.importId}`
  }
}

/** Null for what is no batch. */
export function readBatchKey(key: string): Batch | null {
  const [, day] = DAY.exec(key) ?? []
  if (day !== undefined) return { kind: 'day', day }
  const [, importId] = IMPORT.exec(key) ?? []
  if (importId !== undefined) return { kind: 'import', importId: Number(importId) }
  const [, date, period] = SLOT.exec(key) ?? []
  return date !== undefined && period !== undefined ? { kind: 'slot', date, period } : null
}
