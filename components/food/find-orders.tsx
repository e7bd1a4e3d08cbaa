'use client'

import { useTranslations } from 'next-intl'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import type { Region } from '@/lib/domain/areas'
import { foodPaths } from '@/lib/food/keys'
import { FindForm } from './find-form'
import { FoodFrame } from './food-frame'
import { foodRegions } from './food-regions'
import { FoundOrders } from './found-orders'
import { useFind } from './use-find'

/** Finds the order of somebody who calls: by the number they call with. */
export function FindOrders() {
  const t = useTranslations('find')
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
        <Finder regions={[opening, ...more]} opening={opening} />
      ) : (
        <EmptyState title={t('noStore')} text={t('noStoreText')} />
      )}
    </FoodFrame>
  )
}

function Finder({ regions, opening }: { regions: readonly Region[]; opening: Region }) {
  const find = useFind()
  const { asked, ask, here, platform } = find
  return (
    <>
      <FindForm
        regions={regions}
        first={asked?.form ?? { region: opening, phone: '' }}
        isPending={here.isLoading || platform.isLoading}
        onAsk={ask}
      />
      {asked && <FoundOrders asked={asked} find={find} />}
    </>
  )
}
