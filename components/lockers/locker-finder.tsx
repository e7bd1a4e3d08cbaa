'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { List, Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { MapSkeleton } from '@/components/map/map-skeleton'
import { ReadProblem } from '@/components/shell/read-json'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { usePainted } from '@/components/ui/first-drawing'
import { Segmented } from '@/components/ui/forms/segmented'
import { Notice } from '@/components/ui/notice'
import type { Locker } from '@/lib/lockers/model/lockers'
import type { FirstLockers, RefreshState } from '@/lib/lockers/model/locker-list'
import { indexLocker, type LockerMatch } from './find-lockers'
import { FinderBar } from './finder-bar'
import { LockerCard } from './locker-card'
import { LockerList, LockersSkeleton, RowsSkeleton } from './locker-list'
import { lockerListQuery, refreshStateQuery } from './lockers-query'
import { fetchLockerMap, LazyLockerMap } from './map/lazy-locker-map'
import { RefreshLine } from './refresh-line'
import { type Finder, useFinder } from './use-finder'
import { useLockerLabels } from './use-locker-labels'

/** From here on list and map stand side by side; the same as `md:` in class names. */
const WIDE = '(min-width: 48rem)'

type LockerFinderProps = {
  /** Shown until all of them are there. */
  first?: FirstLockers | null
  /** Code of the locker that is looked at in the beginning. */
  selected: string | null
  /** What can be done with the locker that is looked at. */
  action: (found: LockerMatch) => ReactNode
  /** Enter in the list: it is taken. */
  onTake?: ((found: LockerMatch) => void) | undefined
  className?: string
}

/** Lockers in a list and on a map, from the local copy: page and picker are this. */
export function LockerFinder(props: LockerFinderProps) {
  const { first = null, selected, action, onTake, className } = props
  const { list, state } = useLockers(first)
  const [begun] = useState(() => first?.lockers.map(indexLocker))
  const { stores } = useViewer()
  const mayRefresh = stores.some(({ may }) => may.includes('express.place'))
  const all = list.data?.lockers ?? begun
  const finder = useFinder(all, { selected })
  const isEmpty = all?.length === 0
  return (
    <div className={cn('flex min-h-0 flex-col gap-2', className)}>
      {state.data && <RefreshLine state={state.data} mayRefresh={mayRefresh} />}
      {list.isPending && !begun && <LockersSkeleton />}
      {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {isEmpty && <NoLockers state={state.data} />}
      {all && !isEmpty && (list.data ?? !list.isError) && (
        <Panes
          finder={finder}
          total={list.data ? null : (state.data?.count ?? null)}
          action={action}
          onTake={onTake}
        />
      )}
    </div>
  )
}

type PanesProps = Pick<LockerFinderProps, 'action' | 'onTake'> & {
  finder: Finder
  /** How many there are while only the first are here; null when all are. */
  total: number | null
}

function Panes({ finder, total, action, onTake }: PanesProps) {
  const t = useTranslations('lockers')
  const { tiles } = useViewer()
  const isWide = useWide()
  const [view, setView] = useState<'list' | 'map'>('list')
  const { found, chosen, setPicked, origin, setOrigin, fitKey } = finder
  const showList = isWide || view === 'list'
  // A window that opens shows the list first, which somebody may choose from while the map is drawn.
  const isPainted = usePainted()
  // While the lockers themselves are on their way.
  useEffect(() => {
    if (isWide) fetchLockerMap()
  }, [isWide])
  return (
    <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(19rem,25rem)_minmax(0,1fr)]">
      <div className={cn('flex min-h-0 flex-col gap-2', !showList && 'h-full')}>
        {!isWide && (
          // Nobody knows on the server how wide it is.
          <div className="md:hidden">
            <Segmented
              label={t('view')}
              name="lockers-view"
              value={view}
              onChange={setView}
              options={[
                { value: 'list', label: t('list'), icon: <List aria-hidden /> },
                { value: 'map', label: t('mapView'), icon: <MapIcon aria-hidden /> },
              ]}
            />
          </div>
        )}
        {showList && <FinderBar finder={finder} />}
        {showList && <Results finder={finder} total={total} onTake={onTake} />}
        {!showList && <div className="min-h-0 flex-1">{map()}</div>}
        {chosen && <LockerCard found={chosen} action={action(chosen)} />}
      </div>
      {isWide ? (
        map()
      ) : (
        <div className="max-md:hidden">
          <MapSkeleton />
        </div>
      )}
    </div>
  )

  function map() {
    // To draw the first few would only be to move away from them.
    if (!isPainted || total !== null) return <MapSkeleton />
    return (
      <LazyLockerMap
        tiles={tiles}
        found={found}
        chosen={chosen}
        fitKey={fitKey}
        onChoose={setPicked}
        origin={origin?.at ?? null}
        onPin={(at) => setOrigin({ kind: 'pin', at })}
      />
    )
  }
}

function Results({ finder, total, onTake }: Pick<PanesProps, 'finder' | 'total' | 'onTake'>) {
  const t = useTranslations('lockers')
  const { found, chosen, setPicked, isFiltered, clear, elsewhere } = finder
  // Among the first few nothing is found, and nothing near.
  if (total !== null && (isFiltered || finder.origin)) return <RowsSkeleton />
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-3 text-muted">
        <p role="status" className="tabular-nums">
          {t('found', { count: total ?? found.length })}
        </p>
        {!finder.origin && <p className="max-md:hidden">{t('origin.hint')}</p>}
      </div>
      {elsewhere && <Elsewhere finder={finder} locker={elsewhere.locker} />}
      {found.length > 0 ? (
        <LockerList
          found={found}
          chosen={chosen?.key ?? null}
          onChoose={setPicked}
          onTake={onTake}
        />
      ) : (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={isFiltered && <Button onClick={clear}>{t('clear')}</Button>}
        />
      )}
    </>
  )
}

/** Where the locker of a typed code is, which the chosen district hides. */
function Elsewhere({ finder, locker }: { finder: Finder; locker: Locker }) {
  const t = useTranslations('lockers')
  const words = useLockerLabels()
  return (
    <Notice
      kind="info"
      role="status"
      action={<Button onClick={() => finder.setDistrict(null)}>{t('elsewhereShow')}</Button>}
    >
      {t('elsewhere', {
        code: locker.code,
        name: words.name(locker),
        district: words.district(locker) ?? '–',
      })}
    </Notice>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('lockers')
  const words = useProblemText()
  const known = error instanceof ReadProblem ? error.refusal : null
  return (
    <ErrorState
      title={t('failed')}
      text={known ? words.sentence(known) : words.noAnswer()}
      reference={known?.reference}
      onRetry={onRetry}
    />
  )
}

/** Before the first list, or where the platform has none. */
function NoLockers({ state }: { state: RefreshState | undefined }) {
  const t = useTranslations('lockers')
  if (!state || state.refreshing) return <LockersSkeleton />
  return <EmptyState title={t('empty')} text={t(state.failure ? 'emptyFailed' : 'emptyText')} />
}

/** All lockers and how old the list is; a newer list takes the older one's place by itself. */
function useLockers(first: FirstLockers | null) {
  const client = useQueryClient()
  const list = useQuery(lockerListQuery())
  const begin = first && { initialData: first.state, initialDataUpdatedAt: first.at }
  const state = useQuery({ ...refreshStateQuery(), ...begin })
  const shown = list.data?.version
  const newest = state.data?.version
  const isOld = shown !== undefined && newest !== undefined && newest > shown
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: lockerListQuery().queryKey })
  }, [client, isOld, newest])
  return { list, state }
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether there is room for two columns; false while the server draws. */
function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
