'use client'

import { useTranslations } from 'next-intl'
import { StoreChip } from '@/components/orders/store-chip'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { boardStores } from '../food-store'

/** So many are buttons beside each other; of more the shell's own list is the place. */
const MOST_BUTTONS = 8

/** Asked once at each device of a person with several stores: which of them it stands in. */
export function StoreQuestion() {
  const t = useTranslations('board.device')
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-outer border border-accent bg-accent-soft px-3 py-2 max-sm:gap-y-0 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 print:hidden"
    >
      <div className="min-w-0">
        <h2 className="text-base font-semibold max-sm:text-xs">{t('title')}</h2>
        <p className="text-muted max-sm:hidden">{t('text')}</p>
      </div>
      <StoreChoices />
    </section>
  )
}

/** One press for each store, and one for all of them. */
export function StoreChoices() {
  const t = useTranslations('board.device')
  const { all, choose } = useChosenStores()
  const stores = boardStores(all).slice(0, MOST_BUTTONS)
  const face = buttonClass({ size: 'counter', className: 'max-w-full px-3' })
  return (
    <div className="flex max-w-full min-w-0 flex-wrap gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto">
      {stores.map((store) => (
        <button key={store.id} type="button" className={face} onClick={() => choose(store.id)}>
          <StoreChip store={store} className="text-base" />
        </button>
      ))}
      <button type="button" className={face} onClick={() => choose('all')}>
        {t('all')}
      </button>
    </div>
  )
}
