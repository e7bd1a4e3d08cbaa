'use client'

import { ArrowDownUp, Columns3 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Menu, MenuChoices, MenuItem, MenuSeparator, MenuTick } from '@/components/ui/menu'
import type { Family } from '@/lib/domain/stages'
import type { ListAddress } from '@/lib/lists/model/list-address'
import { columnsOf, type ListColumn, type ListSort } from '@/lib/lists/model/list-columns'

type ViewMenuProps = {
  family: Family
  address: ListAddress
  onChange: (changes: Partial<ListAddress>) => void
}

/** Which columns the list has, each with a tick; the menu stays open while they are chosen. */
export function ColumnsMenu(props: ViewMenuProps & { shown: readonly ListColumn[] }) {
  const { family, address, shown, onChange } = props
  const t = useTranslations('lists.columns')
  return (
    <Menu
      trigger={
        <Button icon={<Columns3 aria-hidden />} className="max-md:hidden">
          {t('choose')}
        </Button>
      }
    >
      {columnsOf(family).map((column) => {
        const isShown = shown.includes(column)
        return (
          <MenuTick
            key={column}
            checked={isShown}
            onChange={() =>
              onChange({
                columns: isShown
                  ? shown.filter((one) => one !== column)
                  : columnsOf(family).filter((one) => one === column || shown.includes(one)),
              })
            }
          >
            {t(column)}
          </MenuTick>
        )
      })}
      <MenuSeparator />
      <MenuItem disabled={address.columns === null} onSelect={() => onChange({ columns: null })}>
        {t('usual')}
      </MenuItem>
    </Menu>
  )
}

const SORTS = [
  'placed-down',
  'placed-up',
  'leaves-up',
  'leaves-down',
  'recipient-up',
  'recipient-down',
] as const

type SortName = (typeof SORTS)[number]

const SORTS_BY_NAME: Readonly<Record<SortName, ListSort>> = {
  'placed-down': { by: 'placed', down: true },
  'placed-up': { by: 'placed', down: false },
  'leaves-up': { by: 'leaves', down: false },
  'leaves-down': { by: 'leaves', down: true },
  'recipient-up': { by: 'recipient', down: false },
  'recipient-down': { by: 'recipient', down: true },
}

/** In which order the list stands: heads of columns say it too, where there are any. */
export function SortMenu({ address, onChange }: Omit<ViewMenuProps, 'family'>) {
  const t = useTranslations('lists.sort')
  const { by, down } = address.sort
  return (
    <Menu
      trigger={
        <Button icon={<ArrowDownUp aria-hidden />} className="md:max-lg:px-2">
          {t('label')}
        </Button>
      }
    >
      <MenuChoices
        value={`${by}-${down ? 'down' : 'up'}` as const}
        options={SORTS.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          onChange({ sort: SORTS_BY_NAME[value] })
        }}
      />
    </Menu>
  )
}
