import { foodCallback } from '@/lib/callbacks/food-callback'
import { receiveHere } from '@/lib/callbacks/receive-here'

export function POST(request: Request): Promise<Response> {
  return receiveHere(request, foodCallback)
}
