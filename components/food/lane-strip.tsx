import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Board } from './build-board'
import { LANES } from './lanes'

/** On a tablet or phone: how many stand where, and one press to go there. Always in sight. */
export function LaneStrip({ board }: { board: Board }) {
  const t = useTranslations('food')
  const shown = LANES.filter((lane) => lane !== 'needs-you' || board[lane].length > 0)
  return (
    <nav
      aria-label={t('board.jump')}
      className="sticky top-(--shell-top,0px) z-20 -mx-4 grid auto-cols-fr grid-flow-col gap-1 border-b bg-background px-2 py-1 lg:hidden"
    >
      {shown.map((lane) => (
        <a
          key={lane}
          href={`#lane-${lane}`}
          aria-disabled={board[lane].length === 0}
          className={cn(
            'flex min-h-14 flex-col items-center justify-center rounded-inner px-0.5 text-center active:bg-sunken',
            lane === 'needs-you' && 'bg-late-soft text-late',
          )}
        >
          <span className="text-lg font-semibold tabular-nums">{board[lane].length}</span>
          <span className="text-xs leading-tight">{t(`laneShort.${lane}`)}</span>
        </a>
      ))}
    </nav>
  )
}
