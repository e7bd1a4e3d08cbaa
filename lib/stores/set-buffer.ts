import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { confirmPassword } from '@/lib/auth/confirm-password'
import { database } from '@/lib/db/client'
import type { SendingState } from '@/lib/domain/hours/store-update'
import { Problem } from '@/lib/domain/problem'
import { deliverSending } from './deliver-sending'
import { queueSending } from './queue-sending'
import type { BufferForm } from './schema'
import { mayEditBuffer, zoneStores } from './zone-stores'

/** The queue takes over when this process is gone by then. */
const TAKE_OVER_MS = 30_000

/**
 * Sets how many minutes before closing the stores of a connection, all of them, take no new
 * customers (food §4.9). The person's password is asked for again. Throws `bufferNotAllowed`.
 */
export async function setBuffer(input: {
  actor: Actor
  form: BufferForm
}): Promise<{ sendingId: number; state: SendingState }> {
  const { actor, form } = input
  const db = database()
  if (!mayEditBuffer(actor, await zoneStores(form.zone))) throw new Problem('bufferNotAllowed')
  await confirmPassword(db, actor, form.password)
  const sending = await db.transaction((tx) =>
    queueSending(tx, {
      target: { zone: form.zone },
      change: { kind: 'buffer', minutes: form.minutes },
      askedBy: actor.id,
      runAt: new Date(Date.now() + TAKE_OVER_MS),
    }),
  )
  const state = await deliverSending({ db, sendingId: sending.id })
  return { sendingId: sending.id, state: state ?? 'queued' }
}
