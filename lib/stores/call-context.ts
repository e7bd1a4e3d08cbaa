import 'server-only'
import { languageFor, type Region } from '@/lib/domain/areas'
import type { CallContext } from '@/lib/platform/signature-channel'

/** The context of a call about a store: a person's calls go before those of the background. */
export function callContext(
  region: Region,
  { locale, priority }: { locale?: string | null; priority: 'person' | 'background' },
): CallContext {
  return { region, language: languageFor(region, locale ?? 'en'), priority }
}
