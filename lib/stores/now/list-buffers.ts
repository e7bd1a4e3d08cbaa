import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import { people } from '@/lib/db/tables/people'
import type { Region, Zone } from '@/lib/domain/areas'
import type { Buffer, RegionBuffer } from '../model/buffer'
import type { Sending } from '../model/sending'
import { toSending } from '../sending/queue-sending'
import { mayEditBuffer, regionsOf, zoneStores } from './set-buffer'

/** The buffer of each connection that the person has stores of, with those of them that they see. */
export async function listBuffers({ actor }: { actor: Actor }): Promise<Buffer[]> {
  return [...(await bufferOf(actor, 'AP1')), ...(await bufferOf(actor, 'AP2'))]
}

async function bufferOf(actor: Actor, zone: Zone): Promise<Buffer[]> {
  const touched = await zoneStores(zone)
  const visible = touched.filter(({ id }) => can(actor, 'hours.see', id))
  if (visible.length === 0) return []
  const regions = await Promise.all(regionsOf(visible).map((one) => regionBuffer(one, visible)))
  return [{ zone, regions, mayEdit: mayEditBuffer(actor, touched) }]
}

type VisibleStore = { id: number; code: string; name: string; region: Region }

async function regionBuffer(
  region: Region,
  visible: readonly VisibleStore[],
): Promise<RegionBuffer> {
  const accepted = await lastSending(region, true)
  return {
    region,
    stores: visible
      .filter((store) => store.region === region)
      .map(({ id, code, name }) => ({ id, code, name })),
    last: await lastSending(region, false),
    minutes: accepted?.change.kind === 'buffer' ? accepted.change.minutes : null,
  }
}

async function lastSending(region: Region, accepted: boolean): Promise<Sending | null> {
  const [row] = await database()
    .select({ sending: hoursSendings, by: people.name })
    .from(hoursSendings)
    .leftJoin(people, eq(people.id, hoursSendings.askedBy))
    .where(
      and(
        eq(hoursSendings.kind, 'buffer'),
        eq(hoursSendings.region, region),
        accepted ? eq(hoursSendings.state, 'accepted') : undefined,
      ),
    )
    .orderBy(desc(hoursSendings.id))
    .limit(1)
  return row ? toSending(row.sending, row.by) : null
}
