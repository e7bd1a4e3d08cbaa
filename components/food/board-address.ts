import { LANES, type Lane } from './lanes'
import { sortOf, sortParam, type ListSort } from './sort-rows'

export const BOARD_VIEWS = ['columns', 'list', 'map'] as const
export type BoardView = (typeof BOARD_VIEWS)[number]

/** Remembers on this device how the board was last shown. */
export const BOARD_VIEW_COOKIE = 'handover-board-view'

export const STAGE_FILTERS = ['open', ...LANES] as const
/** Of the list and the map: everything open, or one column. */
export type StageFilter = 'open' | Lane

/** How the board is shown, as its address says, so that a view can be sent. */
export type BoardAddress = {
  /** Null: as this device last showed it. */
  view: BoardView | null
  search: string
  /** A store's code. */
  store: string | null
  stage: StageFilter | null
  sort: ListSort
}

/** Longer than any address line: more was not typed by a person. */
const LONGEST_SEARCH = 200

export function viewOf(param: string | null | undefined): BoardView | null {
  return BOARD_VIEWS.find((view) => view === param) ?? null
}

export function readBoardAddress(params: { get: (name: string) => string | null }): BoardAddress {
  return {
    view: viewOf(params.get('view')),
    search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    store: params.get('store') || null,
    stage: STAGE_FILTERS.find((stage) => stage === params.get('stage')) ?? null,
    sort: sortOf(params.get('sort')),
  }
}

/** The part of the address from `?` on; empty for the board as it usually is. */
export function boardSearch({ view, search, store, stage, sort }: BoardAddress): string {
  const said = [
    ['view', view],
    ['q', search.trim()],
    ['store', store],
    ['stage', stage],
    ['sort', sortParam(sort)],
  ] as const
  const params = new URLSearchParams(
    said.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  )
  return params.size === 0 ? '' : `?${params.toString()}`
}
