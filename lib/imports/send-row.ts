import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import type { ExpressProduct } from '@/lib/domain/express-products'
import { checkRow } from '@/lib/domain/imports/check-row'
import { rowValues } from '@/lib/domain/imports/import-columns'
import { Problem } from '@/lib/domain/problem'
import type { WaybillDraft } from '@/lib/domain/waybill-draft'
import type { PlacingState } from '@/lib/orders/schema'
import type { ClaimedRow } from './claim-rows'
import { causeOf, isAboutSlots, type CommonCause } from './common-cause'
import type { ImportRecord } from './find-import'
import type { PickupJudge } from './pickup-judge'
import { settleRow, type RowOutcome } from './settle-row'

/**
 * Creates one waybill, once for each form key. Given by whoever puts the rooms together: features
 * do not know each other (decision 0125).
 */
export type CreateWaybill = (input: {
  actor: Actor
  asked: { formKey: string; storeId: number; product: ExpressProduct; draft: WaybillDraft }
}) => Promise<{ orderId: number; placing: PlacingState; failure: unknown }>

export type SendRow = {
  db: Database
  found: ImportRecord
  actor: Actor
  createWaybill: CreateWaybill
  isPickupLost: PickupJudge
}

/** Sends one row and writes down what became of it. Returns what would stop every further row, or null. */
export async function sendRow(input: SendRow, row: ClaimedRow): Promise<CommonCause | null> {
  const { outcome, cause } = await send(input, row)
  await settleRow(input.db, row, outcome)
  return cause
}

type Sent = { outcome: RowOutcome; cause: CommonCause | null }

async function send(
  { found, actor, createWaybill, isPickupLost }: SendRow,
  { formKey, cells }: ClaimedRow,
): Promise<Sent> {
  const { product, draft, faults } = checkRow(rowValues(found.columns, cells), found.product)
  // It was without mistakes when it was put in line; who changed it since must say so again.
  if (product === null || faults.length > 0) return { outcome: { state: 'draft' }, cause: null }
  try {
    const asked = { formKey, storeId: found.storeId, product, draft }
    const { orderId, placing, failure } = await createWaybill({ actor, asked })
    if (placing === 'refused' && isAboutSlots(failure) && (await isPickupLost(product, draft))) {
      return { outcome: { state: 'held', orderId }, cause: null }
    }
    const cause = causeOf(failure)
    return { outcome: { state: stateAfter(placing, cause), orderId }, cause }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { outcome: notAsked(error), cause: null }
  }
}

/** A pickup that is over or gone waits for the next one; any other reason is the row's to mend. */
function notAsked({ key, fields }: Problem): RowOutcome {
  const isPickupGone =
    key === 'slotsGone' && ['pickup.date', 'pickup.period'].some((field) => field in fields)
  return isPickupGone ? { state: 'held' } : { state: 'refused', problem: key }
}

/**
 * What was refused for no fault of its own waits in line again: nothing was created. That the
 * platform does not allow it may be the row's fault all the same, and is left for a person to see.
 */
function stateAfter(placing: PlacingState, cause: CommonCause | null): RowOutcome['state'] {
  if (placing !== 'refused') return 'sent'
  return cause === null || cause === 'permission' ? 'sent' : 'queued'
}
