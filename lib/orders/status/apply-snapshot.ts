import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import type { Language } from '@/lib/domain/areas'
import type { AnswersByLanguage } from '@/lib/db/tables/orders'
import { addCodes, type OrderCodes } from './add-codes'
import { applyStatus } from './apply-status'
import { changeOrder } from './change-order'
import { lockOrder, type OrderChange, type OrderRow, type Transaction } from '../lock-order'
import { provePlaced } from '../placing/prove-placed'
import { recordEnd, type OrderEnd } from './record-end'

/** What the platform answers when it is asked for an order, as far as all families tell it. */
export type PlatformSnapshot = {
  platformOrderId: string
  clientOrderId: string | null
  status: { code: number; text: string | null; at: Date | null } | null
  courier: { name: string | null; phone: string | null; plate: string | null } | null
  /** Numbers beside the two above. */
  codes?: OrderCodes
  /** That it ended, where the answer says so beside its status (decision 0116). */
  ended?: OrderEnd | null | undefined
  /** The family dates a status to the minute only (conventions §2.4). */
  toTheMinute?: boolean
  /** When it was asked for; an answer that is older than what we know decides no tie. */
  askedAt?: Date
  /** In which it was asked for. */
  language?: Language
  /** What only this family tells, and the answer as it came. */
  change: OrderChange
  /** What our own form says of our orders, and the answer alone of one that was placed elsewhere. */
  ifOutside?: OrderChange
}

/** An answer is not signed, but it is to our own question: what it says of the courier is confirmed. */
function courierChange({ courier }: PlatformSnapshot): OrderChange {
  if (!courier) return {}
  const { name, phone, plate } = courier
  return {
    courierName: name,
    courierPhone: phone,
    courierPlate: plate,
    courierConfirmed: true,
  }
}

const MINUTE_MS = 60_000

const sameMinute = (one: Date, other: Date) =>
  Math.floor(one.getTime() / MINUTE_MS) === Math.floor(other.getTime() / MINUTE_MS)

/**
 * When the status was triggered. An answer without a time is dated like the status we have, so that
 * only one further along may replace it. Of two within one minute, where the family tells no more,
 * the one that was learned later is the later one: it is dated a second after the other.
 */
function statusTime(order: OrderRow, account: PlatformSnapshot, now: Date): Date {
  const at = account.status?.at ?? null
  const known = order.statusAt
  if (at === null) return known ?? now
  if (!account.toTheMinute || !known || !sameMinute(at, known)) return at
  if (account.askedAt && account.askedAt < order.updatedAt) return at
  const next = new Date(known.getTime() + 1_000)
  return sameMinute(next, known) ? next : known
}

/** The account in another language stays beside the new one, for who reads that (decision 0174). */
function answersAfter(order: OrderRow, { change, language }: PlatformSnapshot): OrderChange {
  if (!change.answer) return {}
  const { answer, answerLanguage } = order
  const earlier = Object.entries(order.otherAnswers)
  if (answer && answerLanguage) earlier.push([answerLanguage, answer])
  const otherAnswers: AnswersByLanguage = Object.fromEntries(
    earlier.filter(([other]) => other !== language),
  )
  return { answerLanguage: language ?? null, otherAnswers }
}

/**
 * Takes the platform's account of an order into ours, as proof that the order exists where that was
 * in doubt. An account of some other order changes nothing. The order must be locked.
 */
async function applySnapshot(
  tx: Transaction,
  order: OrderRow,
  account: PlatformSnapshot,
  now: Date,
): Promise<void> {
  const { platformOrderId, clientOrderId, status } = account
  if (clientOrderId !== null && clientOrderId !== order.clientOrderId) {
    log().warn({ orderId: order.id, clientOrderId }, 'answer for another order')
    return
  }
  const proof = { source: 'query', platformOrderId, at: now } as const
  const evidence = await provePlaced(tx, order, proof)
  const known = { ...order, ...evidence } as OrderRow
  // The same status with a later time is only some other change to the order.
  const moved =
    status && status.code !== known.statusCode
      ? await applyStatus(tx, known, {
          source: 'query',
          code: status.code,
          text: status.text,
          at: statusTime(known, account, now),
        })
      : {}
  await addCodes(tx, order.id, account.codes ?? {})
  const after = { ...known, ...moved } as OrderRow
  const ended = account.ended ? await recordEnd(tx, after, account.ended) : {}
  await changeOrder(tx, order, {
    ...evidence,
    ...moved,
    ...ended,
    ...courierChange(account),
    ...(order.origin === 'elsewhere' ? account.ifOutside : {}),
    ...account.change,
    ...answersAfter(order, account),
  })
}

/** As `applySnapshot`, in a transaction of its own. */
export function commitSnapshot(
  db: Database,
  orderId: number,
  account: PlatformSnapshot,
): Promise<void> {
  return db.transaction(async (tx) => {
    await applySnapshot(tx, await lockOrder(tx, orderId), account, new Date())
  })
}
