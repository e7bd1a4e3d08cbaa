import { expressLegacyCallback } from '@/lib/callbacks/express-callback'
import { receiveHere } from '@/lib/callbacks/receive-callback'

export function POST(request: Request): Promise<Response> {
  return receiveHere(request, expressLegacyCallback)
}
