'use client'

import { useQuery } from '@tanstack/react-query'
import { MapPin, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { AddressQuery } from '@/lib/food/schema'
import type { AddressFinder } from './address-finder'
import { addressQuery } from './address-query'
import type { DraftOrder } from './draft'

const LEAST_CHARACTERS = 2

/** Looks the typed address up, and puts the pin where the person says it is. */
export function FindAddress({ finder }: { finder: AddressFinder }) {
  const t = useTranslations('food.form.find')
  const credits = useTranslations('map.addresses')
  const { control, setValue } = useFormContext<DraftOrder>()
  const [storeId, address] = useWatch({ control, name: ['storeId', 'address'] })
  const [asked, setAsked] = useState<AddressQuery | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const query = useQuery(addressQuery(asked))
  const text = address.trim()
  const isShort = text.length < LEAST_CHARACTERS
  const find = () => {
    setChosen(null)
    if (storeId === undefined || isShort) return
    if (asked?.text === text && query.isError) void query.refetch()
    else setAsked({ storeId, text })
  }
  const choose = (match: AddressMatch) => {
    setValue('location', match.location, { shouldDirty: true, shouldValidate: true })
    setChosen(match.label)
    setAsked(null)
  }
  return (
    <div className="-mt-2 flex flex-col items-start gap-2">
      <Button
        icon={<Search aria-hidden />}
        pending={query.isFetching}
        disabled={isShort || storeId === undefined}
        onClick={find}
      >
        {query.isFetching ? t('asking') : t('open')}
      </Button>
      <div role="status" className="w-full space-y-2 empty:hidden">
        {chosen !== null && (
          <p className="wrap-anywhere text-done">{t('set', { label: chosen })}</p>
        )}
        {query.isError && !query.isFetching && <p className="text-late">{t('failed')}</p>}
        {query.data && (
          <>
            <p>{query.data.length > 0 ? t('matches', { count: query.data.length }) : t('none')}</p>
            <Matches matches={query.data} onChoose={choose} />
            <p className="text-xs text-muted">{credits(finder)}</p>
          </>
        )}
      </div>
    </div>
  )
}

type MatchesProps = { matches: readonly AddressMatch[]; onChoose: (match: AddressMatch) => void }

function Matches({ matches, onChoose }: MatchesProps) {
  const t = useTranslations('food.form.find')
  if (matches.length === 0) return null
  return (
    <ul aria-label={t('list')} className="space-y-1">
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
  )
}
