import NextAuth from 'next-auth'
import { authOptions } from '@/lib/auth/auth-options'

type Context = { params: Promise<{ nextauth: string[] }> }

function handler(request: Request, context: Context): Promise<Response> {
  const handle = NextAuth(authOptions()) as (
    request: Request,
    context: Context,
  ) => Promise<Response>
  return handle(request, context)
}

export { handler as GET, handler as POST }
