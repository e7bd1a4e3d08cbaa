import { MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { AddressMatch } from '@/lib/domain/address-match'

type AddressMatchesProps = {
  matches: readonly AddressMatch[]
  /** Who found them: its terms want it named. */
  finder: 'hk' | 'nominatim'
  onChoose: (match: AddressMatch) => void
}

/** Places that a typed address may mean, to choose one of; nothing where there is none. */
export function AddressMatches({ matches, finder, onChoose }: AddressMatchesProps) {
  const t = useTranslations('map.addresses')
  return (
    <>
      {matches.length > 0 && (
        <ul aria-label={t('list')} className="animate-just-come space-y-1">
          {matches.map((match, at) => (
            <li key={`${at}:${match.label}`}>
              <button
                type="button"
                onClick={() => onChoose(match)}
                className="flex min-h-12 w-full items-center gap-3 rounded-inner border border-border-strong bg-surface px-3 py-2 text-left hover:bg-sunken"
              >
                <MapPin aria-hidden className="size-5 shrink-0 text-muted" />
                <span className="min-w-0 wrap-anywhere">{match.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-muted">{t(finder)}</p>
    </>
  )
}
