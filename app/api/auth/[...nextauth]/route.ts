import NextAuth from 'next-auth'
import { authOptions } from '@/lib/auth/auth-options'
import { currentActor } from '@/lib/auth/current-actor'

type Context = { params: Promise<{ nextauth: string[] }> }

async function handler(request: Request, context: Context): Promise<Response> {
  const { nextauth } = await context.params
  if (nextauth[0] === 'session') return whoIsSignedIn()
  const handle = NextAuth(authOptions()) as (
    request: Request,
    context: Context,
  ) => Promise<Response>
  return handle(request, context)
}

export { handler as GET, handler as POST }

/** NextAuth believes every cookie that it made, and makes a new one of it; this asks the session. */
async function whoIsSignedIn(): Promise<Response> {
  const actor = await currentActor()
  const { name, email } = actor ?? {}
  return Response.json(actor ? { user: { name, email } } : {}, {
    headers: { 'cache-control': 'no-store' },
  })
}
