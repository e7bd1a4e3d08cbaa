import 'server-only'
import { eq } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { Region } from '@/lib/domain/areas'
import type { SendingState } from '@/lib/domain/hours/store-update'
import { platform } from '@/lib/platform/current'
import { PlatformError } from '@/lib/platform/errors'
import { callContext } from './call-context'
import { claimSending, type ClaimedSending } from './claim-sending'
import { ACCEPTED, failedOutcome, type Outcome } from './sending-outcome'
import { settleSending } from './settle-sending'

/** The region that a call names; a buffer holds for the whole zone, so any of its regions will do. */
async function regionOf(db: Database, { storeId, zone }: ClaimedSending): Promise<Region> {
  if (storeId === null) return zone === 'AP1' ? 'HK' : 'SG'
  const [store] = await db
    .select({ region: stores.region })
    .from(stores)
    .where(eq(stores.id, storeId))
  if (!store) throw new Error(`store ${storeId} of a sending is gone`)
  return store.region
}

async function attempt(db: Database, sending: ClaimedSending): Promise<Outcome> {
  const context = callContext(await regionOf(db, sending), { priority: 'person' })
  const api = platform().food(sending.zone)
  const code = sending.payload['client_merchant_id']
  const storeCode = typeof code === 'string' ? code : ''
  const { change } = sending
  try {
    if (change.kind === 'buffer') await api.updateBufferTime(change, context)
    else if (change.kind === 'status')
      await api.updateBusinessStatus({ storeCode, open: change.open }, context)
    else if (change.kind === 'regular')
      await api.updateRegularHours({ storeCode, week: change.elements }, context)
    else await api.updateTemporaryHours({ storeCode, ranges: change.elements }, context)
    return ACCEPTED
  } catch (error) {
    if (!(error instanceof PlatformError)) log().error({ err: error }, 'sending hours')
    return failedOutcome(error, sending, new Date())
  }
}

/**
 * Sends one sending, once, and writes down what became of it. Returns the state it ended in; null
 * when it was over already, or waits for another one of its store.
 */
export async function deliverSending(input: {
  db: Database
  sendingId: number
}): Promise<SendingState | null> {
  const { db } = input
  const sending = await claimSending(db, input.sendingId)
  if (!sending) return null
  return settleSending(db, sending, await attempt(db, sending))
}
