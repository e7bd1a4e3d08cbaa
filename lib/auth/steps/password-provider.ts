import 'server-only'
import Credentials from 'next-auth/providers/credentials'
import { database } from '@/lib/db/client'
import { askedLocale } from '@/lib/i18n/shown-locale'
import { checkCredentials } from '../check-credentials'
import { rememberStep } from './current-step'
import { firstStep } from './pending-sign-in'
import { signInPerson, signInRequest } from './sign-in-request'

/**
 * E-mail and password. Where something is left to do, the browser is told which step by the error
 * `step:…`, and no session begins. NextAuth hands the message of an error to the page as it is.
 */
export const passwordProvider = Credentials({
  credentials: { email: { type: 'email' }, password: { type: 'password' } },
  async authorize(given) {
    const { address, device } = await signInRequest()
    const result = await checkCredentials({
      db: database(),
      email: given?.email ?? '',
      password: (given?.password ?? '').slice(0, 200),
      address,
      device,
      askedLocale: await askedLocale(),
    })
    if (!result.ok) {
      throw new Error(result.reason === 'slow' ? `slow:${result.seconds}` : 'wrong')
    }
    const { person } = result
    const step = await firstStep(database(), person.id)
    if (step !== null) {
      const { id: personId, passwordHash } = person
      await rememberStep({ personId, passwordHash, hasCode: false })
      throw new Error(`step:${step}`)
    }
    const sessionId = await signInPerson({ person, kind: 'password' })
    if (sessionId === null) throw new Error('wrong')
    return { id: sessionId }
  },
})
