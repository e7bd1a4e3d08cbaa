export type SignInAnswer =
  | { kind: 'in' }
  | { kind: 'wrong' }
  /** Too many failures: nothing is looked at before so many seconds have passed. */
  | { kind: 'slow'; seconds: number }
  /** No answer, or none that can be understood. */
  | { kind: 'trouble' }

/** What the address that NextAuth answers with says of the attempt. */
export function readSignInAnswer(ok: boolean, body: unknown, site: string): SignInAnswer {
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : null
  if (typeof url !== 'string' || !URL.canParse(url, site)) {
    return { kind: 'trouble' }
  }
  const error = new URL(url, site).searchParams.get('error')
  if (error === null) return { kind: ok ? 'in' : 'trouble' }
  if (error === 'wrong') return { kind: 'wrong' }
  const seconds = /^slow:(\d{1,6})$/.exec(error)?.[1]
  return seconds === undefined ? { kind: 'trouble' } : { kind: 'slow', seconds: Number(seconds) }
}

/** Posts to NextAuth with its token against forged requests. Throws when there is no answer. */
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const token = await fetch('/api/auth/csrf', { cache: 'no-store' })
  const { csrfToken } = (await token.json()) as { csrfToken: string }
  return fetch(`/api/auth/${path}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: '/', json: 'true' }),
  })
}

/** Tries to sign in; every outcome is a value. */
export async function signIn(given: { email: string; password: string }): Promise<SignInAnswer> {
  try {
    const response = await post('callback/credentials', given)
    return readSignInAnswer(response.ok, await response.json(), window.location.origin)
  } catch {
    return { kind: 'trouble' }
  }
}

/** Ends the session on this device. Throws when the server did not do it. */
export async function signOut(): Promise<void> {
  const response = await post('signout', {})
  if (!response.ok) throw new Error(`Sign-out answered ${response.status}`)
}
