import { AlarmClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Board, Lane } from './build-board'
import { LANE_LOOKS } from './lane-looks'

/** On a small screen what somebody can do something about comes first. */
const ON_SMALL: readonly Lane[] = [
  'needs-you',
  'at-store',
  'waiting',
  'coming',
  'scheduled',
  'on-the-way',
  'done',
]

/**
 * The column that a small screen shows: the chosen one, else the first in which there is something;
 * so, too, while a search finds nothing in the chosen one.
 */
export function laneToShow(
  board: Board,
  {
    lanes,
    chosen,
    isSearched,
  }: { lanes: readonly Lane[]; chosen: Lane | null; isSearched: boolean },
): Lane {
  const isThere = chosen !== null && lanes.includes(chosen)
  if (isThere && (!isSearched || board[chosen].length > 0)) return chosen
  return ON_SMALL.find((lane) => board[lane].length > 0) ?? 'waiting'
}

type LaneTabsProps = {
  board: Board
  lanes: readonly Lane[]
  current: Lane
  onChoose: (lane: Lane) => void
}

/** On a tablet or phone: how many stand where, and one press to see those. Always in sight. */
export function LaneTabs({ board, lanes, current, onChoose }: LaneTabsProps) {
  const t = useTranslations('food')
  return (
    <nav
      aria-label={t('board.jump')}
      className="sticky top-(--board-top) z-10 -mx-4 grid auto-cols-fr grid-flow-col gap-1 border-b bg-background px-2 pb-1 lg:hidden print:hidden"
    >
      {ON_SMALL.filter((lane) => lanes.includes(lane)).map((lane) => {
        const late = board[lane].filter(({ lateWhat }) => lateWhat !== null).length
        const isHere = lane === current
        return (
          <button
            key={lane}
            type="button"
            aria-pressed={isHere}
            onClick={() => onChoose(lane)}
            className={cn(
              'relative flex min-h-12 min-w-0 flex-col items-center justify-center rounded-inner border px-0.5 text-center',
              isHere ? cn('border-current', LANE_LOOKS[lane].head) : 'border-transparent bg-sunken',
              lane === 'needs-you' && !isHere && 'bg-late-soft text-late',
            )}
          >
            <span
              className={cn(
                'text-lg leading-6 font-semibold tabular-nums',
                // On a phone the badge would stand on its last digit.
                late > 0 && 'max-sm:pr-5',
              )}
            >
              {board[lane].length}
            </span>
            <span className="w-full text-xs leading-(--line-tiny) font-medium tracking-tight wrap-anywhere">
              {t(`laneShort.${lane}`)}
            </span>
            {late > 0 && (
              <span className="absolute -top-0.5 right-0 flex min-w-4 items-center justify-center gap-0.5 rounded-full bg-late px-1 text-xs leading-(--line-tight) font-semibold text-surface">
                <AlarmClock aria-hidden className="size-3 max-sm:hidden" />
                <span className="sr-only">{t('board.lateCount', { count: late })}</span>
                <span aria-hidden>{late}</span>
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}
