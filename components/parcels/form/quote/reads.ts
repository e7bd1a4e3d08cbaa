import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { readJson, ReadProblem } from '@/components/shell/read-json'
import { parcelKeys, parcelReads } from '@/lib/parcels/keys'
import type {
  OfferedPosition,
  OfferedService,
  PositionsQuery,
  ServicesQuery,
} from '@/lib/parcels/model/offer'
import type { QuoteAnswer } from '@/lib/parcels/model/parcel-form'
import type { DraftParcel } from '../draft'
import { QuoteProblem } from './quote-problem'
import { RENEW_MS } from './standing-quote'

/** What is offered is taken to be so for some minutes: who comes back to it later asks again. */
const FRESH_MS = 300_000

/** Asked without a network too: then it fails and says so, rather than wait without a word. */
const ALSO_OFFLINE = { networkMode: 'always', refetchOnReconnect: true } as const

/** The services of a product; null asks nothing. */
export function servicesQuery(asked: ServicesQuery | null) {
  return queryOptions({
    queryKey: asked ? parcelKeys.services(asked) : (['parcels', 'services'] as const),
    queryFn: asked
      ? ({ signal }) => readJson<OfferedService[]>(parcelReads.services(asked), signal)
      : skipToken,
    ...ALSO_OFFLINE,
    staleTime: FRESH_MS,
  })
}

/** The kinds of courier for exactly this path, time and box; null asks nothing. */
export function positionsQuery(asked: PositionsQuery | null) {
  return queryOptions({
    queryKey: asked ? parcelKeys.positions(asked) : (['parcels', 'positions'] as const),
    queryFn: asked
      ? ({ signal }) => readJson<OfferedPosition[]>(parcelReads.positions(asked), signal)
      : skipToken,
    ...ALSO_OFFLINE,
    staleTime: FRESH_MS,
    // The list stays in its place while it is asked anew, and says so; not where nothing is asked.
    ...(asked && { placeholderData: keepPreviousData }),
  })
}

/**
 * The quote for a basis, which is its key: a late answer to an earlier form belongs to that form and
 * is never shown for this one. Null asks nothing. While the page is looked at it never grows old.
 */
export function quoteQuery(basis: string | null, draft: DraftParcel) {
  return queryOptions({
    queryKey: basis === null ? parcelKeys.quotes() : parcelKeys.quote(basis),
    queryFn:
      basis === null
        ? skipToken
        : ({ signal }) =>
            readJson<QuoteAnswer>(parcelReads.quote(), signal, draft).catch((error: unknown) => {
              throw error instanceof ReadProblem ? new QuoteProblem(error, draft) : error
            }),
    ...ALSO_OFFLINE,
    retry: false,
    // Quotes end (decision 0151). What was refused or failed is not asked for again by the clock.
    staleTime: RENEW_MS,
    refetchInterval: ({ state }) => (state.status === 'success' ? RENEW_MS : false),
    refetchOnWindowFocus: ({ state }) => state.status === 'success',
  })
}
