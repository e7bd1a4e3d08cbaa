'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Delivery } from '@/components/map/deliveries-map'
import { LazyDeliveriesMap } from '@/components/map/lazy-deliveries-map'
import { useViewer } from '@/components/shell/viewer-provider'
import { ageOf } from '@/components/ui/clock/age-of'
import { useNow } from '@/components/ui/clock/use-now'
import { Segmented } from '@/components/ui/forms/segmented'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import { nameOf, type OrderPlaces } from '@/lib/orders/model/order-card'
import { StagePill } from '@/components/orders/stage-pill'
import { StoreChip } from '@/components/orders/store-chip'
import type { FoodStore } from '../food-store'
import { isStale } from '../order/use-seen-text'
import { listRows } from './board-address'
import type { Board, BoardRow } from './build-board'
import { OrderTile } from './order-tile'
import { LatePill } from './tile-words'
import { usePlaces } from './use-places'

/** Ages are written at every courier at once: not more often than this. */
const LOOK_MS = 10_000

type BoardMapProps = { board: Board; stores: readonly FoodStore[] }

/** Every open order where it goes to and where its courier was last seen, a region at a time. */
export function BoardMap({ board, stores }: BoardMapProps) {
  const regions = [...new Set(stores.map(({ region }) => region))]
  const [wanted, setWanted] = useState<Region | null>(null)
  const region = regions.find((one) => one === wanted) ?? regions[0]
  if (!region) return null
  return (
    <div className="flex flex-col gap-3">
      {regions.length > 1 && <RegionChoice regions={regions} value={region} onChange={setWanted} />}
      <RegionMap
        key={region}
        region={region}
        stores={stores.filter((store) => store.region === region)}
        rows={listRows({ ...board, done: [] })}
      />
    </div>
  )
}

type RegionChoiceProps = {
  regions: readonly Region[]
  value: Region
  onChange: (region: Region) => void
}

function RegionChoice({ regions, value, onChange }: RegionChoiceProps) {
  const t = useTranslations('board.map')
  const names = useTranslations('stores.regions')
  const nameOf = (region: Region) =>
    names.has(region as 'HK') ? names(region as 'HK') : names('VN', { code: region })
  return (
    <Segmented
      label={t('region')}
      name="map-region"
      value={value}
      onChange={onChange}
      options={regions.map((region) => ({ value: region, label: nameOf(region) }))}
      className="self-start"
    />
  )
}

type RegionMapProps = {
  region: Region
  stores: readonly FoodStore[]
  rows: readonly BoardRow[]
}

function RegionMap({ region, stores, rows }: RegionMapProps) {
  const t = useTranslations('board.map')
  const { tiles } = useViewer()
  const [chosen, setChosen] = useState<number | null>(null)
  const here = rows.filter(({ card }) => stores.some(({ id }) => id === card.storeId))
  const places = usePlaces(
    stores.map(({ id }) => id),
    here,
  )
  const deliveries = useDeliveries(here, stores, places.data ?? [])
  const row = here.find(({ card }) => card.id === chosen)
  const placeless = places.data ? here.length - deliveries.length : 0
  return (
    <>
      {places.isError && <Notice kind="late" role="status" title={t('failed')} />}
      <div className="grid gap-3 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <OrdersBeside rows={here} stores={stores} chosen={chosen} onChoose={setChosen} />
        <div className="relative order-first lg:order-none">
          <LazyDeliveriesMap
            region={region}
            tiles={tiles}
            label={t('label')}
            stores={stores.map(({ location, name }) => ({ position: location, name }))}
            deliveries={deliveries}
            chosen={row ? row.card.id : null}
            onChoose={setChosen}
            className="h-[max(24rem,calc(100dvh-var(--shell-top,0px)-var(--shell-bottom,0px)-15rem))]"
          />
          {row && (
            <ChosenOrder
              row={row}
              store={stores.find(({ id }) => id === row.card.storeId)}
              severalStores={stores.length > 1}
              onClose={() => setChosen(null)}
            />
          )}
        </div>
      </div>
      <p className="text-muted">
        {places.data && deliveries.length === 0 ? t('none') : t('pick')}{' '}
        {placeless > 0 && t('noDoor', { count: placeless })}
      </p>
    </>
  )
}

