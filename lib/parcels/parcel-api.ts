import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { areaOf, languageFor } from '@/lib/domain/areas'
import { platform } from '@/lib/platform/current'
import type { ParcelStore } from './parcel-store'

/** The platform's parcel family for a store, and how a read for somebody's screen asks it. */
export function parcelApi(
  { region, parcelMerchantId: merchantId }: ParcelStore,
  given: { actor: Actor; priority: 'person' | 'background'; signal: AbortSignal },
) {
  const { actor, priority, signal } = given
  const language = languageFor(region, actor.locale ?? 'en')
  return {
    api: platform().parcel(areaOf(region).zone),
    context: { region, language, priority, signal },
    merchantId,
  }
}
