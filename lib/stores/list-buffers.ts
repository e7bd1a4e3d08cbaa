import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import { people } from '@/lib/db/tables/people'
import type { Zone } from '@/lib/domain/areas'
import type { Buffer, Sending } from './schema'
import { toSending } from './sending-view'
import { mayEditBuffer, zoneStores } from './zone-stores'

async function lastSending(zone: Zone, accepted: boolean): Promise<Sending | null> {
  const [row] = await database()
    .select({ sending: hoursSendings, by: people.name })
    .from(hoursSendings)
    .leftJoin(people, eq(people.id, hoursSendings.askedBy))
    .where(
      and(
        eq(hoursSendings.kind, 'buffer'),
        eq(hoursSendings.zone, zone),
        accepted ? eq(hoursSendings.state, 'accepted') : undefined,
      ),
    )
    .orderBy(desc(hoursSendings.id))
    .limit(1)
  return row ? toSending(row.sending, row.by) : null
}

async function bufferOf(actor: Actor, zone: Zone): Promise<Buffer[]> {
  const touched = await zoneStores(zone)
  const visible = touched.filter(({ id }) => can(actor, 'hours.see', id))
  if (visible.length === 0) return []
  const accepted = await lastSending(zone, true)
  return [
    {
      zone,
      stores: visible.map(({ id, code, name }) => ({ id, code, name })),
      mayEdit: mayEditBuffer(actor, touched),
      last: await lastSending(zone, false),
      minutes: accepted?.change.kind === 'buffer' ? accepted.change.minutes : null,
    },
  ]
}

/** The buffer of each connection that the person has stores of, with those of them that they see. */
export async function listBuffers({ actor }: { actor: Actor }): Promise<Buffer[]> {
  return [...(await bufferOf(actor, 'AP1')), ...(await bufferOf(actor, 'AP2'))]
}
