import 'server-only'
import { areaOf, languageFor, type Region } from '@/lib/domain/areas'
import { platform } from '@/lib/platform/current'
import type { FoodApi } from '@/lib/platform/food'
import type { CallContext } from '@/lib/platform/channel/signature-channel'

type FoodCallOptions = Omit<CallContext, 'region' | 'language'> & { locale?: string | null }

/** The food family for a store's region: the calls, and the context that each of them takes. */
export function foodApi(
  region: Region,
  { locale, ...options }: FoodCallOptions,
): { api: FoodApi; context: CallContext } {
  return {
    api: platform().food(areaOf(region).zone),
    context: { ...options, region, language: languageFor(region, locale ?? 'en') },
  }
}
