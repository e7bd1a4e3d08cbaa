import { Problem } from '@/lib/domain/problem'
import { PlatformRefused } from '@/lib/platform/errors'
import { fieldNamedIn, refusedFields } from '@/lib/platform/refused-fields'

/** Codes that may mean either slot: where the text names one, it is that one (conventions §7.1). */
const ABOUT_SLOTS = ['262111', '264007', '263014']

const SLOT = /^(pickup|delivery)\.(date|period)$/

/** A refusal with the fields of the draft that it speaks of; anything else as it is. */
export function refusedWaybill(error: unknown): unknown {
  if (!(error instanceof PlatformRefused)) return error
  return new Problem('platformRefused', { fields: refusedWaybillFields(error), cause: error })
}

/** The fields of a waybill's draft that a refusal speaks of, each with the key of its words. */
function refusedWaybillFields(refusal: PlatformRefused): Record<string, string> {
  const named = fieldNamedIn(refusal.platformText, 'express')
  const fields =
    named !== null && SLOT.test(named) && ABOUT_SLOTS.includes(refusal.code)
      ? [named]
      : refusedFields(refusal).map((field) => (field === 'scheduledFor' ? 'pickup.period' : field))
  return Object.fromEntries(fields.map((field) => [field, 'refused']))
}
