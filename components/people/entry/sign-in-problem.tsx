'use client'

import { useTranslations } from 'next-intl'
import type { SignInAnswer } from '@/components/shell/auth-request'
import { Notice } from '@/components/ui/notice'

export type Problem = Exclude<SignInAnswer['kind'], 'in' | 'step'>

/** Why one is not signed in, read aloud. */
export function SignInProblem({ problem, left }: { problem: Problem | null; left: number }) {
  const t = useTranslations('people')
  // Once the wait is over there is nothing left to say about it.
  if (!problem || (problem === 'slow' && left === 0)) return null
  return (
    <Notice kind={problem === 'slow' ? 'waiting' : 'late'} role="alert">
      <p className="font-medium">{t(`signIn.problem.${problem}`)}</p>
    </Notice>
  )
}
