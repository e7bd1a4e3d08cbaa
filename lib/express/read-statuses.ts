import 'server-only'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '@/lib/db/client'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import {
  statusIn,
  vocabularyOf,
  type ExpressVocabulary,
} from '@/lib/domain/express/express-vocabulary'
import { stageOf } from '@/lib/domain/stages'
import { learnedCodes } from '@/lib/orders/status/learned-codes'
import { reportedProblem } from '@/lib/orders/status/reported-problem'
import type { ReportedStatus, WaybillDetail } from './model/waybill-detail'
import type { ReadAnswer } from './stored-answer'

/** The `detail` of a status event, as lib/callbacks keeps it. */
const detail = z.object({
  vocabulary: z.enum(['current', 'legacy']).optional().catch(undefined),
})

type Told = {
  vocabulary: ExpressVocabulary
  code: number
  text: string | null
  at: Date
}

async function readTold(db: Queries, orderId: number): Promise<Told[]> {
  const { statusCode: code, text, at } = orderEvents
  const rows = await db
    .select({ code, text, at, detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isNotNull(code)))
    .orderBy(asc(orderEvents.id))
  return rows.flatMap((row) => {
    if (row.code === null) return []
    const { vocabulary } = detail.catch({}).parse(row.detail ?? {})
    return [
      {
        code: row.code,
        text: row.text,
        at: row.at,
        vocabulary: vocabulary ?? vocabularyOf(row.code),
      },
    ]
  })
}

async function readProblem(db: Queries, orderId: number) {
  const [row] = await db
    .select({ problem: reportedProblem })
    .from(orders)
    .where(eq(orders.id, orderId))
  return row?.problem ?? null
}

/** What the answer adds: the log is of legacy codes, the waybill's status may be either. */
function toldInAnswer({ log, waybill }: ReadAnswer): Told[] {
  const logged = log.flatMap(({ code, title: text, at }): Told[] =>
    code === null || at === null ? [] : [{ vocabulary: 'legacy', code, text, at }],
  )
  const status = waybill?.status
  if (!status?.at) return logged
  const { code, text, at } = status
  return [...logged, { vocabulary: vocabularyOf(code), code, text, at }]
}

/**
 * Where a waybill stands in each vocabulary by all that was ever told of it, in callbacks and in
 * answers, and what is wrong with it by the platform's latest word (express §3, §6).
 */
export async function readStatuses(
  db: Queries,
  orderId: number,
  answer: ReadAnswer,
): Promise<Pick<WaybillDetail, 'statuses' | 'exception'>> {
  const told = [...(await readTold(db, orderId)), ...toldInAnswer(answer)]
  const codes = told.map(({ code }) => code)
  const learned = await learnedCodes(db, 'express', codes)
  const standing = (vocabulary: ExpressVocabulary): ReportedStatus | null => {
    const those = told.filter((status) => status.vocabulary === vocabulary)
    const status = statusIn(vocabulary, those, learned)
    if (!status) return null
    const { code, text, at } = status
    return { code, text, at: at.toISOString(), stage: stageOf('express', code, learned) }
  }
  const wrong = await readProblem(db, orderId)
  return {
    statuses: { current: standing('current'), legacy: standing('legacy') },
    exception: wrong && { text: wrong.text, at: new Date(wrong.at).toISOString() },
  }
}
