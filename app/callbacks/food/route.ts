import { foodCallback } from '@/lib/callbacks/food-callback'
import { receiveHere } from '@/lib/callbacks/receive-callback'

export function POST(request: Request): Promise<Response> {
  return receiveHere(request, foodCallback)
}
