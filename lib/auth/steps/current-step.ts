import 'server-only'
import { cookies } from 'next/headers'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { readPending, sealPending, STEP_COOKIE, STEP_SECONDS } from './pending-sign-in'
import type { PendingSignIn } from './pending-sign-in'

/** The sign-in that this browser is in the middle of, or null. */
export async function currentStep(): Promise<PendingSignIn | null> {
  const cookie = (await cookies()).get(STEP_COOKIE)?.value
  return readPending(database(), cookie, new Date())
}

/** Remembers in this browser that the password was right, until the rest is done. */
export async function rememberStep(
  input: Omit<Parameters<typeof sealPending>[0], 'now'>,
): Promise<void> {
  const jar = await cookies()
  jar.set(STEP_COOKIE, sealPending({ ...input, now: new Date() }), {
    maxAge: STEP_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure: settings().appUrl.startsWith('https:'),
    path: '/',
  })
}

export async function forgetStep(): Promise<void> {
  ;(await cookies()).delete(STEP_COOKIE)
}
