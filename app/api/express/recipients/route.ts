import { recipientQuerySchema } from '@/lib/express/model/recipient-requests'
import { findRecipients } from '@/lib/express/recipients/find-recipients'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('express.place', recipientQuerySchema, given, (query, actor) =>
    findRecipients({ actor, query }),
  )
}
