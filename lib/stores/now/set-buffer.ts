import 'server-only'
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { type Actor, can } from '@/lib/auth/actor'
import { confirmPassword } from '@/lib/auth/passwords/confirm-password'
import { database, type Queries } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import { stores } from '@/lib/db/tables/stores'
import { ALL_REGIONS, areaOf, type Region, type Zone } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import type { BufferOutcome } from '../model/buffer'
import type { BufferForm } from '../model/buffer-form'
import { deliverSending } from '../sending/deliver-sending'
import { queueSending } from '../sending/queue-sending'

/** The queue takes over when this process is gone by then. */
const TAKE_OVER_MS = 30_000

/**
 * Sets how many minutes before closing the stores of a connection, all of them, take no new
 * customers (food §4.9): sent once for each region that has stores, each with an outcome of its own
 * (decision 0173). The person's password is asked for again. Throws `bufferNotAllowed`.
 */
export async function setBuffer(input: {
  actor: Actor
  form: BufferForm
}): Promise<BufferOutcome[]> {
  const { actor, form } = input
  const db = database()
  const touched = await zoneStores(form.zone)
  if (!mayEditBuffer(actor, touched)) throw new Problem('bufferNotAllowed')
  await confirmPassword(db, actor, form.password)
  const regions = regionsOf(touched)
  const sendings = await db.transaction(async (tx) => {
    await replaceElsewhere(tx, form.zone, regions)
    await recordAudit(tx, {
      action: 'store.buffer-set',
      actor,
      after: { zone: form.zone, minutes: form.minutes },
    })
    const queued = []
    // In one order everywhere: two changes at once must not wait for each other.
    for (const region of regions) {
      queued.push(
        await queueSending(tx, {
          target: { region },
          change: { kind: 'buffer', minutes: form.minutes },
          askedBy: actor.id,
          runAt: new Date(Date.now() + TAKE_OVER_MS),
        }),
      )
    }
    return queued
  })
  return Promise.all(
    sendings.map(async ({ id, region }) => {
      const state = await deliverSending({ db, sendingId: id })
      return { region, state: state ?? 'queued' }
    }),
  )
}

/** An older number that still waits for a region without stores would come after this one. */
async function replaceElsewhere(tx: Queries, zone: Zone, regions: readonly Region[]) {
  const others = ALL_REGIONS.filter((one) => areaOf(one).zone === zone && !regions.includes(one))
  await tx
    .update(hoursSendings)
    .set({ state: 'replaced', retryAt: null })
    .where(
      and(
        isNull(hoursSendings.storeId),
        inArray(hoursSendings.region, others),
        inArray(hoursSendings.state, ['queued', 'not-sent', 'unconfirmed']),
      ),
    )
}

/** Every food store of a zone that is not disabled: they share one connection. */
export async function zoneStores(zone: Zone) {
  const rows = await database()
    .select({ id: stores.id, code: stores.code, name: stores.name, region: stores.region })
    .from(stores)
    .where(and(isNotNull(stores.foodClientMerchantId), isNull(stores.disabledAt)))
    .orderBy(asc(stores.code))
  return rows.filter(({ region }) => areaOf(region).zone === zone)
}

/** The regions of some stores, each once, in the platform's order. */
export function regionsOf(touched: readonly { region: Region }[]): Region[] {
  return ALL_REGIONS.filter((one) => touched.some(({ region }) => region === one))
}

/** It touches every store of the connection, so it takes somebody who manages every one of them. */
export function mayEditBuffer(actor: Actor, touched: readonly { id: number }[]): boolean {
  return touched.length > 0 && touched.every(({ id }) => can(actor, 'hours.edit', id))
}
