'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { useRegionName } from '@/components/shell/use-region-name'
import { useChosenStores, useViewer } from '@/components/shell/viewer-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/forms/field'
import { PageHeader } from '@/components/ui/page-header'
import { TextInput } from '@/components/ui/forms/text-input'
import type { Region } from '@/lib/domain/areas'
import { foodPaths } from '@/lib/food/keys'
import { CoverageAnswer } from './coverage-answer'
import { FoodFrame } from '../states'
import { foodRegions, regionStores, RegionField } from './region-field'
import { placeAddress, placeOf, type Place, useCoverage, useMappedStores } from './use-coverage'

/** Which of the person's stores deliver to a place. */
export function CoveragePage() {
  const t = useTranslations('coverage')
  const food = useTranslations('food')
  const { all, chosen } = useChosenStores()
  const [opening, ...more] = foodRegions(all, chosen)
  return (
    <FoodFrame>
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={{ href: foodPaths.board(), label: food('title') }}
      />
      {opening ? (
        <Coverage regions={[opening, ...more]} />
      ) : (
        <EmptyState title={t('noStore')} text={t('noStoreText')} />
      )}
    </FoodFrame>
  )
}

function Coverage({ regions }: { regions: readonly [Region, ...Region[]] }) {
  const t = useTranslations('coverage')
  const regionName = useRegionName()
  const { tiles } = useViewer()
  const { all, chosen } = useChosenStores()
  const { place, go } = usePlace(regions)
  const [address, setAddress] = useState('')
  const { region, pin } = place
  const asked = regionStores(chosen, region)
  const storeIds = (asked.length > 0 ? asked : regionStores(all, region)).map(({ id }) => id)
  const coverage = useCoverage(pin && { region, ...pin, address: address.trim(), storeIds })
  const stores = regionStores(all, region)
  const mapped = useMappedStores(stores, coverage)
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        {regions.length > 1 && (
          <RegionField
            label={t('region')}
            regions={regions}
            value={region}
            onChange={(next) => go({ region: next, pin: null })}
            nameOf={regionName}
            className="max-w-60"
          />
        )}
        <LazyPinPicker
          // The map begins at the region's own place.
          key={region}
          value={pin}
          onChange={(next) => go({ region, pin: next })}
          region={region}
          tiles={tiles}
          stores={mapped}
          label={t('pin')}
          hint={t('pinHelp')}
        />
      </div>
      <CoverageAnswer
        coverage={coverage}
        hasPin={pin !== null}
        chosen={asked.length === 1 ? asked[0] : undefined}
        stores={stores}
      />
      <Field label={t('address')} help={t('addressHelp')} required={false}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={255}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
    </div>
  )
}

/** The place, which is in the page's address: it can be sent, and is there again on the way back. */
function usePlace(regions: readonly [Region, ...Region[]]) {
  const place = placeOf(Object.fromEntries(useSearchParams()), regions)
  // Without a word to the server, which draws nothing of it.
  const go = (next: Place) => window.history.replaceState(null, '', placeAddress(next))
  return { place, go }
}
