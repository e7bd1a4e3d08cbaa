'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { keptValue } from '@/components/shell/kept-value'
import { readJson } from '@/components/shell/read-json'
import { printingKeys, printingReads } from '@/lib/printing/keys'
import type { PrintStation } from '@/lib/printing/model/station'
import { chooseLabel } from '../label/label-choice'
import { chooseReversed } from '../station'

/** So old what is said of a station's printer may be. */
const LOOK_EVERY_MS = 15_000

const stationsQuery = queryOptions({
  queryKey: printingKeys.stations(),
  queryFn: ({ signal }) => readJson<PrintStation[]>(printingReads.stations(), signal),
  staleTime: LOOK_EVERY_MS,
  refetchInterval: LOOK_EVERY_MS,
})

/**
 * Which stations there are, as the page was sent with it: asked for afterwards they moved what was
 * under a hand, and what was done before the answer was done as if there were none.
 */
export function useKnownStations(first: readonly PrintStation[]): void {
  useQuery({ ...stationsQuery, initialData: [...first], enabled: false })
}

/** The print stations that the person may send to. */
export function usePrintStations(): readonly PrintStation[] {
  return useQuery(stationsQuery).data ?? []
}

const kept = keptValue({
  key: 'handover-print-station',
  encode: (id: number) => String(id),
  decode: (text) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0),
})

/** The station that prints what is printed on this device; null for the browser's own window. */
export function useChosenStation(): PrintStation | null {
  const id = useSyncExternalStore(kept.subscribe, kept.read, () => 0)
  const stations = useQuery({ ...stationsQuery, enabled: id !== 0 }).data
  return stations?.find((station) => station.id === id) ?? null
}

/** From now on this device prints there, on that station's paper. */
export function chooseStation(station: PrintStation | null): void {
  kept.set(station?.id ?? 0)
  if (!station) return
  const { paper, copies, reversed } = station
  chooseLabel({ paper, copies })
  chooseReversed(reversed)
}

/** What a station is called: "Station 2: Packing table"; with its store where there are several. */
export function useStationName(): (
  station: Pick<PrintStation, 'number' | 'name'> & { storeName?: string },
  options?: { withStore: boolean },
) => string {
  const t = useTranslations('printing.station')
  return ({ number, name, storeName }, { withStore } = { withStore: false }) =>
    withStore && storeName !== undefined
      ? t('nameAt', { number, name, store: storeName })
      : t('name', { number, name })
}
