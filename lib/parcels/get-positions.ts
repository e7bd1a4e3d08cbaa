import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { parseCoordinates, type Coordinates } from '@/lib/domain/coordinates'
import { fromDateTimeLocal } from '@/lib/domain/time/local-time'
import { Problem } from '@/lib/domain/problem'
import type { OfferedPosition, PositionsQuery } from './model/offer'
import { parcelApi } from './parcel-api'
import { parcelStore } from './parcel-store'

function readPath(text: string): Coordinates[] {
  const points = text.split(';').filter(Boolean).map(parseCoordinates)
  const known = points.filter((point) => point !== null)
  if (known.length < points.length) throw new Problem('wrongInput', { fields: { path: 'pin' } })
  return known
}

/**
 * The kinds of courier that may take an order of this path, time and box (conventions §4.3), for
 * who places orders at the store.
 */
export async function getPositions(input: {
  actor: Actor
  query: PositionsQuery
  signal: AbortSignal
}): Promise<OfferedPosition[]> {
  const { actor, query, signal } = input
  const { storeId, product, box } = query
  const store = await parcelStore(database(), { actor, permission: 'parcels.place', storeId })
  const path = readPath(query.path)
  const scheduledFor =
    query.scheduledFor === '' ? null : fromDateTimeLocal(query.scheduledFor, store.region)
  if (query.scheduledFor !== '' && scheduledFor === null) {
    throw new Problem('wrongInput', { fields: { scheduledFor: 'when' } })
  }
  const { api, context, merchantId } = parcelApi(store, { actor, priority: 'person', signal })
  const asked = { merchantId, product, scheduledFor, box: box || null, path }
  return [...(await api.businessPositions(asked, context)).positions]
}
