'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Table, Th } from '@/components/ui/table'
import { type ListSort, type SortKey, listRows, sortRows } from '../board/board-address'
import type { Board } from '../board/build-board'
import type { StoresById } from '../food-store'
import { ListRow } from './list-row'

type Column = { name: string; sort?: SortKey; align?: 'end'; className?: string }

/** The columns as `ListRow` fills them; what a small screen has no room for is left out there. */
const COLUMNS = [
  { name: 'code', sort: 'code' },
  { name: 'stage', sort: 'stage' },
  { name: 'next', sort: 'urgency' },
  { name: 'name', sort: 'name', className: 'max-sm:hidden' },
  { name: 'phone', className: 'max-lg:hidden' },
  { name: 'address', className: 'max-2xl:hidden' },
  { name: 'courier', className: 'max-lg:hidden' },
  { name: 'store', sort: 'store', className: 'max-lg:hidden' },
  { name: 'age', sort: 'age', align: 'end', className: 'max-sm:hidden' },
  { name: 'total', sort: 'total', align: 'end', className: 'max-lg:hidden' },
] as const satisfies Column[]

type BoardListProps = {
  board: Board
  stores: StoresById
  sort: ListSort
  onSort: (sort: ListSort) => void
}

/** The board as one table, at a desk's density: the row is the link, the head stays in sight. */
export function BoardList({ board, stores, sort, onSort }: BoardListProps) {
  const t = useTranslations('board.list')
  const storeName = (storeId: number) => stores.get(storeId)?.name ?? ''
  const several = stores.size > 1
  const rows = sortRows(listRows(board), sort, { storeCode: storeName, locale: useLocale() })
  return (
    <div
      // The page scrolls, so that the head can stick to the foot of the shell.
      className="-mx-4 lg:mx-0 [&>div]:overflow-x-clip"
    >
      <Table label={t('label')}>
        <thead>
          <tr>
            {COLUMNS.filter(({ name }) => several || name !== 'store').map((column: Column) => (
              <Head key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody data-lane="list">
          {rows.map((row) => (
            <ListRow
              key={row.card.id}
              {...row}
              region={stores.get(row.card.storeId)?.region ?? 'HK'}
              store={several ? stores.get(row.card.storeId) : undefined}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type HeadProps = { column: Column; sort: ListSort; onSort: (sort: ListSort) => void }

function Head({ column, sort, onSort }: HeadProps) {
  const t = useTranslations('board.list')
  const { name, sort: by, align, className } = column
  const label = t(name as 'code')
  const isSorted = by === sort.by
  const Arrow = sort.isDown ? ArrowDown : ArrowUp
  return (
    <Th
      {...(align && { align })}
      aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : undefined}
      className={cn('top-(--board-top,0px) z-10', className)}
    >
      {by ? (
        <button
          type="button"
          aria-label={t('sortBy', { column: label })}
          onClick={() => onSort({ by, isDown: isSorted && !sort.isDown })}
          className={cn(
            'inline-flex h-8 items-center gap-1 pointer-coarse:h-12',
            isSorted && 'font-semibold text-text',
          )}
        >
          {label}
          {isSorted && <Arrow aria-hidden className="size-3.5" />}
        </button>
      ) : (
        label
      )}
    </Th>
  )
}
