import 'server-only'
import { type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { offersFoodEstimates } from '@/lib/domain/areas'
import type { Quotation } from '@/lib/domain/ladder'
import { explain } from '@/lib/server/explain'
import { checkSchedule } from './check-order'
import { foodApi } from './food-api'
import { foodStore } from './food-store'
import type { EstimateAnswer, EstimateQuery, LadderStep } from './schema'

function step(quotation: Quotation): LadderStep {
  const { id, mode, min, max, fee, minutes, range, directMetres, travelMetres } = quotation
  return {
    id,
    mode,
    minCents: min,
    maxCents: max,
    feeCents: fee,
    minutes,
    minutesRange: range,
    directMetres,
    travelMetres,
  }
}

const valueOf = <T>(result: PromiseSettledResult<T>): T | null =>
  result.status === 'fulfilled' ? result.value : null

/**
 * What the platform says of an order before it is placed: whether it delivers there (food §4.10),
 * in how long (§4.11), at which price for which bill (§4.1). Asked at once; each may fail alone.
 */
export async function getEstimate(input: {
  actor: Actor
  query: EstimateQuery
  signal: AbortSignal
}): Promise<EstimateAnswer> {
  const { actor, query, signal } = input
  const store = await foodStore(database(), {
    actor,
    permission: 'food.place',
    storeId: query.storeId,
  })
  const { api, context } = foodApi(store.region, {
    locale: actor.locale,
    priority: 'person',
    signal,
  })
  const ref = { storeCode: store.foodClientMerchantId }
  const to = { location: { lat: query.lat, lng: query.lng } }
  const when = checkSchedule(query.scheduledFor, store.region, new Date())
  const scheduledFor = when instanceof Date ? when : null
  const offersLadder = offersFoodEstimates(store.region)
  const [delivers, minutes, ladder] = await Promise.allSettled([
    api.isDistributable({ ...ref, to }, context),
    api.predictCompletion({ ...ref, to }, context),
    offersLadder ? api.estimate({ ...ref, to, scheduledFor }, context) : null,
  ])
  const failed = [delivers, minutes, ladder].find((result) => result.status === 'rejected')
  const failure = failed ? explain(failed.reason) : null
  return {
    delivers: valueOf(delivers)?.distributable ?? null,
    minutesToDoor: valueOf(minutes)?.minutes ?? null,
    minutesToDoorRange: valueOf(minutes)?.range ?? null,
    ladder: offersLadder ? (valueOf(ladder)?.quotations.map(step) ?? null) : 'not-offered',
    problem: failure?.problem ?? null,
    problemCode: failure?.code ?? null,
  }
}
