import { legacyRank } from '@/lib/domain/express-vocabulary'
import { mergeTracks } from '@/lib/domain/merge-tracks'
import type { TrackLine } from './schema'
import type { ReadAnswer } from './stored-answer'

/** Events and legacy log as one track, latest first, each in the platform's order (trap 62). */
export function trackOf({ events, log }: Pick<ReadAnswer, 'events' | 'log'>): TrackLine[] {
  const told = events.map(({ text, at }) => ({
    ...{ source: 'events' as const, code: null, title: text, detail: null, at },
  }))
  const logged = log.map(({ code, title, detail, at }) => ({
    ...{ source: 'log' as const, code, title, detail, at, rank: legacyRank(code) },
  }))
  return mergeTracks(told, logged).map(({ source, code, title, detail, at }) => ({
    ...{ source, code, title, detail, at: at?.toISOString() ?? null },
  }))
}
