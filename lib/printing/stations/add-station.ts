import 'server-only'
import { eq, max } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printStations } from '@/lib/db/tables/prints'
import { stores } from '@/lib/db/tables/stores'
import { normalChoice } from '../model/label'
import type { StationKey } from '../model/station'
import type { NewStationForm } from '../model/station-forms'
import { keyHash, keyOf, newSecret } from './station-key'

/** Makes a print station of a store, with the next number there and a key that is shown this once. */
export async function addStation(input: {
  actor: Actor
  form: NewStationForm
}): Promise<StationKey> {
  const { actor, form } = input
  const { storeId, name, printer, ...rest } = form
  const settings = { ...rest, ...normalChoice(form), name, printer: printer || null }
  const secret = newSecret()
  return database().transaction(async (tx) => {
    // One at a time in a store, so that each number is given once.
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update')
    const [last] = await tx
      .select({ number: max(printStations.number) })
      .from(printStations)
      .where(eq(printStations.storeId, storeId))
    const number = (last?.number ?? 0) + 1
    const [made] = await tx
      .insert(printStations)
      .values({ ...settings, storeId, number, keyHash: keyHash(secret), madeBy: actor.id })
      .returning({ id: printStations.id })
    if (!made) throw new Error('the station was not written')
    await recordAudit(tx, {
      action: 'station.made',
      actor,
      storeId,
      record: { kind: 'station', id: String(made.id), name },
      after: { number, ...settings },
    })
    return { stationId: made.id, key: keyOf(made.id, secret) }
  })
}
