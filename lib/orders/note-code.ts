import 'server-only'
import { sql } from 'drizzle-orm'
import { statusCodes } from '@/lib/db/tables/status-codes'
import { isKnownCode, type Family } from '@/lib/domain/stages'
import type { Transaction } from './lock-order'

/**
 * Writes down that a code came which is not published, with the platform's latest words. The row
 * stays locked until the transaction ends: whoever says meanwhile what the code means waits, so that
 * the orders that are then computed again include this one (decision 0081).
 */
export async function noteCode(
  tx: Transaction,
  status: { family: Family; code: number; text: string | null },
): Promise<void> {
  const { family, code, text } = status
  if (isKnownCode(family, code)) return
  await tx
    .insert(statusCodes)
    .values({ family, code, text })
    .onConflictDoUpdate({
      target: [statusCodes.family, statusCodes.code],
      set: { text: sql`coalesce(excluded.text, ${statusCodes.text})`, lastSeenAt: sql`now()` },
    })
}
