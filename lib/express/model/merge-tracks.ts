/** One entry of a list that the platform keeps in an order of its own. */
type TrackEntry = {
  /** To the minute; null when it cannot be read. */
  readonly at: Date | null
  /** How far along its life it is, where the entry says so: it tells the way a list runs. */
  readonly rank?: number | null
}

const minuteOf = ({ at }: TrackEntry) => (at ? Math.floor(at.getTime() / 60_000) : null)

/** Negative when `a` is certainly earlier than `b`, positive when later, 0 when nothing tells. */
function compareEntries(a: TrackEntry, b: TrackEntry): number {
  const [left, right] = [minuteOf(a), minuteOf(b)]
  if (left === null || right === null) return 0
  if (left !== right) return left - right
  return (a.rank ?? null) === null || (b.rank ?? null) === null ? 0 : (a.rank ?? 0) - (b.rank ?? 0)
}

/** Whether a list begins with its oldest entry: more of its steps lead forward than back. */
function runsForward(list: readonly TrackEntry[]): boolean {
  const steps = list.slice(1).map((entry, index) => {
    const before = list[index]
    return before ? Math.sign(compareEntries(entry, before)) : 0
  })
  return steps.reduce((sum, step) => sum + step, 0) > 0
}

/**
 * The list with its latest entry first. Turned round as a whole it is still the platform's order
 * (trap 62); where nothing tells which way it runs it stays as it came.
 */
export function latestFirst<Entry extends TrackEntry>(list: readonly Entry[]): readonly Entry[] {
  return runsForward(list) ? list.toReversed() : list
}

/**
 * One track out of two lists, latest first. The order within each list is the platform's and is
 * never changed; between the lists the later minute comes first, and of one minute the entries of
 * the first list. An entry without a time stays with the one above it in its own list.
 */
export function mergeTracks<First extends TrackEntry, Second extends TrackEntry>(
  first: readonly First[],
  second: readonly Second[],
): (First | Second)[] {
  const left = latestFirst(first)
  const right = latestFirst(second)
  const merged: (First | Second)[] = []
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]]
    const takeFirst = !b || (a !== undefined && takesFirst(a, b))
    if (takeFirst && a) {
      merged.push(a)
      i += 1
    } else if (b) {
      merged.push(b)
      j += 1
    }
  }
  return merged
}

function takesFirst(a: TrackEntry, b: TrackEntry): boolean {
  const [left, right] = [minuteOf(a), minuteOf(b)]
  if (left === null) return true
  return right === null ? false : left >= right
}
