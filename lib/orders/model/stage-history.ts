import { stageRank } from '@/lib/domain/stages'
import type { TimelineEntry } from './timeline'

/** What a short history leaves out: it says nothing that a stage beside it does not. */
const LEFT_OUT: ReadonlySet<TimelineEntry['kind']> = new Set([
  'looked',
  'hint',
  'query-refused',
  'refusal-seen',
  'shared',
  'unshared',
])

const minuteOf = ({ at }: TimelineEntry) => Math.floor(Date.parse(at) / 60_000)

/** How far along an entry is within its minute: what was asked for comes before all that was told. */
function rankOf({ kind, stage }: TimelineEntry): number {
  if (kind === 'asked' || kind === 'adopted') return -2
  if (kind === 'placed') return -1
  return stage ? stageRank(stage) : 0
}

/**
 * An order's history with one line a stage, oldest first: of all that told of a stage the first one
 * counts, a status that nobody explained tells of none, and within one minute the lines stand as a
 * life goes. What is no status keeps its line.
 */
export function stageHistory(timeline: readonly TimelineEntry[]): TimelineEntry[] {
  const seen = new Set<string>()
  const ordered = timeline.toSorted((a, b) => minuteOf(a) - minuteOf(b) || rankOf(a) - rankOf(b))
  return ordered.filter((entry) => {
    const { kind, stage, problem } = entry
    if (LEFT_OUT.has(kind)) return false
    if (kind !== 'status') return true
    if (problem) return true
    if (stage === null || stage === 'unknown' || seen.has(stage)) return false
    seen.add(stage)
    return true
  })
}
