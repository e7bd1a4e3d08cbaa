import { NextResponse, type NextRequest } from 'next/server'

/** NextAuth's names for the session cookie, on http and on https; long ones come in pieces (`.0`). */
const SESSION_COOKIE = /^(__Secure-)?next-auth\.session-token(\.\d+)?$/

/**
 * Sends whoever has no session to the sign-in page, and brings them back afterwards. A convenience
 * only: every page and operation asks for itself who the person is and what they may do.
 */
export function proxy(request: NextRequest): NextResponse {
  if (request.cookies.getAll().some(({ name }) => SESSION_COOKIE.test(name))) {
    return NextResponse.next()
  }
  const signIn = request.nextUrl.clone()
  signIn.pathname = '/sign-in'
  signIn.search = ''
  const { pathname, search } = request.nextUrl
  if (pathname !== '/') signIn.searchParams.set('from', pathname + search)
  return NextResponse.redirect(signIn)
}

/** A session's cookie is enough not to come here: only one in pieces does (decision 0355). */
export const config = {
  matcher: [
    {
      source: '/((?!api/|callbacks/|sign-in|offline$|track/|_next/|map/|icon|.*\\.[a-z0-9]+$).*)',
      missing: [
        { type: 'cookie', key: 'next-auth.session-token' },
        { type: 'cookie', key: '__Secure-next-auth.session-token' },
      ],
    },
  ],
}
