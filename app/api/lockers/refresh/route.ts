import { getRefreshState } from '@/lib/lockers/get-refresh-state'
import { nothingSchema } from '@/lib/lockers/schema'
import { runRead } from '@/lib/server/run-read'

export function GET(): Promise<Response> {
  return runRead(nothingSchema, {}, (_nothing, actor) => getRefreshState({ actor }))
}
