import { parcelCallback } from '@/lib/callbacks/parcel-callback'
import { receiveHere } from '@/lib/callbacks/receive-here'

export function POST(request: Request): Promise<Response> {
  return receiveHere(request, parcelCallback)
}
