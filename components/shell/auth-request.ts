import { forgetLastBoard } from './last-board'

const STEPS = ['code', 'enrol', 'change'] as const
export type SignInStep = (typeof STEPS)[number]

/** What a PIN was answered beside what every sign-in is. */
const PIN_ANSWERS = ['pin-ended', 'pin-change', 'pin-common', 'pin-same'] as const
export type PinAnswer =
  | Exclude<SignInAnswer, { kind: 'step' }>
  | { kind: (typeof PIN_ANSWERS)[number] }

export type SignInAnswer =
  | { kind: 'in' }
  | { kind: 'wrong' }
  /** Too many failures: nothing is looked at before so many seconds have passed. */
  | { kind: 'slow'; seconds: number }
  /** The password was right; this is left to do before the session begins. */
  | { kind: 'step'; step: SignInStep }
  /** What was begun here took too long: once more from the start. */
  | { kind: 'over' }
  /** No answer, or none that can be understood. */
  | { kind: 'trouble' }

/** What the address that NextAuth answers with says of the attempt. */
export function readSignInAnswer(ok: boolean, body: unknown, site: string): SignInAnswer {
  const error = errorIn(body, site)
  if (error === undefined) return { kind: 'trouble' }
  if (error === null) return { kind: ok ? 'in' : 'trouble' }
  if (error === 'wrong' || error === 'over') return { kind: error }
  const step = STEPS.find((one) => error === `step:${one}`)
  if (step) return { kind: 'step', step }
  const seconds = /^slow:(\d{1,6})$/.exec(error)?.[1]
  return seconds === undefined ? { kind: 'trouble' } : { kind: 'slow', seconds: Number(seconds) }
}

/** The same of a PIN at a shared tablet. */
export function readPinAnswer(ok: boolean, body: unknown, site: string): PinAnswer {
  const kind = PIN_ANSWERS.find((one) => one === errorIn(body, site))
  if (kind) return { kind }
  const answer = readSignInAnswer(ok, body, site)
  return answer.kind === 'step' ? { kind: 'trouble' } : answer
}

/** Null where it names no error, undefined where it cannot be understood. */
function errorIn(body: unknown, site: string): string | null | undefined {
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : null
  if (typeof url !== 'string' || !URL.canParse(url, site)) return undefined
  return new URL(url, site).searchParams.get('error')
}

/** Posts to NextAuth with its token against forged requests. Throws when there is no answer. */
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const token = await fetch('/api/auth/csrf', { cache: 'no-store' })
  const { csrfToken } = (await token.json()) as { csrfToken: string }
  return fetch(`/api/auth/${path}`, {
    method: 'POST',
    body: new URLSearchParams({ callbackUrl: '/', ...fields, csrfToken, json: 'true' }),
  })
}

/** Tries to sign in; every outcome is a value. */
export async function signIn(given: { email: string; password: string }): Promise<SignInAnswer> {
  return answerOf('callback/credentials', given)
}

/** Goes on with a sign-in that this browser is in the middle of, with a code where one is asked for. */
export async function goOnSigningIn(code = ''): Promise<SignInAnswer> {
  return answerOf('callback/step', { code })
}

/** Types a PIN at a shared tablet; `next` takes its place where one has to be chosen. */
export async function signInByPin(given: {
  person: number
  pin: string
  next: string
}): Promise<PinAnswer> {
  try {
    const { pin, next } = given
    const response = await post('callback/pin', { person: String(given.person), pin, next })
    return readPinAnswer(response.ok, await response.json(), window.location.origin)
  } catch {
    return { kind: 'trouble' }
  }
}

/** The page of the organisation's own sign-in, which comes back to `from`. Throws when there is none. */
export async function organisationSignIn(from: string): Promise<string> {
  const response = await post('signin/oidc', { callbackUrl: from })
  const { url } = (await response.json()) as { url?: string }
  if (!response.ok || url === undefined) throw new Error('The sign-in did not begin')
  return url
}

async function answerOf(path: string, fields: Record<string, string>): Promise<SignInAnswer> {
  try {
    const response = await post(path, fields)
    return readSignInAnswer(response.ok, await response.json(), window.location.origin)
  } catch {
    return { kind: 'trouble' }
  }
}

/** Ends the session on this device. Throws when the server did not do it. */
export async function signOut(): Promise<void> {
  const response = await post('signout', {})
  if (!response.ok) throw new Error(`Sign-out answered ${response.status}`)
  forgetLastBoard()
}
