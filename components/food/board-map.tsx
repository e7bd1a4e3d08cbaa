'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LazyDeliveriesMap } from '@/components/map/lazy-deliveries-map'
import { useViewer } from '@/components/shell/viewer-provider'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import type { Region } from '@/lib/domain/areas'
import type { Board, BoardRow } from './build-board'
import type { FoodStore } from './food-store'
import { OrderTile } from './order-tile'
import { listRows } from './sort-rows'
import { useDeliveries } from './use-deliveries'
import { usePlaces } from './use-places'

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
      <div className="relative">
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
      <p className="text-muted">
        {places.data && deliveries.length === 0 ? t('none') : t('pick')}{' '}
        {placeless > 0 && t('noDoor', { count: placeless })}
      </p>
    </>
  )
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
      <OrderTile
        {...row}
        region={store?.region ?? 'HK'}
        storeCode={severalStores ? (store?.code ?? null) : null}
      />
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
