import { isClosed, isKnownCode, stageOf, statusRank, type LearnedStages } from '../stages'

/** Home express tells of one waybill in two sets of codes at once (express §3, §6). */
export type ExpressVocabulary = 'current' | 'legacy'

/** Published legacy codes in the order of a waybill's life (express §3). */
export const LEGACY_LIFE: readonly number[] = [8, 1, 9, 2, 4]
/** How far along a legacy code is; null for one that is not published. */
export function legacyRank(code: number | null): number | null {
  const rank = code === null ? -1 : LEGACY_LIFE.indexOf(code)
  return rank < 0 ? null : rank
}

/** Where a waybill's life begins in each. */
const FIRST: Readonly<Record<ExpressVocabulary, number>> = { current: 9005, legacy: 8 }

/**
 * Whether a waybill may be cancelled by its legacy status: in 8 alone (express §3). While none is
 * known the platform decides, which knows the cut-off too.
 */
export function legacyAllowsCancel(legacy: { readonly code: number } | null): boolean {
  return legacy === null || legacy.code === FIRST.legacy
}

/** Whose code it is where the message does not tell: only the legacy codes are published whole. */
export function vocabularyOf(code: number): ExpressVocabulary {
  return LEGACY_LIFE.includes(code) ? 'legacy' : 'current'
}

type ExpressStatus = {
  readonly code: number
  /** The platform's words. */
  readonly text: string | null
  /** Callbacks tell the second, logs and answers only the minute. */
  readonly at: Date
}

const minuteOf = ({ at }: ExpressStatus) => Math.floor(at.getTime() / 60_000)

/** How far along: a code that is not known came after the first one, and before those that follow. */
function rankOf(vocabulary: ExpressVocabulary, code: number, learned?: LearnedStages): number {
  if (code === FIRST[vocabulary]) return 0
  const isKnown = isKnownCode('express', code) || learned?.has(`express:${code}`)
  return isKnown ? 2 + statusRank('express', code, learned) : 1
}

/**
 * The status that a waybill has in one of its vocabularies, of all that were told of it; null when
 * none was. What closes comes first, then the later minute, then within it the one further along,
 * then the later second. Unlike the order's own state (decision 0010) a code that is not known
 * counts here: it is shown beside the other vocabulary and hides nothing of it.
 */
export function statusIn<Status extends ExpressStatus>(
  vocabulary: ExpressVocabulary,
  statuses: Iterable<Status>,
  learned?: LearnedStages,
): Status | null {
  const keyOf = (status: Status) => [
    Number(isClosed(stageOf('express', status.code, learned))),
    minuteOf(status),
    rankOf(vocabulary, status.code, learned),
    status.at.getTime(),
    status.code,
  ]
  let latest: { status: Status; key: number[] } | null = null
  for (const status of statuses) {
    const key = keyOf(status)
    if (!latest || comesAfter(key, latest.key)) latest = { status, key }
  }
  return latest?.status ?? null
}

function comesAfter(key: readonly number[], other: readonly number[]): boolean {
  const at = key.findIndex((part, index) => part !== other[index])
  return at >= 0 && (key[at] ?? 0) > (other[at] ?? 0)
}
