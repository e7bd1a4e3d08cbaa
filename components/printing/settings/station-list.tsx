'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { AskedPress } from '@/components/shell/asked-press'
import { Button } from '@/components/ui/button'
import { Age } from '@/components/ui/clock/age'
import { Meaning } from '@/components/ui/meaning'
import { endPrintStation, renewPrintStationKey } from '@/lib/printing/actions'
import type { StationRow } from '@/lib/printing/model/station'
import { useStationTrouble } from '../at-station/station-trouble'
import { useStationName } from '../at-station/use-stations'
import { ChangeStationForm } from './station-form'
import { StationKeyNotice } from './station-key-notice'

/** The print stations of a store: how each stands, and what can be done with it. */
export function StationList({ stations }: { stations: readonly StationRow[] }) {
  const t = useTranslations('printing.stations')
  if (stations.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul aria-label={t('title')} className="divide-y divide-border border-y">
      {stations.map((station) => (
        <StationLine key={station.id} station={station} />
      ))}
    </ul>
  )
}

const LOOKS = { ready: 'done', trouble: 'late', away: 'stopped', new: 'neutral' } as const

function StationLine({ station }: { station: StationRow }) {
  const t = useTranslations('printing.stations')
  const nameOf = useStationName()
  const trouble = useStationTrouble()(station)
  const [isChanging, setChanging] = useState(false)
  const [renewed, setRenewed] = useState<string | null>(null)
  if (isChanging) {
    return (
      <li className="py-4">
        <ChangeStationForm station={station} onClose={() => setChanging(false)} />
      </li>
    )
  }
  const { state, paper, printer, printsOnScan, printsAfterCreation, seenAt } = station
  const facts = [
    paper === 'A4' ? t('a4') : t('small'),
    printer ?? t('usualPrinter'),
    printsOnScan && t('onScan'),
    printsAfterCreation && t('afterCreation'),
  ]
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Printer aria-hidden className="size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
            {nameOf(station)}
            <Meaning kind={LOOKS[state]} className="text-xs">
              {t(`state.${state}`)}
            </Meaning>
          </p>
          <p className="wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</p>
          {trouble !== null && state !== 'new' && <p className="wrap-anywhere">{trouble}</p>}
          {seenAt !== null && state === 'away' && (
            <p className="text-muted">{t.rich('seen', { age: () => <Age at={seenAt} /> })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-label={t('changeOf', { name: station.name })}
            onClick={() => setChanging(true)}
          >
            {t('change')}
          </Button>
          <AskedPress
            label={t('renew')}
            labelOf={t('renewOf', { name: station.name })}
            title={t('renewTitle', { name: station.name })}
            text={t('renewText')}
            action={() => renewPrintStationKey({ stationId: station.id })}
            onDone={({ key }) => setRenewed(key)}
          />
          <AskedPress
            danger
            label={t('end')}
            labelOf={t('endOf', { name: station.name })}
            title={t('endTitle', { name: station.name })}
            text={t('endText')}
            action={() => endPrintStation({ stationId: station.id })}
            onDone={() => toast.success(t('ended', { name: station.name }))}
          />
        </div>
      </div>
      {renewed !== null && <StationKeyNotice name={station.name} stationKey={renewed} />}
    </li>
  )
}
