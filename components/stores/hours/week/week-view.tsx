'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Kbd } from '@/components/ui/kbd'
import { barId, OPENS_ID } from './grid-measure'
import { RangePanel } from './range-panel'
import type { HoursEditor } from '../use-hours-editor'
import { useHoursLabels } from '../use-hours-labels'
import { useWeekEdits } from './use-week-edits'
import { WeekGrid } from './week-grid'

const CopyDayDialog = dynamic(
  () => import('./copy-day-dialog').then((module) => module.CopyDayDialog),
  { ssr: false },
)

/** The week, and beside it the hours that are chosen in exact times. */
export function WeekView({ editor }: { editor: HoursEditor }) {
  const t = useTranslations('hours.week')
  const edits = useWeekEdits(editor)
  const { week } = editor.hours
  const { mayEdit } = editor
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <WeekGrid week={week} edits={mayEdit ? edits : null} />
      <aside
        className={cn(
          'z-20 flex flex-col gap-4 bg-surface lg:sticky lg:top-32 lg:rounded-outer lg:border lg:p-4',
          // Over the foot of the week only while hours are chosen, and then no higher than a row.
          mayEdit &&
            edits.selected &&
            'max-lg:sticky max-lg:bottom-(--shell-bottom) max-lg:-mx-4 max-lg:gap-1 max-lg:border-t max-lg:px-4 max-lg:py-2',
        )}
      >
        {!mayEdit && <p>{t('readOnly')}</p>}
        {mayEdit && <Chosen editor={editor} edits={edits} />}
        <p role="status" className="text-muted empty:hidden">
          {edits.said && t(`said.${edits.said}`)}
        </p>
      </aside>
      {edits.copying !== null && (
        <CopyDayDialog
          day={edits.copying}
          onCopy={(to) => edits.copy(edits.copying ?? 0, to)}
          onClose={() => edits.askCopy(null)}
        />
      )}
    </div>
  )
}

type ChosenProps = { editor: HoursEditor; edits: ReturnType<typeof useWeekEdits> }

function Chosen({ editor, edits }: ChosenProps) {
  const words = useHoursLabels()
  const { selected } = edits
  const range = selected && editor.hours.week[selected.day]?.[selected.index]
  if (!selected || !range) return <HowTo editor={editor} />
  return (
    <>
      <h2 className="font-semibold">{words.weekday(selected.day)}</h2>
      <RangePanel
        key={`${barId(selected)} ${words.range(range)}`}
        range={range}
        opensId={OPENS_ID}
        onChange={(next) => edits.place({ day: selected.day, range: next, from: selected })}
        onRemove={() => edits.remove(selected)}
      />
    </>
  )
}

const USUAL_WEEK = Array.from({ length: 7 }, () => [{ from: 660, to: 1320 }])

function HowTo({ editor }: { editor: HoursEditor }) {
  const t = useTranslations('hours.week')
  const isEmpty = editor.hours.week.every((ranges) => ranges.length === 0)
  return (
    <>
      {isEmpty && (
        <>
          <p className="font-semibold">{t('emptyTitle')}</p>
          <p>{t('emptyText')}</p>
          <Button onClick={() => editor.change({ ...editor.hours, week: USUAL_WEEK })}>
            {t('startUsual')}
          </Button>
        </>
      )}
      <p className="hidden text-muted pointer-fine:block">{t('howMouse')}</p>
      <p className="hidden text-muted pointer-coarse:block">{t('howTouch')}</p>
      {/* What has no room for the week and this has no keyboard either. */}
      <ul className="hidden space-y-1.5 text-muted lg:pointer-fine:block">
        {KEYS.map(([keys, meaning]) => (
          <li key={meaning}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}{' '}
            {t(`keys.${meaning}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

const KEYS = [
  [['N'], 'add'],
  [['↑', '↓'], 'move'],
  [['Shift', '↑', '↓'], 'end'],
  [['Alt', '↑', '↓'], 'start'],
  [['Enter'], 'type'],
  [['Delete'], 'remove'],
] as const
