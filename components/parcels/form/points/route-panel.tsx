'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { LazyStopsMap } from '@/components/map/lazy-stops-map'
import { useViewer } from '@/components/shell/viewer-provider'
import type { Region } from '@/lib/domain/areas'
import { pathLegs } from '@/lib/parcels/model/path-legs'
import type { DraftParcel } from '../draft'
import { useFormStore } from '../form-context'
import { pinsOf } from '../content/positions-asked'
import { usePickupPlace } from './point-pin'
import { useSettledForm } from '../reading-provider'

const kilometres = (metres: number) => (metres / 1000).toFixed(1)

/** The whole way on one map, and how long it is from point to point. */
export function RoutePanel({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.route')
  const { tiles } = useViewer()
  const { getValues, setValue } = useFormContext<DraftParcel>()
  const { draft } = useSettledForm()
  const start = usePickupPlace()
  const pins = pinsOf(draft, useFormStore())
  const { legs, total, isWhole } = pathLegs(pins)
  const stops = pins.slice(1).flatMap((position, at) => {
    const name = draft.drops[at]?.address.trim() || t('drop', { number: at + 1 })
    return position ? [{ number: at + 1, position, name }] : []
  })
  return (
    <section
      aria-labelledby="route-title"
      className="min-w-0 space-y-3 rounded-outer border bg-surface p-4"
    >
      <h2 id="route-title" className="text-base font-semibold">
        {t('title')}
      </h2>
      <LazyStopsMap
        region={region}
        tiles={tiles}
        label={t('map')}
        start={start ?? null}
        stops={stops}
        className="h-64"
        onMoved={(number, position) => {
          const name = `drops.${number - 1}` as const
          setValue(`${name}.pinFor`, getValues(`${name}.address`))
          setValue(`${name}.location`, position, { shouldDirty: true, shouldValidate: true })
        }}
      />
      {legs.some((leg) => leg !== null) && (
        <>
          {legs.length > 1 && (
            <ol aria-label={t('legs')} className="columns-2 gap-6 text-muted">
              {legs.map((leg, at) => (
                <li key={at} className="flex justify-between gap-3 tabular-nums">
                  <span>{at === 0 ? t('fromPickup') : t('leg', { from: at, to: at + 1 })}</span>
                  <span>{leg === null ? t('unknown') : t('km', { km: kilometres(leg) })}</span>
                </li>
              ))}
            </ol>
          )}
          <p className="font-medium tabular-nums">
            {t(isWhole ? 'total' : 'totalSoFar', { km: kilometres(total) })}
          </p>
        </>
      )}
    </section>
  )
}
