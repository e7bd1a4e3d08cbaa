'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { cn } from '@/components/ui/cn'
import { Row, RowLink, Table, Td, Th } from '@/components/ui/table'
import { isClosed } from '@/lib/domain/stages'
import { SORT_OF, type ListColumn, type ListSort } from '@/lib/lists/model/list-columns'
import { useCells } from './list-cells'
import { AllTick, RowTick } from './row-tick'
import { isSameShown, type ShownRow } from './shown-row'
import { StageWord } from './stage-word'
import type { Choose, Choosing } from './use-selection'

type ListTableProps = {
  rows: readonly ShownRow[]
  label: string
  columns: readonly ListColumn[]
  sort: ListSort
  onSort: (sort: ListSort) => void
  choosing: Choosing
}

/** Figures stand above each other. */
const AT_END: ReadonlySet<ListColumn> = new Set(['total', 'placed'])

/** What can be long is cut off; its page tells it whole. */
const WIDTHS: Readonly<Partial<Record<ListColumn, string>>> = {
  recipient: 'max-w-44',
  district: 'max-w-32',
  // As wide as the others leave it, so that they are cut off last.
  address: 'w-full max-w-0 min-w-40',
  product: 'max-w-44',
  courier: 'max-w-36',
  store: 'max-w-36',
}

/** On paper nothing is cut off: what is long goes on in the next line. */
const PAPER =
  'print:h-auto print:py-1 print:text-xs print:whitespace-normal print:overflow-visible print:wrap-break-word'

/** The list on a wide screen: rows of 40 px, and the row is the link. */
export function ListTable(props: ListTableProps) {
  const { rows, label, columns, sort, onSort, choosing } = props
  const t = useTranslations('lists.columns')
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th className="w-9 px-0 print:hidden">
            <AllTick choosing={choosing} />
          </Th>
          <Th>{t('number')}</Th>
          <Th>{t('stage')}</Th>
          {columns.map((column) => (
            <Head key={column} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={choosing.onKeyDown}>
        {rows.map((shown) => (
          <OrderRow
            key={shown.row.card.id}
            shown={shown}
            columns={columns}
            isChosen={choosing.isChosen(shown)}
            choose={choosing.choose}
          />
        ))}
      </tbody>
    </Table>
  )
}

type HeadProps = Pick<ListTableProps, 'sort' | 'onSort'> & { column: ListColumn }

/** Where a list can be sorted by the column, a press does it, and another turns it round. */
function Head({ column, sort, onSort }: HeadProps) {
  const t = useTranslations('lists.columns')
  const by = SORT_OF[column]
  const align = AT_END.has(column) ? 'end' : 'start'
  if (!by) return <Th align={align}>{t(column)}</Th>
  const isSorted = sort.by === by
  const Arrow = sort.down ? ArrowDown : ArrowUp
  return (
    <Th
      align={align}
      aria-sort={isSorted ? (sort.down ? 'descending' : 'ascending') : 'none'}
      className="px-1"
    >
      <button
        type="button"
        className={cn(
          'inline-flex h-8 items-center gap-1 rounded-inner px-2 hover:text-text print:px-0 pointer-coarse:h-12',
          isSorted && 'text-text',
        )}
        onClick={() => onSort({ by, down: isSorted ? !sort.down : by === 'placed' })}
      >
        {t(column)}
        {isSorted && <Arrow aria-hidden className="size-3.5" />}
      </button>
    </Th>
  )
}

type OrderRowProps = {
  shown: ShownRow
  columns: readonly ListColumn[]
  isChosen: boolean
  choose: Choose
}

const isSameRow = (one: OrderRowProps, other: OrderRowProps): boolean =>
  isSameShown(one.shown, other.shown) &&
  one.isChosen === other.isChosen &&
  one.columns.join() === other.columns.join()

/** One order. Drawn again only when it changes, is chosen, or has other columns. */
const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { shown, columns, isChosen, choose } = props
  const { row, href, label, number, store } = shown
  const cells = useCells(row, store)
  return (
    <Row
      aria-selected={isChosen}
      className={cn(
        isClosed(row.card.stage) && 'text-muted',
        isChosen && 'bg-accent-soft has-[a]:hover:bg-accent-soft',
      )}
      onClickCapture={(event) => {
        // A press with Shift chooses up to here; the browser would open another window.
        if (!event.shiftKey || event.target instanceof HTMLInputElement) return
        event.preventDefault()
        event.stopPropagation()
        choose(shown, true)
      }}
      onMouseDown={(event) => {
        // Nor does it mark the words between.
        if (event.shiftKey) event.preventDefault()
      }}
    >
      <Cell className="px-0 print:hidden">
        <RowTick shown={shown} isChosen={isChosen} choose={choose} />
      </Cell>
      <Cell className="print:min-w-26 print:break-all">
        <RowLink href={href} data-card={row.card.id} aria-label={label}>
          <span className="font-mono">{number}</span>
        </RowLink>
      </Cell>
      <Cell>
        <StageWord row={row} />
      </Cell>
      {columns.map((column) => (
        <Cell
          key={column}
          align={AT_END.has(column) ? 'end' : 'start'}
          className={cn('truncate print:max-w-none', WIDTHS[column])}
        >
          {cells[column]}
        </Cell>
      ))}
    </Row>
  )
}, isSameRow)

function Cell({ className, ...rest }: React.ComponentProps<typeof Td>) {
  return <Td {...rest} className={cn('h-10 py-0 whitespace-nowrap', className, PAPER)} />
}
