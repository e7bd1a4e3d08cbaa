import 'server-only'
import type { ClaimedRow } from './claim-rows'
import { releaseRows } from './claim-rows'
import { CauseWatch } from './common-cause'
import type { PauseCause } from './schema'
import { sendRow, type SendRow } from './send-row'

/** What background work may have under way on one connection; its throttle does the rest. */
const AT_ONCE = 6

/**
 * Sends rows, several at once, until they are through or a cause shows that the others would meet
 * as well; those go back in line.
 */
export async function sendRows(
  input: SendRow,
  rows: readonly ClaimedRow[],
): Promise<PauseCause | null> {
  const waiting = [...rows]
  const watch = new CauseWatch()
  let broken = false
  const next = () => (watch.cause === null && !broken ? waiting.shift() : undefined)
  const work = async () => {
    for (let row = next(); row; row = next()) watch.note(await sendRow(input, row))
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } catch (error) {
    broken = true
    throw error
  } finally {
    const left = waiting.map(({ position }) => position)
    await releaseRows(input.db, input.found.id, left)
  }
  watch.end(rows.length)
  return watch.cause
}