type OrdersBesideProps = {
  rows: readonly BoardRow[]
  stores: readonly FoodStore[]
  chosen: number | null
  onChoose: (id: number) => void
}

/** The same orders as a list, late ones first: a press finds one on the map. */
function OrdersBeside({ rows, stores, chosen, onChoose }: OrdersBesideProps) {
  const t = useTranslations('board.map')
  const food = useTranslations('food')
  if (rows.length === 0) return null
  const storeOf = new Map(stores.length > 1 ? stores.map((store) => [store.id, store]) : [])
  const ranked = [...rows].sort((a, b) => Number(b.lateWhat !== null) - Number(a.lateWhat !== null))
  return (
    <ul
      aria-label={t('list')}
      className="max-h-72 divide-y divide-border overflow-y-auto rounded-outer border border-border bg-surface lg:max-h-[max(24rem,calc(100dvh-var(--shell-top,0px)-var(--shell-bottom,0px)-15rem))]"
    >
      {ranked.map(({ card, attention, lateWhat, lateMinutes }) => (
        <li key={card.id}>
          <button
            type="button"
            aria-pressed={card.id === chosen}
            onClick={() => onChoose(card.id)}
            className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft"
          >
            <span className="font-mono text-lg font-semibold">
              {card.pickupCode ?? food('board.noCode')}
            </span>
            <ChipOf store={storeOf.get(card.storeId)} />
            <span className="min-w-0 flex-1 basis-24 truncate">
              {nameOf(card) ?? food('board.noName')}
            </span>
            {lateWhat ? (
              <LatePill what={lateWhat} minutes={lateMinutes} />
            ) : (
              <StagePill card={card} attention={attention} />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Nothing where all orders are of one store. */
function ChipOf({ store }: { store: FoodStore | undefined }) {
  return store ? <StoreChip store={store} className="max-w-28" /> : null
}

type ChosenOrderProps = {
  row: BoardRow
  store: FoodStore | undefined
  severalStores: boolean
  onClose: () => void
}

/** The card of the order pressed, over a corner of the map. */
function ChosenOrder({ row, store, severalStores, onClose }: ChosenOrderProps) {
  const t = useTranslations('board.map')
  return (
    <section
      aria-label={t('chosen')}
      className="absolute top-2 left-2 w-72 max-w-[calc(100%-5rem)] rounded-outer bg-surface shadow-float"
    >
      <OrderTile {...row} store={store} saysStore={severalStores} />
      <IconButton
        variant="secondary"
        label={t('close')}
        icon={<X aria-hidden />}
        onClick={onClose}
        className="absolute top-0 -right-14 z-10 shadow-float"
      />
    </section>
  )
}

/** The orders that have a place, as a map shows them, with the age of each sighting in words. */
function useDeliveries(
  rows: readonly BoardRow[],
  stores: readonly FoodStore[],
  places: readonly OrderPlaces[],
): Delivery[] {
  const t = useTranslations('board.map')
  const common = useTranslations('common')
  const food = useTranslations('food.board')
  const now = useNow(LOOK_MS)
  const placeOf = new Map(places.map((place) => [place.orderId, place]))
  const storeOf = new Map(stores.map((store) => [store.id, store]))
  return rows.flatMap(({ card }) => {
    const place = placeOf.get(card.id)
    const store = storeOf.get(card.storeId)
    const last = place?.seen.at(-1)
    if (!store || !place || (!place.door && !last)) return []
    const code = card.pickupCode ?? food('noCode')
    const ageMs = last ? now - Date.parse(last.at) : 0
    const { unit, count } = ageOf(ageMs)
    const age = common(`age.${unit}`, { count })
    return {
      id: card.id,
      code,
      store: store.location,
      door: place.door,
      seen: place.seen,
      seenText: t('caption', { code, age }),
      stale: isStale(ageMs),
    }
  })
}
