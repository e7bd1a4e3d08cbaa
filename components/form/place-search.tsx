'use client'

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { History, MapPin, Store, TrainFront, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { readJson } from '@/components/shell/read-json'
import { formatCoordinates } from '@/lib/domain/coordinates'
import { placeInText, textWithoutLink } from '@/lib/domain/map/place-in-text'
import type { PlaceKind, PlaceMatch } from '@/lib/domain/place-match'
import type { Family } from '@/lib/domain/stages'
import { orderKeys, orderReads } from '@/lib/orders/keys'
import type { PlaceQuery } from '@/lib/orders/model/place-query'

const LEAST_CHARACTERS = 2
/** Somebody who types on asks nothing. */
const PAUSE_MS = 180

const ICONS: Readonly<Record<PlaceKind, LucideIcon>> = {
  address: History,
  store: Store,
  station: TrainFront,
  place: MapPin,
}

type Choice = PlaceMatch & {
  /** What the address is to be then; a place that was ordered to before is its own. */
  address?: string
}

type PlaceSearchProps = {
  family: Family
  storeId: number | undefined
  /** The address as it stands in the form. */
  text: string
  /** It has a pin that was put for it: nothing is proposed any more. */
  hasPin: boolean
  onPlace: (match: PlaceMatch) => void
  /** Also takes the address itself, of one that orders went to; null where it is written in parts. */
  onAddress: ((match: PlaceMatch) => void) | null
}

/**
 * Where a typed address may be, without a geocoder: what this store knows, its stores, stations and
 * places. Choosing one puts the pin, to be moved. With nothing typed, the latest addresses.
 */
export function PlaceSearch(props: PlaceSearchProps) {
  const { family, storeId, text, hasPin, onPlace, onAddress } = props
  const t = useTranslations('map.places')
  const [chosen, setChosen] = useState<{ label: string; text: string } | null>(null)
  const choose = (match: Choice) => {
    const { kind, label, address = kind === 'address' ? label : '' } = match
    const isAddress = address !== '' && onAddress !== null
    if (isAddress) onAddress({ ...match, label: address })
    else onPlace(match)
    setChosen({ label, text: isAddress ? address : text })
  }
  if (hasPin) {
    if (chosen?.text !== text) return null
    return (
      <p role="status" className="wrap-anywhere text-done">
        {t('set', { label: chosen.label })}
      </p>
    )
  }
  if (storeId === undefined) return null
  const where = { family, storeId, onChoose: choose }
  if (text.trim() !== '') return <PlaceChoices {...where} text={text.trim()} />
  return onAddress && <RecentAddresses {...where} />
}

/** What is asked is kept for a minute: letters are taken back and typed again. */
function placesQuery(query: PlaceQuery) {
  return queryOptions({
    queryKey: orderKeys.places(query),
    queryFn: ({ signal }) => readJson<PlaceMatch[]>(orderReads.places(query), signal),
    staleTime: 60_000,
    retry: false,
  })
}

/** A text as it was when it last stood still. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

type ChoicesProps = {
  family: Family
  storeId: number
  onChoose: (match: Choice) => void
}

function PlaceChoices({ family, storeId, text, onChoose }: ChoicesProps & { text: string }) {
  const t = useTranslations('map.places')
  const typed = usePaused(text)
  const { data: found = [] } = useQuery({
    ...placesQuery({ family, storeId, text: typed }),
    enabled: typed.length >= LEAST_CHARACTERS,
    placeholderData: keepPreviousData,
  })
  const linked = linkedPlace(text)
  const places = linked ? [{ ...linked, detail: t('link') }, ...found] : found
  return (
    <div>
      <p role="status" className="sr-only">
        {places.length > 0 && t('found', { count: places.length })}
      </p>
      {places.length > 0 && (
        <ul
          // Others in the same places are new, too.
          key={places.map(keyOf).join()}
          aria-label={t('list')}
          className="animate-just-come divide-y divide-border overflow-hidden rounded-inner border border-border bg-surface"
        >
          {places.map((match) => (
            <li key={keyOf(match)}>
              <PlaceChoice match={match} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * What a customer sent may have the link of a map in it: with a place, that is where it is, and the
 * link is no part of the address.
 */
function linkedPlace(text: string): Choice | null {
  const location = /:/.test(text) ? placeInText(text) : null
  if (!location) return null
  const label = formatCoordinates(location)
  return { kind: 'place', label, detail: '', location, address: textWithoutLink(text) }
}

const keyOf = ({ kind, label, detail }: PlaceMatch) => `${kind} ${label} ${detail}`

type ChoiceProps = { match: Choice; onChoose: (match: Choice) => void }

function PlaceChoice({ match, onChoose }: ChoiceProps) {
  const t = useTranslations('map.places')
  const { kind, label, detail } = match
  const Icon = ICONS[kind]
  return (
    <button
      type="button"
      onClick={() => onChoose(match)}
      className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {label} {detail !== '' && <span className="text-muted">{detail}</span>}
      </span>
      <span className="shrink-0 text-sm text-muted">{t(`kinds.${kind}`)}</span>
    </button>
  )
}

/** Where the store's latest orders went: one press fills in address and pin. */
function RecentAddresses({ family, storeId, onChoose }: ChoicesProps) {
  const t = useTranslations('map.places')
  const { data: places = [] } = useQuery(placesQuery({ family, storeId, text: '' }))
  if (places.length === 0) return null
  return (
    <ul aria-label={t('recent')} className="flex animate-just-come flex-wrap gap-2">
      {places.map((match) => (
        <li key={match.label} className="max-w-full min-w-0">
          <button
            type="button"
            onClick={() => onChoose(match)}
            className="flex min-h-12 max-w-full items-center gap-2 rounded-inner border border-border-strong bg-surface px-3 hover:bg-sunken"
          >
            <History aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="max-w-64 truncate">{match.label}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
