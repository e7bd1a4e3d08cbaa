import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printStations } from '@/lib/db/tables/prints'
import { normalChoice } from '../model/label'
import type { SaveStationForm } from '../model/station-forms'
import { visibleStation } from './visible-station'

/** Changes how a station is called and prints; it holds from its next job. Throws `stationGone`. */
export async function saveStation(input: { actor: Actor; form: SaveStationForm }): Promise<null> {
  const { actor, form } = input
  const { stationId, printer, ...rest } = form
  const after = { ...rest, ...normalChoice(form), printer: printer || null }
  await database().transaction(async (tx) => {
    const station = await visibleStation(tx, actor, { stationId, to: 'stations.manage' })
    const { name, paper, copies, reversed, printsOnScan, printsAfterCreation } = station
    await tx.update(printStations).set(after).where(eq(printStations.id, stationId))
    await recordAudit(tx, {
      action: 'station.changed',
      actor,
      storeId: station.storeId,
      record: { kind: 'station', id: String(stationId), name: after.name },
      before: {
        name,
        printer: station.printer,
        paper,
        copies,
        reversed,
        printsOnScan,
        printsAfterCreation,
      },
      after,
    })
  })
  return null
}
