import 'server-only'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@/lib/db/client'
import { orderEvents } from '@/lib/db/tables/orders'
import { statusIn, vocabularyOf, type ExpressVocabulary } from '@/lib/domain/express-vocabulary'
import { stageOf } from '@/lib/domain/stages'
import { learnedCodes } from '@/lib/orders/learned-codes'
import type { ReadAnswer } from './stored-answer'
import type { ToldStatus, WaybillDetail } from './schema'

/** The `detail` of a status event, as lib/callbacks keeps it. */
const detail = z.object({
  vocabulary: z.enum(['current', 'legacy']).optional().catch(undefined),
  exception: z.string().optional().catch(undefined),
})

type Told = {
  vocabulary: ExpressVocabulary
  code: number
  text: string | null
  at: Date
  exception: string | null
}

async function readTold(db: Database, orderId: number): Promise<Told[]> {
  const { statusCode: code, text, at } = orderEvents
  const rows = await db
    .select({ code, text, at, detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isNotNull(code)))
    .orderBy(asc(orderEvents.id))
  return rows.flatMap((row) => {
    if (row.code === null) return []
    const { vocabulary, exception } = detail.catch({}).parse(row.detail ?? {})
    return [
      {
        ...{ code: row.code, text: row.text, at: row.at, exception: exception ?? null },
        vocabulary: vocabulary ?? vocabularyOf(row.code),
      },
    ]
  })
}

/** What the answer adds: the log is of legacy codes, the waybill's status may be either. */
function toldInAnswer({ log, waybill }: ReadAnswer): Told[] {
  const logged = log.flatMap(({ code, title: text, at }): Told[] =>
    code === null || at === null ? [] : [{ vocabulary: 'legacy', code, text, at, exception: null }],
  )
  const status = waybill?.status
  if (!status?.at) return logged
  const { code, text, at } = status
  return [...logged, { vocabulary: vocabularyOf(code), code, text, at, exception: null }]
}

/**
 * Where a waybill stands in each vocabulary by all that was ever told of it, in callbacks and in
 * answers, and the latest exception that a callback told (express §3, §6).
 */
export async function readStatuses(
  db: Database,
  orderId: number,
  answer: ReadAnswer,
): Promise<Pick<WaybillDetail, 'statuses' | 'exception'>> {
  const told = [...(await readTold(db, orderId)), ...toldInAnswer(answer)]
  const codes = told.map(({ code }) => code)
  const learned = await learnedCodes(db, 'express', codes)
  const standing = (vocabulary: ExpressVocabulary): ToldStatus | null => {
    const those = told.filter((status) => status.vocabulary === vocabulary)
    const status = statusIn(vocabulary, those, learned)
    if (!status) return null
    const { code, text, at } = status
    return { code, text, at: at.toISOString(), stage: stageOf('express', code, learned) }
  }
  const wrong = told
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .findLast(({ exception }) => exception !== null)
  return {
    statuses: { current: standing('current'), legacy: standing('legacy') },
    exception: wrong ? { text: wrong.exception ?? '', at: wrong.at.toISOString() } : null,
  }
}
