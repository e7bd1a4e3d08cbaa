'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import type { PrintStation } from '@/lib/printing/model/station'
import { useStation } from '../station'
import { StationTroubleNotice } from './station-trouble'
import { chooseStation, useChosenStation, usePrintStations, useStationName } from './use-stations'

/** Where this device prints: at a print station, or in the browser's own window. Nothing without stations. */
export function PrinterChoice() {
  const t = useTranslations('printing.station')
  const stations = usePrintStations()
  const chosen = useChosenStation()
  const nameOf = useStationName()
  useFollowStation(chosen)
  if (stations.length === 0) return null
  const withStore = new Set(stations.map(({ storeId }) => storeId)).size > 1
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('choose')} help={t('kept')}>
        {(control) => (
          <Select
            {...control}
            value={chosen?.id ?? 0}
            onChange={({ target }) =>
              chooseStation(stations.find(({ id }) => id === Number(target.value)) ?? null)
            }
          >
            <option value={0}>{t('browser')}</option>
            {stations.map((station) => (
              <option key={station.id} value={station.id}>
                {nameOf(station, { withStore })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosen && <StationTroubleNotice station={chosen} />}
    </div>
  )
}

/** The paper of this device is its station's, also after that was set otherwise. */
function useFollowStation(chosen: PrintStation | null): void {
  const { paper, copies, reversed } = useStation()
  const differs =
    chosen !== null &&
    (chosen.paper !== paper || chosen.copies !== copies || chosen.reversed !== reversed)
  const follow = useEffectEvent(() => chooseStation(chosen))
  useEffect(() => {
    if (differs) follow()
  }, [differs])
}
