import type { BatchChoice } from './batch-view'
import { readBatchKey } from './dispatch-batch'

/**
 * The batch that a desk opens on: today while something of it is left, else the next one that has
 * something, else what an earlier day left behind. Null where nothing is left at all. `choices` stand
 * in the order in which they leave; `today` is the store's day.
 */
export function nextBatch(choices: readonly BatchChoice[], today: string): string | null {
  const withSome = choices.filter(({ left }) => left > 0)
  const ofToday = withSome.find(({ batch }) => isWholeDay(batch, today))
  const coming = withSome.find(({ batch }) => dayOf(batch) > today)
  return (ofToday ?? coming ?? withSome[0])?.batch ?? null
}

function isWholeDay(key: string, day: string): boolean {
  const batch = readBatchKey(key)
  return batch?.kind === 'day' && batch.day === day
}

/** Empty for what has no day. */
function dayOf(key: string): string {
  const batch = readBatchKey(key)
  if (batch?.kind === 'day') return batch.day
  return batch?.kind === 'slot' ? batch.date : ''
}
