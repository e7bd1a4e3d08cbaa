import 'server-only'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { receiveCallback, type CallbackKind } from './receive-callback'

/** Receives a callback with this process's database, credentials and clock. */
export function receiveHere(request: Request, kind: CallbackKind): Promise<Response> {
  const { AP1, AP2 } = settings().zones
  return receiveCallback({
    db: database(),
    request,
    kind,
    credentials: [AP1, AP2].flatMap((zone) => (zone ? [zone.signature] : [])),
    nowSeconds: Math.floor(Date.now() / 1000),
  })
}
