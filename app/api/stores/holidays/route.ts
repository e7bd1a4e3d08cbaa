import { runRead } from '@/lib/server/run-read'
import { holidays } from '@/lib/stores/hours/holidays'
import { holidayQuerySchema } from '@/lib/stores/model/hours-form'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('self', holidayQuerySchema, given, ({ region, year }) =>
    holidays({ region, from: `${year}-01-01`, to: `${year}-12-31` }),
  )
}
