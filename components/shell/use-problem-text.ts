'use client'

import { useTranslations } from 'next-intl'
import { unstable_isUnrecognizedActionError } from 'next/navigation'
import type { Failure } from '@/lib/i18n/action-result'

/** The words for a failed action, and for each of its fields, in the language of the page. */
export function useProblemText() {
  const errors = useTranslations('errors')
  // The whole of the messages: pages before the sign-in have none of the platform's.
  const all = useTranslations()
  const t = useTranslations('common')
  return {
    sentence({ problem, reference = '', detail = '', code = '' }: Omit<Failure, 'ok'>): string {
      if (problem === 'platformRefused') {
        const known = `platform.codes.c${code}` as 'platform.codes.other'
        return all(all.has(known) ? known : 'platform.codes.other', { code })
      }
      type Key = Parameters<typeof errors.has>[0]
      const key = problem as Key
      if (errors.has(key)) return errors(key, { reference, detail, code })
      type OwnKey = Parameters<typeof t.has>[0]
      const own = `problem.${problem}` as OwnKey
      return t(t.has(own) ? own : 'problem.unknown')
    },
    field(key: string | undefined): string | undefined {
      if (!key) return undefined
      type Key = Parameters<typeof t.has>[0]
      const full = `validation.${key}` as Key
      return t.has(full) ? t(full) : t('validation.invalid')
    },
    /** For what was thrown: no answer, or an action that the server's version no longer has. */
    noAnswer: (error?: unknown) =>
      t(unstable_isUnrecognizedActionError(error) ? 'problem.newVersion' : 'problem.noAnswer'),
  }
}
