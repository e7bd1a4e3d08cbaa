import 'server-only'
import { areaOf, languageFor, type Region } from '@/lib/domain/areas'
import { platform } from '@/lib/platform/current'
import type { FoodApi } from '@/lib/platform/food'
import type { CallContext } from '@/lib/platform/signature-channel'

/** The food family for a store's region: the calls, and the context that each of them takes. */
export function foodApi(
  region: Region,
  options: { locale?: string | null; signal?: AbortSignal; priority: 'person' | 'background' },
): { api: FoodApi; context: CallContext } {
  return {
    api: platform().food(areaOf(region).zone),
    context: {
      region,
      language: languageFor(region, options.locale ?? 'en'),
      priority: options.priority,
      ...(options.signal ? { signal: options.signal } : {}),
    },
  }
}
