import type { CheckOutResult } from '@/lib/dispatch/schema'
import type { Failure } from '@/lib/i18n/action-result'
import type { Outcome, Scanned } from './desk-state'

const NOTHING = { row: null, own: null, storeId: null, failure: null }

/** What the server's answer to a scan means for the desk. */
export function outcomeOf(scanned: Scanned, result: CheckOutResult): Outcome {
  const { code } = scanned
  if (result.verdict === 'out') return { is: 'out', row: result.row }
  if (result.verdict === 'several') return { is: 'choice', scanned, matches: result.matches }
  if (result.verdict === 'unknown') {
    return { is: 'stop', alarm: { ...NOTHING, why: 'unknown', code } }
  }
  const { verdict: why, row, own, storeId } = result
  return { is: 'stop', alarm: { why, code, row, own, storeId, failure: null } }
}

/** Nobody can say whether the scan counted. */
export function failedOutcome({ code }: Scanned, failure: Failure | null): Outcome {
  return { is: 'stop', alarm: { ...NOTHING, why: 'failed', code, failure } }
}
