import { getRefreshState } from '@/lib/lockers/get-refresh-state'
import { nothingSchema } from '@/lib/lockers/model/locker-list'
import { runRead } from '@/lib/server/run-read'

export function GET(): Promise<Response> {
  return runRead('withinStores', nothingSchema, undefined, (_nothing, actor) =>
    getRefreshState({ actor }),
  )
}
