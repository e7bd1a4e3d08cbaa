import 'server-only'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import { readLastBackup } from '@/lib/db/backup/last-backup'
import type { HealthReport } from '../model/health'
import { ownClockFault } from './own-clock-fault'
import { healthFacts } from './read-health'
import {
  judgeBackup,
  judgeCallbacks,
  judgeClock,
  judgeConnection,
  judgeHealth,
} from './judge-health'

/** Express comes by two ways, with current and with legacy codes (express §6). */
const callbackUrls = (appUrl: string) => ({
  food: [`${appUrl}/callbacks/food`],
  parcel: [`${appUrl}/callbacks/parcel`],
  express: [`${appUrl}/callbacks/express`, `${appUrl}/callbacks/express-legacy`],
})

const hostOf = (zone: { host: string } | null) => zone && new URL(zone.host).host

/** How things go and what to make of it, for who may see it. */
export async function getHealth({ actor }: { actor: Actor }): Promise<HealthReport> {
  requireInHouse(actor, 'settings.manage')
  const facts = await healthFacts()
  const { zones, environment, appUrl, dataDir, dailyBackups } = settings()
  const backup = {
    at: (await readLastBackup(dataDir))?.at ?? null,
    isDaily: dailyBackups !== null,
  }
  const fault = ownClockFault()
  const measured = facts.connections.some(({ skewSeconds }) => skewSeconds !== null)
  return {
    ...facts,
    environment,
    backup: { ...backup, verdict: judgeBackup({ ...backup, now: facts.at, environment }) },
    hosts: { AP1: hostOf(zones.AP1), AP2: hostOf(zones.AP2) },
    callbackUrls: callbackUrls(appUrl),
    clock: { fault, verdict: judgeClock(fault, measured) },
    callbacks: facts.callbacks.map((one) => ({ ...one, verdict: judgeCallbacks(one) })),
    connections: facts.connections.map((one) => {
      const configured = zones[one.zone] !== null
      return { ...one, configured, verdict: configured ? judgeConnection(one) : 'unknown' }
    }),
    verdicts: judgeHealth(facts),
  }
}
