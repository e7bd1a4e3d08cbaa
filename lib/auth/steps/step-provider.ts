import 'server-only'
import Credentials from 'next-auth/providers/credentials'
import { database } from '@/lib/db/client'
import { takeCode } from '../codes/take-code'
import { currentStep, forgetStep, rememberStep } from './current-step'
import type { PendingSignIn } from './pending-sign-in'
import { signInPerson } from './sign-in-request'

/**
 * What comes after the password, in the browser that gave it: the one-time code where one is asked
 * for, and then the session, or the next step. `over` says that it has to begin anew.
 */
export const stepProvider = Credentials({
  id: 'step',
  credentials: { code: { type: 'text' } },
  async authorize(given) {
    const pending = await currentStep()
    if (!pending) throw new Error('over')
    const { person, mustChange } = pending
    await requireCode(pending, (given?.code ?? '').slice(0, 40))
    if (mustChange) {
      const { id: personId, passwordHash } = person
      await rememberStep({ personId, passwordHash, hasCode: true })
      throw new Error('step:change')
    }
    const sessionId = await signInPerson({ person, kind: 'password' })
    await forgetStep()
    if (sessionId === null) throw new Error('over')
    return { id: sessionId }
  },
})

async function requireCode(pending: PendingSignIn, code: string): Promise<void> {
  const { person, step } = pending
  if (step !== 'code' && step !== 'enrol') return
  const result = await takeCode({
    db: database(),
    personId: person.id,
    code,
    which: step === 'enrol' ? 'first' : 'any',
    now: new Date(),
  })
  if (result.ok) return
  throw new Error(result.reason === 'slow' ? `slow:${result.seconds}` : 'wrong')
}
