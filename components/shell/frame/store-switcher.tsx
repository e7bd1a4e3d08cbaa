'use client'

import { ChevronsUpDown, Store } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { Menu, MenuChoices, MenuLabel } from '@/components/ui/menu'
import { useChosenStores } from '../viewer-provider'
import { currentPlace, type Place } from '../places'

const FACE = 'h-9 min-w-0 shrink border-border px-2.5 text-sm pointer-coarse:h-12 sm:max-w-72'

/** Which store the pages show: one of the person's, or all where a page can show several. */
export function StoreSwitcher({ places }: { places: readonly Place[] }) {
  const t = useTranslations('shell')
  const { chosen, all, choose, page } = useChosenStores()
  const several = currentPlace(places, usePathname())?.severalStores ?? true
  const ofPage = all.find(({ id }) => id === page?.storeId)
  const only = ofPage ?? (chosen.length === 1 ? chosen[0] : undefined)
  if (all.length === 0) return null
  if (all.length === 1) {
    return (
      <p className="flex min-w-0 items-center gap-2 px-2.5 font-medium sm:max-w-72">
        <Store aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="truncate">{only?.name}</span>
      </p>
    )
  }
  const everything = several ? [{ value: 'all', label: t('stores.all') }] : []
  const label = only?.name ?? t(several ? 'stores.all' : 'stores.choose')
  return (
    <Menu
      align="start"
      className="max-w-[min(24rem,calc(100vw-1rem))]"
      trigger={
        <button
          type="button"
          aria-label={t('stores.switch', { store: label })}
          className={buttonClass({ variant: 'secondary', className: FACE })}
        >
          <Store aria-hidden className="text-muted" />
          <span className="truncate">{label}</span>
          <ChevronsUpDown aria-hidden className="text-muted" />
        </button>
      }
    >
      <MenuLabel>{t('stores.mine')}</MenuLabel>
      <MenuChoices
        value={only ? String(only.id) : 'all'}
        onChange={(value) => choose(value === 'all' ? 'all' : Number(value))}
        options={[
          ...everything,
          ...all.map(({ id, name, code }) => ({ value: String(id), label: name, help: code })),
        ]}
      />
    </Menu>
  )
}
