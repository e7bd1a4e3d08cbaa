import 'server-only'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { statusCodes } from '@/lib/db/tables/status-codes'
import { isKnownCode, type Family, type LearnedStages } from '@/lib/domain/stages'

/**
 * What administrators said about those of some codes that are not published. Asks the database only
 * when there is such a code among them, and every time: what was said a second ago counts.
 */
export async function learnedCodes(
  queries: Queries,
  family: Family,
  codes: Iterable<number | null>,
): Promise<LearnedStages> {
  const unpublished = [...new Set(codes)].filter(
    (code): code is number => code !== null && !isKnownCode(family, code),
  )
  if (unpublished.length === 0) return new Map()
  const rows = await queries
    .select({ code: statusCodes.code, stage: statusCodes.stage })
    .from(statusCodes)
    .where(
      and(
        eq(statusCodes.family, family),
        inArray(statusCodes.code, unpublished),
        isNotNull(statusCodes.stage),
      ),
    )
  return new Map(rows.flatMap(({ code, stage }) => (stage ? [[`${family}:${code}`, stage]] : [])))
}
