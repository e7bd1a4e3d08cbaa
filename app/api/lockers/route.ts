import { getLockerList } from '@/lib/lockers/get-locker-list'
import { withinStores } from '@/lib/server/may'
import { runTaggedRead } from '@/lib/server/run-tagged-read'

export function GET(request: Request): Promise<Response> {
  return runTaggedRead(withinStores('express.see'), request, async (actor) => {
    const { version, json } = await getLockerList({ actor })
    return { tag: `lockers-${version}`, json }
  })
}
