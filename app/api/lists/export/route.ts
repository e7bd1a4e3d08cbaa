import { shownLocale } from '@/lib/i18n/shown-locale'
import { exportOrders } from '@/lib/lists/export/export-orders'
import { exportFormSchema } from '@/lib/lists/model/list-form'
import { withinStores } from '@/lib/server/may'
import { runStreamedFile } from '@/lib/server/run-streamed-file'

export const dynamic = 'force-dynamic'

/** A list as a file, chosen as the page is. */
export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runStreamedFile(
    withinStores('food.see', 'parcels.see', 'express.see'),
    exportFormSchema,
    given,
    async (query, actor) => exportOrders({ actor, query, locale: await shownLocale() }),
  )
}
