import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'

/** Signs one of the demo's people in without a browser; returns what it would send as `cookie`. */
export async function signInByRequest(
  url: string,
  who: 'staff' | 'manager' | 'admin',
): Promise<string> {
  const token = await fetch(`${url}/api/auth/csrf`)
  const { csrfToken } = (await token.json()) as { csrfToken: string }
  const given = { email: `${who}@handover.example`, password: DEMO_PASSWORD }
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(token) },
    body: new URLSearchParams({ ...given, csrfToken, callbackUrl: '/', json: 'true' }),
    redirect: 'manual',
  })
  if (!answer.ok) throw new Error(`${who} could not sign in: ${answer.status}`)
  return cookiesOf(answer)
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
