import 'server-only'
import { addDays, addMinutes } from 'date-fns'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import type { Region } from '@/lib/domain/areas'
import type { SendingState } from '@/lib/domain/hours/store-update'
import { fromDateTimeLocal } from '@/lib/domain/time/local-time'
import { Problem } from '@/lib/domain/problem'
import type { OpenClose } from '../model/open-close-form'
import { deliverSending } from '../sending/deliver-sending'
import { platformStore, type PlatformStore } from '../platform-store'
import { reopenLater, setStatus } from './set-status'

/** A longer closing is until further notice, or belongs into the hours. */
const LONGEST_PAUSE_DAYS = 31

function reopenTime({ open, reopen }: OpenClose, region: Region, now: Date): Date | null {
  if (open || reopen === null) return null
  if ('after' in reopen) return addMinutes(now, reopen.after)
  const at = fromDateTimeLocal(reopen.at, region)
  if (!at || at <= now) throw new Problem('wrongInput', { fields: { 'reopen.at': 'past' } })
  if (at > addDays(now, LONGEST_PAUSE_DAYS))
    throw new Problem('wrongInput', { fields: { 'reopen.at': 'tooFar' } })
  return at
}

type Wish = { actor: Actor; form: OpenClose; store: PlatformStore; reopenAt: Date | null }

async function tellPlatform(db: Database, { actor, form, store, reopenAt }: Wish) {
  const sending = await db.transaction(async (tx) => {
    if (reopenAt) await reopenLater(tx, store.id, reopenAt)
    const { open, reason } = form
    await recordAudit(tx, {
      action: open ? 'store.opened' : 'store.closed',
      actor,
      storeId: store.id,
      record: { kind: 'store', id: store.id, name: store.code },
      after: open ? null : { until: reopenAt?.toISOString() ?? null, reason },
    })
    return setStatus(tx, store, { open, reopenAt, reason, changedBy: actor.id })
  })
  const state = await deliverSending({ db, sendingId: sending.id })
  return { storeId: store.id, state: state ?? ('queued' as const) }
}

/**
 * Opens or closes stores now, whatever their hours say (food §4.8). Each store has its own outcome;
 * what is not `accepted` is sent again by itself, and `alarm` of its status says so until it is.
 */
export async function setOpen(input: {
  actor: Actor
  form: OpenClose
}): Promise<{ storeId: number; state: SendingState }[]> {
  const { actor, form } = input
  const db = database()
  const now = new Date()
  const wishes: Wish[] = []
  for (const storeId of new Set(form.storeIds)) {
    const store = await platformStore(db, { actor, permission: 'store.open-close', storeId })
    wishes.push({ actor, form, store, reopenAt: reopenTime(form, store.region, now) })
  }
  return Promise.all(wishes.map((wish) => tellPlatform(db, wish)))
}
