import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import type { Database, Queries } from '@/lib/db/client'
import type { ImportRowState } from '@/lib/db/tables/imports'
import { rowValues } from '@/lib/domain/imports/import-columns'
import { Problem } from '@/lib/domain/problem'
import { createWaybillInBackground } from '@/lib/express/placing/create-waybill-in-background'
import type { PlacingState } from '@/lib/orders/model/placing'
import type { ImportRecord } from '../find-import'
import { checkRow } from '../model/check-row'
import type { PickupJudge } from '../slots/fetch-offer'
import { causeOf, type CommonCause, isAboutSlots } from './common-cause'

export type SendRow = {
  db: Database
  found: ImportRecord
  actor: Actor
  isPickupLost: PickupJudge
}

/**
 * Sends one row and writes down what became of it. Returns what would stop every further row, or null,
 * and whether somebody has paused the import meanwhile.
 */
export async function sendRow(
  input: SendRow,
  row: ClaimedRow,
): Promise<{ cause: CommonCause | null; isPaused: boolean }> {
  const { outcome, cause } = await send(input, row)
  const isRunning = await settleRow(input.db, row, outcome)
  return { cause, isPaused: !isRunning }
}

type Sent = { outcome: RowOutcome; cause: CommonCause | null }

async function send(
  { found, actor, isPickupLost }: SendRow,
  { formKey, cells }: ClaimedRow,
): Promise<Sent> {
  const { product, draft, faults, needsSender } = checkRow(rowValues(found.columns, cells), found)
  // It was without mistakes when it was put in line; who changed it since must say so again.
  if (product === null || faults.length > 0 || needsSender)
    return { outcome: { state: 'draft' }, cause: null }
  try {
    const asked = { formKey, storeId: found.storeId, product, draft }
    const { orderId, placing, failure } = await createWaybillInBackground({ actor, asked })
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

type RowOutcome = {
  state: ImportRowState
  /** Left out where there is none, or it stays. */
  orderId?: number
  /** A sentence of the messages `errors`. */
  problem?: string
}

/** Writes down what became of a row; returns whether its import still runs. */
async function settleRow(
  queries: Queries,
  row: { importId: number; position: number },
  { state, orderId, problem }: RowOutcome,
): Promise<boolean> {
  const { rows } = await queries.execute<{ runs: boolean }>(sql`
    update import_rows r set state = ${state}, problem = ${problem ?? null}, claimed_until = null,
      order_id = coalesce(${orderId ?? null}::bigint, order_id), updated_at = now()
    from imports i
    where r.import_id = ${row.importId} and r.position = ${row.position} and i.id = r.import_id
    returning i.state = 'running' as runs`)
  return rows[0]?.runs === true
}

export type ClaimedRow = {
  importId: number
  position: number
  formKey: string
  cells: Record<string, string>
}

/** Seconds beyond the time-out of a call after which whoever claimed a row has died. */
const GRACE_SECONDS = 20

/**
 * Takes the next rows in line, so that nobody else sends them; a claim that its process did not
 * live to use ends by itself. Materialised: as a subquery the limit may be applied anew for each row.
 */
export async function claimRows(
  queries: Queries,
  { importId, limit }: { importId: number; limit: number },
): Promise<ClaimedRow[]> {
  const seconds = settings().platformTimeoutMs / 1_000 + GRACE_SECONDS
  const { rows } = await queries.execute<{
    position: number
    form_key: string
    cells: Record<string, string>
  }>(sql`
    with free as materialized (
      select position from import_rows
      where import_id = ${importId} and state = 'queued'
        and (claimed_until is null or claimed_until < now())
      order by position limit ${limit} for update skip locked)
    update import_rows r set claimed_until = now() + make_interval(secs => ${seconds})
    from free where r.import_id = ${importId} and r.position = free.position
    returning r.position, r.form_key, r.cells`)
  return rows
    .map(({ position, form_key, cells }) => ({ importId, position, formKey: form_key, cells }))
    .sort((one, other) => one.position - other.position)
}

/** Gives back rows that were not sent after all. */
export async function releaseRows(
  queries: Queries,
  importId: number,
  positions: readonly number[],
): Promise<void> {
  if (positions.length === 0) return
  await queries.execute(sql`
    update import_rows set claimed_until = null
    where import_id = ${importId} and position = any(${sql.param([...positions])}::int[])`)
}
