import type { Language } from '@/lib/domain/areas'
import type { OrderRow } from '../lock-order'

type KeptAnswers = Pick<OrderRow, 'answer' | 'answerLanguage' | 'otherAnswers' | 'statusAt'>

export type AnswerForReader = {
  answer: Record<string, unknown> | null
  /** In which it was asked for; null where nobody did. */
  language: Language | null
  /** The platform can be asked for it in the reader's language. */
  isForeign: boolean
}

/**
 * The platform's account of an order for who reads a language: the one in that language, unless the
 * order has moved on since; else the latest, in whichever language it came (decision 0174).
 */
export function answerFor(order: KeptAnswers, language: Language): AnswerForReader {
  const own = order.otherAnswers[language]
  if (own && !isOutdated(own, order.statusAt)) return { answer: own, language, isForeign: false }
  const { answer, answerLanguage } = order
  const isForeign = answerLanguage !== null && answerLanguage !== language
  return { answer, language: answerLanguage, isForeign }
}

/** When the account in a language was asked for, in ms since 1970; null where there is none. */
export function askedAtIn(order: KeptAnswers, language: Language): number | null {
  const isLatest = order.answerLanguage === language
  return askedAt(isLatest ? order.answer : (order.otherAnswers[language] ?? null))
}

function isOutdated(answer: Record<string, unknown>, statusAt: Date | null): boolean {
  const at = askedAt(answer)
  return at === null || (statusAt !== null && at < statusAt.getTime())
}

function askedAt(answer: Record<string, unknown> | null): number | null {
  const at = answer?.['at']
  return typeof at === 'string' ? Date.parse(at) : null
}
