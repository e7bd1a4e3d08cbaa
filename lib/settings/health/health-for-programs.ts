import type { HealthFacts } from '../model/health'

/**
 * What `GET /api/health` tells administrators and programs with the token: counts, ages and times,
 * `status` first. No order, no person, no address, and not how the platform words its refusals.
 */
export function healthForPrograms(facts: HealthFacts, environment: string) {
  const { queue, callbacks, connections } = facts
  return {
    status: 'ok',
    database: 'ok',
    environment,
    queue,
    unconfirmedOrders: facts.unconfirmedOrders,
    eventsWaiting: facts.eventsWaiting,
    lastCallbackAt: Object.fromEntries(callbacks.map(({ family, lastAt }) => [family, lastAt])),
    connections: connections.map((one) => ({
      family: one.family,
      zone: one.zone,
      lastSuccessAt: one.lastSuccessAt,
      tokenUntil: one.tokenUntil,
      skewSeconds: one.skewSeconds,
    })),
  }
}
