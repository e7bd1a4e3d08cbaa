import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { offersFoodEstimates } from '@/lib/domain/areas'
import { toFailure } from '@/lib/server/to-failure'
import type { EstimateAnswer, EstimateQuery } from '../model/estimate'
import { checkSchedule } from './check-order'
import { foodApi } from '../food-api'
import { foodStore } from '../delivering-store'
import { ladderStep } from './confirm-price'

const valueOf = <T>(result: PromiseSettledResult<T>): T | null =>
  result.status === 'fulfilled' ? result.value : null

/**
 * What the platform says of an order before it is placed: whether it delivers there (food §4.10),
 * how soon a courier accepts and is at the door (§4.11; both speak of an order placed now, so they
 * are not asked for a later one), at which price for which bill (§4.1). Asked at once; each may
 * fail alone.
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
  const when = checkSchedule(query.scheduledFor, store.region, new Date(), store.foodAdvanceMinutes)
  const scheduledFor = when instanceof Date ? when : null
  const offersLadder = offersFoodEstimates(store.region)
  const isNow = query.scheduledFor === ''
  const [delivers, door, courier, ladder] = await Promise.allSettled([
    api.isDistributable({ ...ref, to: { ...to, profile: store.foodProfile } }, context),
    isNow ? api.predictCompletion({ ...ref, to }, context) : null,
    isNow ? api.predictAssignment(ref, context) : null,
    offersLadder ? api.estimate({ ...ref, to, scheduledFor }, context) : null,
  ])
  const failed = [delivers, door, courier, ladder].find((result) => result.status === 'rejected')
  const failure = failed ? toFailure(failed.reason) : null
  return {
    delivers: valueOf(delivers)?.distributable ?? null,
    minutesToDoor: valueOf(door)?.minutes ?? null,
    minutesToDoorRange: valueOf(door)?.range ?? null,
    minutesToCourier: valueOf(courier)?.minutes ?? null,
    minutesToCourierRange: valueOf(courier)?.range ?? null,
    ladder: offersLadder ? (valueOf(ladder)?.quotations.map(ladderStep) ?? null) : 'not-offered',
    problem: failure?.problem ?? null,
    problemCode: failure?.code ?? null,
  }
}
