import { sql } from 'drizzle-orm'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'

export const dynamic = 'force-dynamic'

/** 200 while the database answers, else 503. No session: it says nothing that needs one. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    await database().execute(sql`select 1`)
    const { environment } = settings()
    return Response.json({ status: 'ok', database: 'ok', environment }, { headers })
  } catch {
    return Response.json({ status: 'down', database: 'unreachable' }, { status: 503, headers })
  }
}
