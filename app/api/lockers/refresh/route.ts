import { getRefreshState } from '@/lib/lockers/get-refresh-state'
import { nothingSchema } from '@/lib/lockers/model/locker-list'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(): Promise<Response> {
  return runRead(withinStores('express.see'), nothingSchema, undefined, (_nothing, actor) =>
    getRefreshState({ actor }),
  )
}
