import { parcelCallback } from '@/lib/callbacks/parcel-callback'
import { receiveHere } from '@/lib/callbacks/receive-callback'

export function POST(request: Request): Promise<Response> {
  return receiveHere(request, parcelCallback)
}
